import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageOf } from '../src/http/pipeline.ts'
import { operationDescriptions } from '../src/contract/contractDocument.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { startDemoServer } from './support/startDemoServer.ts'
import type { RunningServer } from '../src/app/server.ts'
import { createTestClient, type TestClient } from './support/testClient.ts'

let server: RunningServer
let client: TestClient
beforeAll(async () => {
  server = await startDemoServer()
  client = createTestClient(server.origin)
  await client.signIn(demoDoctors.complete.email)
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const list = '/api/doctor/doc-get-all-bookings'

describe('the contract layer', () => {
  it('responds to every error in the shape of the contract, with the request id in header and body', async () => {
    for (const requestId of ['7d9f1a52-0c3e-4b6a-9f60-1f2e3d4c5b6a', '4bf92f3577b34da6a3ce929d0e0e4736']) {
      const response = await client.send('GET', '/api/nowhere', { headers: { 'x-request-id': requestId } })
      expect(response.status).toBe(404)
      expect(response.headers.get('x-request-id')).toBe(requestId)
      expect(response.body).toEqual({ statusCode: 404, message: 'Not found.', code: 'not_found', requestId })
    }
  })

  it('makes a request id of its own where the given one is not well formed', async () => {
    for (const bad of ['', 'a b', '<script>', 'Anitha-Selvam', 'abc.DEF-1', '9'.repeat(65), '9876543210']) {
      const response = await client.send('GET', '/healthz', { headers: { 'x-request-id': bad } })
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    }
  })

  it.each(operationDescriptions.map((operation) => [operation.operationId, operation] as const))(
    '%s refuses every other method with 405 and Allow',
    async (_id, { method, path }) => {
      const known = new Set(operationDescriptions.filter((one) => one.path === path).map((one) => one.method))
      for (const other of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((name) => !known.has(name))) {
        const response = await client.send(other, `/api${path}`)
        expect([other, response.status, response.body['code']]).toEqual([other, 405, 'request.method_not_allowed'])
        expect(response.headers.get('allow')?.split(', ')).toContain(method)
      }
    },
  )

  it('responds to HEAD where it responds to GET', async () => {
    const response = await client.send('HEAD', '/api/doctor/doctor-profile')
    expect([response.status, response.text]).toEqual([200, ''])
  })

  it('refuses another content type with 415', async () => {
    const body = '{"doctorId":"doc_meena"}'
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      const response = await client.send('POST', list, { body, headers: { 'content-type': type } })
      expect([type, response.status, response.body['code']]).toEqual([type, 415, 'request.unsupported_type'])
    }
    const accepted = await client.send('POST', list, {
      body,
      headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    })
    expect(accepted.status).toBe(200)
  })

  it('refuses what cannot be read with 400', async () => {
    for (const body of ['', '{', '{"doctorId":', 'null}', new Uint8Array([0x22, 0xff, 0x22])]) {
      const response = await client.send('POST', list, { body, headers: json })
      expect([response.status, response.body['code']]).toEqual([400, 'request.malformed'])
    }
  })

  it.each([
    ['null', ''],
    ['[]', ''],
    ['{}', 'doctorId'],
    ['{"doctorId":1}', 'doctorId'],
    ['{"doctorId":"doc_meena","page":0}', 'page'],
    ['{"doctorId":"doc_meena","page":1.5}', 'page'],
    ['{"doctorId":"doc_meena","page":"1"}', 'page'],
    ['{"doctorId":"doc_meena","other":1}', 'other'],
    ['{"doctorId":"doc_meena","__proto__":{"page":1}}', '__proto__'],
    ['{"doctorId":"doc_meena","searchQuery":"a\\u0000b"}', 'searchQuery'],
    [`{"doctorId":"doc_meena","searchQuery":"${'x'.repeat(101)}"}`, 'searchQuery'],
  ])('refuses %s and names the field %j', async (body, field) => {
    const response = await client.send('POST', list, { body, headers: json })
    expect([response.status, response.body['code']]).toEqual([400, 'request.invalid'])
    expect(Object.keys(response.body['errors'] ?? {})).toContain(field)
  })

  it('refuses a body over its limit with 413, announced or streamed', async () => {
    const big = JSON.stringify({ doctorId: 'doc_meena', searchQuery: 'x'.repeat(20_000) })
    expect((await client.send('POST', list, { body: big, headers: json })).body).toMatchObject({
      code: 'request.too_large',
    })
    const streamed = await new Promise<number>((resolve, reject) => {
      const { port } = new URL(server.origin)
      const outgoing = httpRequest(
        { port, path: list, method: 'POST', headers: { ...json, cookie: `__Host-nalam_session=${client.token}` } },
        (incoming) => {
          incoming.resume()
          resolve(incoming.statusCode ?? 0)
        },
      )
      outgoing.on('error', reject)
      // The request never ends: only a server that counts bytes while it reads can respond.
      outgoing.write(big)
    })
    expect(streamed).toBe(413)
  })

  it('checks the session before the body', async () => {
    const response = await createTestClient(server.origin).send('POST', list, { body: '{', headers: json })
    expect(response.body).toMatchObject({ statusCode: 401, code: 'session.required' })
  })

  it.each([
    [undefined, 'en'],
    ['ta', 'ta'],
    ['hi-IN,en;q=0.5', 'hi'],
    ['fr-FR, ta;q=0.8', 'ta'],
    ['de', 'en'],
  ])('Accept-Language %j asks for %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })
})

describe('headers', () => {
  it('are sent with every response; the policy of responses with data forbids scripts', async () => {
    for (const path of ['/api/doctor/doctor-profile', '/api/nowhere', '/healthz', '/dev/mailbox', '/nowhere']) {
      const { headers } = await client.send('GET', path)
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    }
  })
})
