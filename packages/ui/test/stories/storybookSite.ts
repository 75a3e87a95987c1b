import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { dirname, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', '..')
export const SITE = join(ROOT, 'storybook-static')
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A story of the built index. */
export interface Story {
  id: string
  /** `Screens/Appointments` */
  title: string
  name: string
  exportName: string
  tags: readonly string[]
}

/**
 * Builds the static Storybook.
 *
 * @param site output folder, storybook-static/ by default
 * @param root the working copy to build
 * @param only folders below packages/ui/src whose stories are included; all of them by default
 */
export function buildSite(site = SITE, root = ROOT, only: readonly string[] = []): void {
  execFileSync(
    join(root, 'node_modules', '.bin', 'storybook'),
    ['build', '--quiet', '-o', site, ...(only.length > 0 ? ['--test'] : [])],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NALAM_STORIES: only.join(',') },
    },
  )
}

/** Returns every story of the built index, so that all stories in Storybook are checked. */
export function listStories(site = SITE): Story[] {
  const file = join(site, 'index.json')
  if (!existsSync(file)) throw new Error('There is no built Storybook: run without --no-build')
  const index: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (typeof index !== 'object' || index === null || !('entries' in index)) throw new Error('index.json has no entries')
  return Object.values(Object(index.entries)).flatMap((entry) => {
    const { type, id, title, name, exportName, tags } = Object(entry)
    if (type !== 'story') return []
    return [
      {
        id: String(id),
        title: String(title),
        name: String(name),
        exportName: String(exportName),
        tags: Array.isArray(tags) ? tags.map(String) : [],
      },
    ]
  })
}

/** Files that hosts compress; fonts are compressed already. */
const COMPRESSIBLE = /\.(?:html|js|css|json|svg)$/

/**
 * Serves the built Storybook on a free local port.
 *
 * @param isCompressed sends texts with gzip, as hosts of static files do
 */
export async function serveSite(
  site = SITE,
  isCompressed = false,
): Promise<{ address: string; close: () => Promise<void> }> {
  const server: Server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname))
    const file = join(site, path.endsWith('/') ? `${path}index.html` : path)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const isSmaller = isCompressed && COMPRESSIBLE.test(file)
    response.writeHead(200, {
      ...(isSmaller ? { 'Content-Encoding': 'gzip' } : {}),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...(path.startsWith('/assets/') ? { 'Cache-Control': 'max-age=31536000, immutable' } : {}),
    })
    response.end(isSmaller ? gzipSync(readFileSync(file)) : readFileSync(file))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
