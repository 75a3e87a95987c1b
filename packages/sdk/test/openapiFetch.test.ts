// Every call goes through openapi-fetch: its middleware sees the request of each operation, and
// nothing else in the package sends one.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { createDoctorApi } from '../src/index.ts'
import { responseCheck } from '../src/response-check/index.ts'
import { operations } from '../src/generated/operations.ts'
import { everyOperation, operationIds } from './everyOperation.ts'
import { withRequest } from './withRequest.ts'

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url))

describe('[STACK-01] openapi-fetch', () => {
  it.each(operationIds)('sends %s', async (id) => {
    // Method and path of the contract, as openapi-fetch gives them to its middleware.
    const seen: string[] = []
    let requests = 0
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      retries: 0,
      fetch: withRequest(async () => {
        requests += 1
        return new Response('{}', { status: 400, headers: { 'Content-Type': 'application/json' } })
      }),
    })
    api.use({
      onRequest({ request, schemaPath }) {
        seen.push(`${request.method} ${schemaPath}`)
      },
    })
    await everyOperation[id](api).result()
    const { method, path } = operations[id]
    expect(seen).toEqual([`${method.toUpperCase()} ${path}`])
    expect(requests).toBe(1)
  })

  it('says which middleware threw, never that there was no response', async () => {
    const events: string[] = []
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: async () => new Response(JSON.stringify({ message: 'Booking confirmed.' })),
      onEvent: ({ type }) => events.push(type),
    })
    api.use({
      onResponse() {
        throw new Error('metrics are not set up')
      },
    })
    for (const call of [() => api.bookings.decide('b', { action: 'approve' }), () => api.lookups.countries()]) {
      const { error } = await call().result()
      expect(error).toMatchObject({
        kind: 'contract',
        message: 'onResponse of a middleware threw: metrics are not set up',
        cause: { cause: { message: 'metrics are not set up' } },
      })
    }
    // No attempt is repeated: it would throw again.
    expect(events).toEqual(['request', 'error', 'request', 'error'])
  })

  it('fetches an operation that is newer than the package, with query, session and errors of all calls', async () => {
    const asked: string[] = []
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      headers: { Cookie: 'nalam_session=abc' },
      responseCheck: responseCheck('strict'),
      retries: 1,
      fetch: withRequest(async ({ method, url, headers }) => {
        asked.push(`${method} ${url} ${headers.get('Cookie')}`)
        if (asked.length === 1) return new Response('', { status: 503 })
        if (url.endsWith('/gone')) return Response.json({ statusCode: 404, message: 'Gone' }, { status: 404 })
        return Response.json({ statusCode: 200, data: { rows: 3 } })
      }),
    })
    expect(await api.get('/doctor/reports', { year: 2026, open: true })).toEqual({ statusCode: 200, data: { rows: 3 } })
    const request = 'GET https://api.nalam.example/api/doctor/reports?year=2026&open=true nalam_session=abc'
    expect(asked).toEqual([request, request])
    await expect(api.get('/doctor/gone')).rejects.toMatchObject({ kind: 'response', status: 404, operation: 'other' })
    for (const path of ['doctor/reports', '/../secrets', 'https://other.example/a', '/doctor/reports?x=1'])
      await expect(api.get(path)).rejects.toMatchObject({ kind: 'setup' })
    expect(asked).toHaveLength(3)
  })

  it('is the only sender in the package', () => {
    const senders = globSync('**/*.ts', { cwd: SOURCE })
      .filter((file) => !file.endsWith('.test.ts') && !/^(testing|generated|node)\//.test(file))
      .filter((file) =>
        /(?<![.\w'`])(?:globalThis\.)?fetch\(|XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/.test(
          readFileSync(join(SOURCE, file), 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''),
        ),
      )
    expect(senders).toEqual(['core/transport.ts'])
  })
})
