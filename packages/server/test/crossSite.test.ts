import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureBrowser, launchOptions } from '../../../scripts/browser.mjs'
import { operationDescriptions } from '../src/contract/contractDocument.ts'
import { demoDoctors, demoPlatform } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import { createLog } from '../src/http/log.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient } from './support/testClient.ts'

const lines: string[] = []
let portal: string
let server: RunningServer
let attacker: Server
let attackerPort: number
let browser: Browser

beforeAll(async () => {
  portal = mkdtempSync(join(tmpdir(), 'portal-'))
  writeFileSync(join(portal, 'index.html'), '<!doctype html><title>Portal</title>')
  server = await startDemoServer({
    allowedOrigins: ['https://app.example'],
    portal,
    log: createLog((line) => lines.push(line)),
  })
  attacker = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Prize!</title><p>You won.')
  })
  await new Promise<void>((resolve) => attacker.listen(0, resolve))
  attackerPort = (attacker.address() as AddressInfo).port
  browser = await chromium.launch({ ...launchOptions(), executablePath: await ensureBrowser(() => undefined) })
})
afterAll(async () => {
  await browser.close()
  await new Promise((resolve) => attacker.close(resolve))
  await server.close()
  rmSync(portal, { recursive: true })
})

const unsafe = operationDescriptions.filter(({ method }) => method !== 'GET')

describe('requests from other sites', () => {
  it.each(unsafe.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    '[S2] %s is refused before anything else happens',
    async (_id, method, path) => {
      const client = createTestClient(server.origin)
      for (const headers of [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': 'same-site', origin: 'http://localhost:1' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'sec-fetch-site': 'cross-site' },
      ]) {
        const response = await client.send(method, `/api${path}`, { headers: headers as Record<string, string> })
        expect([response.status, response.body['code']]).toEqual([403, 'request.cross_site'])
      }
    },
  )

  it('[S2] an origin of the allow-list passes, with the headers that its page needs, and no other gets them', async () => {
    const client = createTestClient(server.origin)
    const login = (origin: string) =>
      client.call(
        'loginDoctor',
        { email: demoDoctors.complete.email, password: 'Example@2026' },
        { origin, 'sec-fetch-site': 'cross-site' },
      )
    const allowed = await login('https://app.example')
    expect(allowed.status).toBe(201)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
    const refused = await login('https://evil.example')
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
    const preflight = (origin: string) =>
      client.send('OPTIONS', '/api/doctor/loginDoctor', {
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    expect((await preflight('https://app.example')).status).toBe(204)
    expect((await preflight('https://evil.example')).status).toBe(405)
  })

  it.each(operationDescriptions.filter(({ isOfPlatform }) => isOfPlatform))(
    '[INTAKE-01] $operationId has no CORS for any page, whatever its origin, and no preflight',
    async ({ method, path }) => {
      const client = createTestClient(server.origin)
      const authorization = `Bearer ${demoPlatform.key}`
      for (const origin of ['https://app.example', 'https://evil.example', server.origin]) {
        const preflight = await client.send('OPTIONS', `/api${path}`, {
          headers: {
            origin,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization,content-type',
          },
        })
        const sent = await client.send(method, `/api${path}`, { headers: { origin, authorization } })
        expect([preflight.status, sent.status, sent.body['code']]).toEqual([405, 403, 'request.cross_site'])
        for (const { headers } of [preflight, sent])
          expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
      }
    },
  )

  // localhost and 127.0.0.1 are different sites. Two ports of localhost are the same site but
  // different origins, so SameSite cookies are sent.
  it.each(['localhost', '127.0.0.1'])(
    '[S2] a real browser on %s cannot act for a doctor who is signed in',
    async (host) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${server.origin}/`)
      const doctorId = demoDoctors.complete.id
      const signedIn = await page.evaluate(
        async ({ email, password }) => {
          const body = JSON.stringify({ email, password })
          return (
            await fetch('/api/doctor/loginDoctor', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body,
            })
          ).status
        },
        { email: demoDoctors.complete.email, password: 'Example@2026' },
      )
      expect(signedIn).toBe(201)
      const state = () =>
        server.dependencies.db.query.doctors.findFirst({ where: (row, { eq }) => eq(row.id, doctorId) })
      const before = await state()
      lines.length = 0
      await page.goto(`http://${host}:${attackerPort}/`)
      const attack = async ({ target, id }: { target: string; id: string }) => {
        const url = `${target}/api/doctor/updateDoctorStatus`
        const body = JSON.stringify({ id })
        const tries = [
          fetch(url, {
            method: 'POST',
            credentials: 'include',
            mode: 'no-cors',
            headers: { 'content-type': 'text/plain' },
            body,
          }),
          fetch(url, {
            method: 'POST',
            credentials: 'include',
            mode: 'no-cors',
            body: new Blob([body], { type: 'application/x-www-form-urlencoded' }),
          }),
          fetch(url, { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body }),
        ]
        navigator.sendBeacon(url, body)
        await Promise.allSettled(tries)
        const read = await fetch(`${target}/api/doctor/doctor-profile`, { credentials: 'include' }).then(
          () => 'read',
          () => 'refused',
        )
        return read
      }
      expect(await page.evaluate(attack, { target: server.origin, id: doctorId })).toBe('refused')
      // A form whose text/plain body is valid JSON, sent by a navigation: simple CSRF protections
      // accept it.
      await page.evaluate(
        ({ target, id }) => {
          document.body.innerHTML = `<form method="post" enctype="text/plain" action="${target}/api/doctor/updateDoctorStatus"><input name='{"id":"${id}","x":"' value='"}'></form>`
          document.querySelector('form')?.submit()
        },
        { target: server.origin, id: doctorId },
      )
      await page.waitForURL(/updateDoctorStatus/)
      const posts = lines
        .map((line) => JSON.parse(line) as { method: string; status: number })
        .filter(({ method }) => method === 'POST')
      // Two simple requests, the beacon and the form arrive; the preflight stops the JSON request.
      expect(posts.map(({ status }) => status)).toEqual([403, 403, 403, 403])
      expect(await state()).toEqual(before)
      await context.close()
    },
  )
})
