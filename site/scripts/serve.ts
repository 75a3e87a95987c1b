import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { DIST } from './paths.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

/**
 * Serves the built site on this machine, like a host of static files.
 *
 * @param port 0 lets the system choose
 * @param folder another folder than that of the site
 */
export function serveSite(port: number, folder = DIST): Promise<Server> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const wanted = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    const isThere = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile()
    const file = isThere ? wanted : join(folder, '404.html')
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
