import { createConnection } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startDemoServer } from '../../test/support/startDemoServer.ts'
import type { RunningServer } from '../app/server.ts'
import { createTestClient, type TestClient } from '../../test/support/testClient.ts'
import { mountPortal, scriptFonts } from './portalFiles.ts'

let folder: string
let server: RunningServer
let client: TestClient
const page = { 'sec-fetch-mode': 'navigate', accept: 'text/html' }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'))
  mkdirSync(join(folder, 'assets'))
  const code = 'export const response = 42'
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  writeFileSync(join(folder, 'assets', 'main-abc.js'), code)
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync(code))
  writeFileSync(join(folder, 'assets', 'main-abc.js.gz'), gzipSync(code))
  writeFileSync(join(folder, 'assets', 'mukta-malar-tamil-400-normal-Ab_-9.woff2'), 'font')
  writeFileSync(join(folder, 'assets', 'mukta-malar-tamil-500-normal-x.woff2'), 'font')
  writeFileSync(
    join(folder, 'headers.json'),
    JSON.stringify({ 'Content-Security-Policy': "default-src 'self'", 'Permissions-Policy': 'camera=()' }),
  )
  server = await startDemoServer({ portal: folder })
  client = createTestClient(server.origin)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

describe('the portal', () => {
  it.each(['/', '/doctor/dashboard', '/doctor/unknown/path?x=1'])(
    'gives its page for a navigation to %s',
    async (path) => {
      const { status, headers, text } = await client.send('GET', path, { headers: page })
      expect([status, text]).toEqual([200, '<!doctype html><title>Portal</title>'])
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('content-security-policy')).toBe("default-src 'self'")
      expect(headers.get('permissions-policy')).toBe('camera=()')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    },
  )

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
  ])('sends the encoding that fits %s', async (accepted, sent) => {
    const { headers, text } = await client.send('GET', '/assets/main-abc.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(text).toBe('export const response = 42')
    expect(headers.get('content-encoding')).toBe(sent)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('vary')).toContain('Accept-Encoding')
  })

  it('responds 304 to the entity tag that it gave', async () => {
    const tag = (await client.send('GET', '/', { headers: page })).headers.get('etag') ?? ''
    expect((await client.send('GET', '/', { headers: { ...page, 'if-none-match': tag } })).status).toBe(304)
  })

  it.each([
    ['a file of an older build', '/assets/old-123.js', { 'sec-fetch-mode': 'no-cors' }],
    ['the same typed into the address bar', '/assets/old-123.js', page],
    ['a picture', '/nowhere.png', { 'sec-fetch-mode': 'no-cors', accept: 'image/*' }],
    ['an unknown call', '/api/nowhere', page],
    ['the headers file', '/headers.json', {}],
    ['a path out of the folder', '/..%2f..%2f..%2fetc%2fpasswd', {}],
    ['a way up', '/assets/../../package.json', {}],
  ])('gives 404 for %s', async (_case, path, headers) => {
    const response = await client.send('GET', path, { headers })
    expect([response.status, response.body['code']]).toEqual([404, 'not_found'])
  })

  it.each([
    ['curl', ['Host: localhost', 'Accept: */*']],
    ['a link preview without Accept', ['Host: localhost']],
    ['a browser of before Sec-Fetch-Mode', ['Host: localhost', 'Accept: text/html,application/xhtml+xml']],
  ])('gives the page to %s', async (_case, headers) => {
    const text = await rawGet('/doctor/login', headers)
    expect(text).toMatch(/^HTTP\/1\.1 200/)
    expect(text).toContain('text/html')
  })

  it.each([
    ['a file that is not there', '/assets/old-123.js', ['Host: localhost', 'Accept: */*']],
    ['a picture that is not there', '/nowhere.png', ['Host: localhost', 'Accept: */*']],
    ['a call for data', '/doctor/login', ['Host: localhost', 'Accept: application/json']],
  ])('gives no page for %s', async (_case, path, headers) => {
    expect(await rawGet(path, headers)).toMatch(/^HTTP\/1\.1 404/)
  })

  it('has fonts for the page of mails, on systems without a font for Tamil or Hindi', async () => {
    expect(scriptFonts(folder)).toBe(
      "@font-face { font-family: 'Mukta Malar'; font-weight: 400; src: url('/assets/mukta-malar-tamil-400-normal-Ab_-9.woff2') format('woff2') }",
    )
    expect([scriptFonts('/nowhere'), scriptFonts(undefined)]).toEqual(['', ''])
    const { text, headers } = await client.send('GET', '/dev/mailbox', { headers: page })
    expect(text).toContain(scriptFonts(folder))
    expect(headers.get('content-security-policy')).toContain("font-src 'self'")
  })

  it('refuses to start with a folder that holds no page, in one sentence', () => {
    expect(() => mountPortal('/nowhere')).toThrow(
      'The portal folder /nowhere has no index.html; build the portal first.',
    )
  })
})

/** Returns the raw response to a manually written request; fetch would normalise the request. */
function rawGet(path: string, headers: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(Number(new URL(server.origin).port), 'localhost')
    socket.on('error', reject)
    socket.on('data', (part) => {
      resolve(part.toString())
      socket.destroy()
    })
    socket.write(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`)
  })
}

describe('beside the contract', () => {
  it('/healthz and /readyz report its state', async () => {
    expect((await client.send('GET', '/healthz')).body).toEqual({ status: 'ok' })
    expect((await client.send('GET', '/readyz')).body).toEqual({ status: 'ready' })
  })

  it('/reports takes measurements and refuses everything else', async () => {
    const report = (body: string, type = 'application/json') =>
      client.send('POST', '/reports', { body, headers: { 'content-type': type } })
    const vital = JSON.stringify({ kind: 'vital', name: 'LCP', value: 900 })
    expect((await report(vital)).status).toBe(204)
    expect((await report(vital, 'text/plain;charset=UTF-8')).status).toBe(204)
    expect((await report('{}')).status).toBe(400)
    expect((await report('{')).status).toBe(400)
    expect((await report(vital, 'text/html')).status).toBe(415)
    expect((await report(`"${'x'.repeat(9000)}"`)).status).toBe(413)
    expect((await client.send('GET', '/reports')).status).toBe(405)
    const statuses = []
    for (let round = 0; round < 70; round += 1) statuses.push((await report(vital)).status)
    expect(statuses.at(-1)).toBe(429)
  })

  it('the mailbox serves this machine under a local name only, and not another site', async () => {
    const read = async (headers: Record<string, string> = {}) =>
      (await client.send('GET', '/dev/mailbox.json', { headers })).status
    expect(await read()).toBe(200)
    expect(await read({ 'sec-fetch-site': 'cross-site' })).toBe(404)
    expect(await read({ 'sec-fetch-site': 'same-site' })).toBe(404)
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via', 'forwarded'])
      expect([name, await read({ [name]: '1.2.3.4' })]).toEqual([name, 404])
    expect(await rawGet('/dev/mailbox.json', ['Host: evil.example'])).toMatch(/^HTTP\/1\.1 404/)
  })

  it('refuses a request that names two hosts: a proxy and the server could each believe another one', async () => {
    const port = new URL(server.origin).port
    expect(await rawGet('/healthz', [`Host: localhost:${port}`])).toMatch(/^HTTP\/1\.1 200/)
    const refused = await rawGet('/healthz', [`Host: localhost:${port}`, 'host: evil.example'])
    expect(refused).toMatch(/^HTTP\/1\.1 400/)
    expect(refused).toContain('"code":"request.malformed"')
  })

  it('there is no mailbox if there is a mail server', async () => {
    const real = await startDemoServer({ smtpUrl: 'smtp://127.0.0.1:1' })
    expect((await fetch(`${real.origin}/dev/mailbox`)).status).toBe(404)
    await real.close()
  })
})
