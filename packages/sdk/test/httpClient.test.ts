// Behavior that @nalam/sdk/http adds to openapi-fetch, over real sockets.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { responseCheck } from '../src/response-check/index.ts'
import { createDoctorApi, type ApiErrorKind, type ApiEvent, type ClientOptions } from '../src/index.ts'
import { createHttpClient } from '../src/http/index.ts'
import { email, password } from './everyOperation.ts'
import { misbehavingServer, type Situation } from './misbehavingServer.ts'

let server: Awaited<ReturnType<typeof misbehavingServer>>
beforeAll(async () => {
  server = await misbehavingServer()
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
  server.forget()
})

const clientOf = (situation: Situation, options: Partial<ClientOptions> = {}) =>
  createHttpClient({ baseUrl: server.baseUrl(situation), ...options })

const statesOf = (situation: Situation, options?: Partial<ClientOptions>) =>
  clientOf(situation, options).POST('/utils/state/list', { body: { country_id: 101 } })

describe('a successful response', () => {
  it('[SDK-01] is given with types as openapi-fetch does', async () => {
    const { data, error, response } = await statesOf('good')
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ statusCode: 200 })
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([200, 'req_server'])
    expect(server.received[0]).toMatchObject({ method: 'POST', path: '/good/api/utils/state/list' })
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ country_id: 101 })
  })

  it('is given by request() as well, whatever the case of its verb', async () => {
    const http = clientOf('good')
    await expect(http.request('get', '/utils/country/list')).resolves.toHaveProperty('data.statusCode', 200)
    const toggled = await http.request('post', '/doctor/updateDoctorStatus', { body: { id: 'doc_kavitha' } })
    expect(toggled.response.status).toBe(200)
    expect(server.received.map(({ method }) => method)).toEqual(['GET', 'POST'])
  })

  it.each(['PUT', 'put'])('[SDK-02] a form is sent as a form by %s', async (verb) => {
    const http = clientOf('good')
    const init = { body: { doctor_profile_img: new Blob(['x']) } }
    if (verb === 'PUT') await http.PUT('/doctor/updateDoctorProfileImage', init)
    else await http.request('put', '/doctor/updateDoctorProfileImage', init)
    expect(server.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data/)
    expect(server.received[0]?.body).toContain('name="doctor_profile_img"')
  })

  it('deletes, too', async () => {
    const body = { slotId: 'slt_0001', status: 2 } as const
    const { data } = await clientOf('good').DELETE('/doctor/delete-slot', { body })
    expect(data).toMatchObject({ statusCode: 200 })
    expect(server.received[0]?.method).toBe('DELETE')
  })
})

describe('the path of every call', () => {
  it('repeats reads, with the headers of the client and of the call, credentials and one request id', async () => {
    const events: ApiEvent[] = []
    const credentials: RequestCredentials[] = []
    const http = clientOf('flaky', {
      onEvent: (event) => events.push(event),
      headers: { 'X-Client': 'client', 'X-Both': 'client' },
      fetch: (request) => {
        credentials.push(request.credentials)
        return fetch(request)
      },
    })
    await http.POST('/utils/state/list', { body: { country_id: 101 }, headers: { 'X-Both': 'call' } })
    expect(events.map(({ type }) => type)).toEqual(['request', 'response', 'error', 'request', 'response'])
    expect(credentials).toEqual(['include', 'include'])
    const [first, second] = server.received
    expect(second).toEqual(first)
    expect(first?.headers).toMatchObject({ 'x-client': 'client', 'x-both': 'call' })
    expect(first?.headers['x-request-id']).toBe(events[0]?.requestId)
    expect(JSON.parse(first?.body ?? '')).toEqual({ country_id: 101 })
  })

  it('ends by the deadline, and by a signal with its reason', async () => {
    await expect(statesOf('silent', { timeout: 20 })).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' })
    const controller = new AbortController()
    const pending = clientOf('silent').GET('/utils/country/list', { signal: controller.signal })
    const arrived = server.arrival()
    pending.catch(() => undefined)
    await arrived
    controller.abort('enough')
    await expect(pending).rejects.toMatchObject({ name: 'ApiError', kind: 'aborted', status: 0, cause: 'enough' })
  })

  it('ends the fetch as well', async () => {
    const signals: AbortSignal[] = []
    const own = (request: Request) => {
      signals.push(request.signal)
      return fetch(request)
    }
    // A fake clock reaches the deadline after the request has arrived, however busy the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const arrived = server.arrival()
    const outcomes = Promise.allSettled([statesOf('silent', { timeout: 20, fetch: own })])
    await arrived
    vi.advanceTimersByTime(20)
    expect(await outcomes).toMatchObject([{ status: 'rejected', reason: { kind: 'timeout' } }])
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('reports an expired session', async () => {
    const told: number[] = []
    await clientOf('unauthorized', { onUnauthorized: ({ status }) => told.push(status) }).GET('/doctor/doctor-profile')
    expect(told).toEqual([401])
  })

  it('reports in mode "report" where a response does not match the contract, and accepts it', async () => {
    const events: ApiEvent[] = []
    const { data } = await statesOf('wrongShape', {
      responseCheck: responseCheck('report'),
      onEvent: (event) => events.push(event),
    })
    expect(data).toEqual({ statusCode: 200, data: { surprise: [1, 2] } })
    expect(events.map(({ type }) => type)).toEqual(['request', 'mismatch', 'response'])
  })
})

describe('a refusal', () => {
  it('is returned, not thrown', async () => {
    const http = clientOf('unauthorized')
    const { data, error, response } = await http.POST('/doctor/loginDoctor', { body: { email, password } })
    expect(data).toBeUndefined()
    expect(error).toMatchObject({ statusCode: 401, code: 'session.required' })
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([401, 'req_server'])
  })

  it('is an error also under a success status (D8)', async () => {
    const { data, error, response } = await statesOf('refusedInside')
    expect(data).toBeUndefined()
    expect(error).toEqual({ statusCode: 409, error: 'Decided already' })
    expect(response.status).toBe(409)
  })

  it('has a valid HTTP status', async () => {
    const { error, response } = await statesOf('good', { fetch: async () => Response.json({ statusCode: 4001 }) })
    expect(error).toEqual({ statusCode: 4001 })
    expect(response.status).toBe(599)
  })
})

describe('a response that is not in the contract', () => {
  it.each<[string, Situation, ApiErrorKind, number, Partial<ClientOptions>]>([
    ['broken JSON', 'malformed', 'parse', 200, {}],
    ['a page', 'html200', 'parse', 200, {}],
    ['an empty 200', 'empty200', 'parse', 200, {}],
    ['a line that is reset', 'reset', 'network', 503, { retries: 0 }],
    ['a body cut off', 'truncated', 'network', 503, { retries: 0 }],
    ['the wrong shape, strict', 'wrongShape', 'contract', 200, { responseCheck: responseCheck('strict') }],
    ['an empty 500', 'empty500', 'response', 500, {}],
    ['the page of a gateway', 'html502', 'response', 502, { retries: 0 }],
  ])('[SDK-03] %s is thrown as by the resources', async (_, situation, kind, status, options) => {
    const thrown = { name: 'ApiError', kind, status, operation: 'listStates' }
    await expect(statesOf(situation, options)).rejects.toMatchObject(thrown)
    await expect(
      createDoctorApi({ baseUrl: server.baseUrl(situation), ...options }).lookups.states(),
    ).rejects.toMatchObject(thrown)
  })
})

describe('a request that cannot be made', () => {
  it.each([
    ['an address that is none', 'http://[', {}],
    ['an address with a password', 'http://doctor:secret@', {}],
    ['a header that cannot be sent', '', { headers: { 'X-Odd': 'secret\nvalue' } }],
  ])('[SDK-03] %s is a set-up failure that repeats no secret, as with the resources', async (_, baseUrl, init) => {
    const http = baseUrl ? createHttpClient({ baseUrl }) : clientOf('good')
    const error: unknown = await http
      .POST('/utils/state/list', { body: { country_id: 101 }, ...init })
      .catch((cause: unknown) => cause)
    expect(error).toMatchObject({ name: 'ApiError', kind: 'setup', status: 500, operation: 'listStates' })
    expect(error).toHaveProperty('message', 'Request setup error')
    expect(JSON.stringify(error)).not.toContain('secret')
    if (baseUrl) {
      const byResource: unknown = await createDoctorApi({ baseUrl })
        .lookups.states()
        .catch((cause: unknown) => cause)
      expect(byResource).toMatchObject({ name: 'ApiError', kind: 'setup', status: 500, operation: 'listStates' })
    }
  })

  it('[SDK-03] to an address that an engine would resolve to another host fails with a message, and nothing is sent', async () => {
    let asked = 0
    const fetch = async () => {
      asked++
      return new Response('{}')
    }
    const http = createHttpClient({ baseUrl: 'http://', fetch })
    await expect(http.GET('/utils/country/list')).rejects.toMatchObject({
      kind: 'setup',
      message: 'baseUrl must be an http(s) URL or a path',
    })
    expect(asked).toBe(0)
  })
})

describe('middleware', () => {
  it('sees requests and responses, and its own error stays its own', async () => {
    const seen: unknown[] = []
    const http = clientOf('good')
    const middleware = {
      onRequest: ({ schemaPath }: { schemaPath: string }) => void seen.push(schemaPath),
      onResponse: ({ response }: { response: Response }) => {
        seen.push(response.status)
        throw new RangeError('mine')
      },
    }
    http.use(middleware)
    await expect(http.GET('/utils/country/list')).rejects.toEqual(new RangeError('mine'))
    expect(seen).toEqual(['/utils/country/list', 200])
    http.eject(middleware)
    await expect(http.GET('/utils/country/list')).resolves.toHaveProperty('data.statusCode', 200)
    expect(seen).toHaveLength(2)
  })
})

describe('a path that the contract does not have', () => {
  it('goes out as openapi-fetch sends it', async () => {
    const told: ApiEvent[] = []
    const call: unknown = clientOf('good', { onEvent: (event) => told.push(event) }).GET
    if (typeof call !== 'function') throw new TypeError('GET is no function')
    await expect(call('/odd')).resolves.toMatchObject({ error: { statusCode: 404 } })
    await expect(call('/doctor/updateDoctorStatus')).resolves.toMatchObject({ error: { statusCode: 404 } })
    expect(server.received.map(({ path }) => path)).toEqual(['/good/api/odd', '/good/api/doctor/updateDoctorStatus'])
    expect(told).toEqual([])
  })
})
