import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve, extname, join, relative, sep } from 'node:path'
import { z } from 'zod'
import { Refusal } from '../contract/refusal.ts'
import type { Mount } from '../http/route.ts'
import { pagePolicy } from '../http/securityHeaders.ts'
import { StartError } from '../startError.ts'

/**
 * Returns the folder of the portal in the published package, next to dist/main.js; `undefined` in a
 * clone, where it is not packed.
 */
export function bundledPortal(): string | undefined {
  const folder = resolve(import.meta.dirname, 'portal')
  return existsSync(resolve(folder, 'index.html')) ? folder : undefined
}

// The portal's build is a few megabytes at most, so it is read once at start: the path of a request
// never reaches the file system.

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}
const HEADERS_FILE = 'headers.json'
const INDEX = '/index.html'
/** Pages with a file of their own: `/p` of a patient's link (OFFER-02), `/q` of a waiting room (QUEUE-04). */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', INDEX],
  ['/p', '/p.html'],
  ['/q', '/q.html'],
])

interface PortalFile {
  readonly type: string
  readonly etag: string
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer> | undefined
  readonly gzip: Uint8Array<ArrayBuffer> | undefined
}

function readFiles(folder: string): Map<string, PortalFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const read = (path: string) => (existsSync(path) ? new Uint8Array(readFileSync(path)) : undefined)
  const files = new Map<string, PortalFile>()
  for (const path of paths) {
    const type = TYPES[extname(path)]
    const plain = read(path)
    const name = `/${relative(folder, path).split(sep).join('/')}`
    if (type === undefined || plain === undefined || name === `/${HEADERS_FILE}`) continue
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
    files.set(name, { type, etag, plain, br: read(`${path}.br`), gzip: read(`${path}.gz`) })
  }
  return files
}

/** The fonts of Indian scripts in a build: of texts and of headings. */
const SCRIPT_FONT = /^(mukta(?:-malar)?)-(?:devanagari|tamil)-([47]00)-normal-[\w-]+\.woff2$/

/** Returns the font faces of Indian scripts that a built portal has, as CSS. */
export function scriptFonts(folder: string | undefined): string {
  const assets = folder === undefined ? undefined : join(folder, 'assets')
  if (assets === undefined || !existsSync(assets)) return ''
  const faces = readdirSync(assets).flatMap((name) => {
    const [, family, weight] = SCRIPT_FONT.exec(name) ?? []
    const called = family === 'mukta' ? 'Mukta' : 'Mukta Malar'
    return family === undefined
      ? []
      : [`@font-face { font-family: '${called}'; font-weight: ${weight}; src: url('/assets/${name}') format('woff2') }`]
  })
  return faces.join('\n')
}

/**
 * Reads the headers that the portal's build defines; its policy contains the hashes of its inline
 * scripts and styles.
 */
function readHeaders(folder: string): Record<string, string> {
  const path = join(folder, HEADERS_FILE)
  if (!existsSync(path)) return { 'Content-Security-Policy': pagePolicy }
  const parsed = z.record(z.string(), z.string()).safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new StartError(`The file ${path} does not hold an object of header names and values.`)
  return { 'Content-Security-Policy': pagePolicy, ...parsed.data }
}

/** Returns the first available encoding that the browser accepts. */
function encodingFor(acceptEncoding: string, file: PortalFile): 'br' | 'gzip' | undefined {
  const accepted = new Set(
    acceptEncoding
      .split(',')
      .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
      .map((entry) => entry.split(';')[0]?.trim().toLowerCase()),
  )
  if (file.br !== undefined && accepted.has('br')) return 'br'
  return file.gzip !== undefined && accepted.has('gzip') ? 'gzip' : undefined
}

/**
 * Returns whether a path that is not a file is answered with index.html. Browsers send a navigation
 * mode; curl, link previews and uptime checks accept anything. A missing file of an older build
 * must not return a page: the portal would execute it as code.
 */
function isPageRequest(path: string, headers: Headers): boolean {
  if (path.startsWith('/assets/')) return false
  const mode = headers.get('sec-fetch-mode')
  const accept = headers.get('accept')
  if (mode === 'navigate' || accept?.includes('text/html') === true) return true
  if (mode !== null) return false
  const isFile = path.slice(path.lastIndexOf('/')).includes('.')
  return !isFile && (accept === null || accept.includes('*/*'))
}

/**
 * Serves a built portal: its files, and index.html for every other page address.
 *
 * @throws StartError when the folder has no index.html
 */
export function mountPortal(folder: string): Mount {
  if (!existsSync(join(folder, INDEX))) {
    throw new StartError(`The portal folder ${folder} has no index.html; build the portal first.`)
  }
  const files = readFiles(folder)
  const headers = readHeaders(folder)

  const respond = (name: string, file: PortalFile, request: Request): Response => {
    const isHashed = name.startsWith('/assets/')
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', file)
    const responseHeaders = new Headers({
      ...headers,
      'Content-Type': file.type,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    })
    if (request.headers.get('if-none-match') === file.etag) {
      return new Response(null, { status: 304, headers: responseHeaders })
    }
    if (encoding !== undefined) responseHeaders.set('Content-Encoding', encoding)
    const content = (encoding === undefined ? file.plain : file[encoding]) ?? file.plain
    responseHeaders.set('Content-Length', String(content.byteLength))
    return new Response(content, { status: 200, headers: responseHeaders })
  }

  return (app) => {
    app.get('*', (c) => {
      const path = PAGES.get(c.req.path) ?? c.req.path
      const file = files.get(path)
      if (file !== undefined) return respond(path, file, c.req.raw)
      const wantsPage = isPageRequest(path, c.req.raw.headers)
      const index = files.get(INDEX)
      // Like other unknown paths, a file of an older build is not found: see {@link isPageRequest}.
      if (!wantsPage || index === undefined) throw new Refusal('not_found')
      return respond(INDEX, index, c.req.raw)
    })
  }
}
