import { createServer } from 'node:http'
import { page } from './page.ts'

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-Request-Id': 'req_bench' }).end(page)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
