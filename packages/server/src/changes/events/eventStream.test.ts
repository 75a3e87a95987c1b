import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createEventStream, type EventStream, type StreamEnd } from './eventStream.ts'

const HEADERS = { 'Content-Type': 'text/event-stream' }
const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

/** Starts a server that creates a stream for each request. @returns its port */
async function streaming(use: (stream: EventStream, response: ServerResponse, ends: StreamEnd[]) => void) {
  const server = createServer((_request, response) => {
    const ends: StreamEnd[] = []
    use(
      createEventStream(response, (reason) => ends.push(reason)),
      response,
      ends,
    )
  })
  servers.push(server.listen(0))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

it('sends the events after its start, and ends once', async () => {
  const ended: StreamEnd[][] = []
  const port = await streaming((stream, _response, ends) => {
    ended.push(ends)
    stream.send('before')
    expect(stream.begin(HEADERS, 'first ')).toBe(true)
    expect(stream.begin(HEADERS, 'again ')).toBe(false)
    stream.send('second ')
    stream.end('server stops')
    stream.end('session over')
    stream.send('after')
  })
  const response = await fetch(`http://localhost:${port}`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  expect(await response.text()).toBe('first second ')
  expect(ended).toEqual([['server stops']])
})

it('that was ended before its beginning leaves the response to a refusal', async () => {
  const ended: StreamEnd[][] = []
  const port = await streaming((stream, response, ends) => {
    ended.push(ends)
    stream.end('session over')
    expect(stream.begin(HEADERS, 'first')).toBe(false)
    response.writeHead(503).end('refused')
  })
  const response = await fetch(`http://localhost:${port}`)
  expect([response.status, await response.text()]).toEqual([503, 'refused'])
  expect(ended).toEqual([[]])
})

it('does not begin for a client that has left', async () => {
  const [asked, outcome] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()]
  const port = await streaming((stream, response) => {
    response.on('close', () => outcome.resolve(stream.begin(HEADERS, 'first')))
    asked.resolve()
  })
  const socket = connect(port, 'localhost')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  socket.on('error', () => undefined)
  await asked.promise
  socket.resetAndDestroy()
  expect(await outcome.promise).toBe(false)
})

it('ends when the client leaves', async () => {
  const ended = Promise.withResolvers<readonly StreamEnd[]>()
  const port = await streaming((stream, response, ends) => {
    stream.begin(HEADERS, 'first')
    response.on('close', () => ended.resolve(ends))
  })
  const leaving = new AbortController()
  await fetch(`http://localhost:${port}`, { signal: leaving.signal })
  leaving.abort()
  expect(await ended.promise).toEqual(['client left'])
})
