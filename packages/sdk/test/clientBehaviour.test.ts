// Behavior of a client around a call: events, headers, sessions, response shapes; over real
// sockets.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { responseCheck } from '../src/response-check/index.ts'
import { operations } from '../src/generated/operations.ts'
import { ApiError, createDoctorApi, isApiError, type ApiEvent, type ClientOptions, type Fetch } from '../src/index.ts'
import { everyOperation, operationIds } from './everyOperation.ts'
import { misbehavingServer, type Situation } from './misbehavingServer.ts'

let server: Awaited<ReturnType<typeof misbehavingServer>>
beforeAll(async () => {
  server = await misbehavingServer()
})
afterAll(() => server.close())
afterEach(() => {
  server.forget()
  vi.restoreAllMocks()
})

const clientOf = (situation: Situation, options: Partial<ClientOptions> = {}) =>
  createDoctorApi({ baseUrl: server.baseUrl(situation), ...options })

describe('every operation', () => {
  it.each(operationIds)('[SDK-01] %s gives a value and reaches its own path with its own method', async (id) => {
    const result = await everyOperation[id](clientOf('good', { responseCheck: responseCheck('strict') })).result()
    expect(result).toMatchObject({ ok: true })
    expect(server.received).toHaveLength(1)
    const [{ method, path } = { method: '', path: '' }] = server.received
    expect(method).toBe(operations[id].method)
    expect(path.replace(/(?:bkg|chg|cnl|exc|ofs|que|ses|psk)_0001/, '{id}').replace(/\?.*/, '')).toBe(
      `/good/api${operations[id].path}`,
    )
  })

  it.each(operationIds)('[SDK-02] %s sends its payload in the format of the contract', async (id) => {
    await everyOperation[id](clientOf('good'))
    const [{ headers, body } = { headers: {}, body: '' }] = server.received
    if ('multipart' in operations[id]) {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(body).toContain('Content-Disposition: form-data; name="')
    } else if (body) {
      expect(headers['content-type']).toBe('application/json')
      expect(typeof JSON.parse(body)).toBe('object')
    } else {
      expect(headers['content-type']).toBeUndefined()
    }
  })

  it('[SDK-02] sends the image and the reset as forms with the contract’s field names', async () => {
    await everyOperation.updateDoctorProfileImage(clientOf('good'))
    await everyOperation.confirmForgotPassword(clientOf('good'))
    expect(server.received[0]?.body).toContain('name="doctor_profile_img"')
    for (const name of ['email', 'otp', 'newPassword', 'confirmPassword']) {
      expect(server.received[1]?.body).toContain(`name="${name}"`)
    }
  })

  it.each(operationIds)('[SDK-02] [SESS-03] %s asks for credentials to be sent', async (id) => {
    const credentials: unknown[] = []
    await everyOperation[id](
      clientOf('good', {
        fetch: (url, init) => {
          credentials.push(init.credentials)
          return fetch(url, init)
        },
      }),
    )
    expect(credentials).toEqual(['include'])
  })
})

describe('events', () => {
  it('have operation, attempt, status, duration and request id of a repeated read', async () => {
    const events: ApiEvent[] = []
    await clientOf('flaky', { onEvent: (event) => events.push(event) }).lookups.countries()
    expect(events.map(({ type, attempt }) => `${type} ${attempt}`)).toEqual([
      'request 1',
      'response 1',
      'error 1',
      'request 2',
      'response 2',
    ])
    for (const event of events) {
      expect(event.operation).toBe('listCountries')
      expect(event.duration).toBeGreaterThanOrEqual(0)
      expect(event.requestId).toMatch(event.type === 'request' ? /^[a-z0-9]{8,}$/ : /^req_server$/)
    }
    expect(events[1]).toMatchObject({ status: 503 })
    expect(events[4]).toMatchObject({ status: 200 })
  })

  it('[SDK-03] an error of the listener does not become an error of the call', async () => {
    const thrown: unknown[] = []
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((callback) => {
      try {
        callback()
      } catch (error) {
        thrown.push(error)
      }
    })
    const api = clientOf('good', {
      onEvent: () => {
        throw new Error('listener')
      },
    })
    await expect(api.lookups.countries()).resolves.toHaveLength(1)
    expect(thrown).toHaveLength(2)
  })
})

describe('headers', () => {
  it('are those of the client, computed for each attempt, and those of the call', async () => {
    let made = 0
    const api = clientOf('flaky', { headers: () => ({ 'Accept-Language': 'ta', 'X-Made': String(++made) }) })
    await api.lookups.countries({ headers: { 'Accept-Language': 'hi' } })
    expect(server.received.map(({ headers }) => [headers['accept-language'], headers['x-made']])).toEqual([
      ['hi', '1'],
      ['hi', '2'],
    ])
  })

  it('carry one request id through all attempts, and another for the next call', async () => {
    const api = clientOf('flaky')
    await api.lookups.countries()
    await api.lookups.countries()
    const ids = server.received.map(({ headers }) => headers['x-request-id'])
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })
})

describe('an expired session', () => {
  it.each(operationIds)('%s: onUnauthorized is called, except for operations that need no session', async (id) => {
    const told: ApiError[] = []
    await everyOperation[id](clientOf('unauthorized', { onUnauthorized: (error) => told.push(error) })).result()
    expect(told).toHaveLength('open' in operations[id] ? 0 : 1)
  })
})

describe('another refusal', () => {
  it('is not reported as an expired session', async () => {
    const told: ApiError[] = []
    const options: Partial<ClientOptions> = { onUnauthorized: (error) => told.push(error), retries: 0 }
    for (const situation of ['empty500', 'limited', 'html200', 'reset'] as const)
      await clientOf(situation, options).session.renew().result()
    expect(told).toEqual([])
  })
})

describe('a fetch of one’s own', () => {
  it('is called without an object: browsers refuse fetch as a method of another object', async () => {
    const owners: unknown[] = []
    const own = function (this: unknown, ...call: Parameters<Fetch>) {
      owners.push(this)
      return fetch(...call)
    }
    await clientOf('good', { fetch: own }).lookups.countries()
    expect(owners).toEqual([undefined])
  })
})

describe('the views of a call', () => {
  it('throws an error that carries the caller’s frames', async () => {
    async function whoeverCalls() {
      return await clientOf('unauthorized').session.renew()
    }
    const error = await whoeverCalls().catch((caught: unknown) => caught)
    expect(isApiError(error, 'getDoctorProfile', 401) && error.stack).toContain('whoeverCalls')
    expect(isApiError(error) && error.stack?.split('\n')[0]).toBe('ApiError: Please sign in.')
  })

  it('withResponse() gives status and headers, and its failure is the only one', async () => {
    const { value, response } = await clientOf('good').lookups.countries().withResponse()
    expect(value).toEqual([{ id: '101', name: 'India' }])
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([200, 'req_server'])
    await expect(clientOf('unauthorized').lookups.countries().withResponse()).rejects.toBeInstanceOf(ApiError)
  })

  it('[SDK-03] a refusal in the body under a 2xx status is that error', async () => {
    const result = await clientOf('refusedInside').bookings.decide('bkg_0001', { action: 'approve' }).result()
    expect(result.error).toMatchObject({ kind: 'response', status: 409, userMessage: 'Decided already' })
    expect(result.error?.headers?.get('X-Request-Id')).toBe('req_server')
  })
})

describe('a set-up failure', () => {
  it('[SDK-03] is 500 with its message, or with "Request setup error"', async () => {
    const wrong = await createDoctorApi({ baseUrl: '/api' }).session.renew().result()
    expect(wrong.error).toMatchObject({ kind: 'setup', status: 500, message: expect.stringContaining('URL') })
    const silent = createDoctorApi({
      baseUrl: server.baseUrl('good'),
      headers: () => {
        throw new Error('')
      },
    })
    const nameless = await silent.session.renew().result()
    expect(nameless.error).toMatchObject({ kind: 'setup', status: 500, message: 'Request setup error' })
  })

  it('does not repeat a secret header or address that the engine quotes', async () => {
    const header = await clientOf('good', { headers: { Authorization: 'Bearer hid\nden' } })
      .session.renew()
      .result()
    const address = await createDoctorApi({ baseUrl: 'http://user:hidden@127.0.0.1' }).session.renew().result()
    for (const { error } of [header, address]) {
      expect(error).toMatchObject({ kind: 'setup', status: 500, message: 'Request setup error' })
      expect(error?.cause).toBeUndefined()
    }
  })
})
