// Options and arguments of a call, from the view of a program that uses the SDK.
import { describe, expect, it, vi } from 'vitest'
import { createDoctorApi, isNetworkError, isSetupError, isTimeout, type ClientOptions } from '../src/index.ts'
import { withRequest } from './withRequest.ts'

const booking = { id: 'b', bookingId: 'N', date: '24-11-2026', time: '10:00', studentName: 'A', bookingStatus: 1 }
const clientOf = (fetch: (request: Request) => Promise<Response>, options: Partial<ClientOptions> = {}) =>
  createDoctorApi({ baseUrl: 'https://api.nalam.example/api', fetch: withRequest(fetch), ...options })
const offline = async () => Promise.reject(new TypeError('fetch failed'))

describe('a call', () => {
  it('computes its headers for each attempt', async () => {
    const sent: (string | null)[] = []
    let attempts = 0
    const api = clientOf(
      async ({ headers }) => {
        sent.push(headers.get('Authorization'))
        return new Response('', { status: 503, headers: { 'Retry-After': '0' } })
      },
      { retries: 1, headers: (): Record<string, string> => (attempts++ === 0 ? { Authorization: 'Bearer old' } : {}) },
    )
    await api.lookups.countries().result()
    expect(sent).toEqual(['Bearer old', null])
  })

  it.each([0, -1, Number.NaN, Infinity, '5000'])('ends with a setup error for a timeout of %j', async (timeout) => {
    // Callers in JavaScript can pass any value.
    const { error } = await clientOf(offline, { timeout: timeout as number })
      .lookups.countries()
      .result()
    expect(isSetupError(error)).toBe(true)
  })

  it.each([
    ['no query', (api: never) => Reflect.apply(Reflect.get(Reflect.get(api, 'bookings'), 'list'), undefined, [])],
    [
      'no id',
      (api: never) => Reflect.apply(Reflect.get(Reflect.get(api, 'profile'), 'toggleActiveStatus'), undefined, []),
    ],
    ['no payload', (api: never) => Reflect.apply(Reflect.get(Reflect.get(api, 'session'), 'login'), undefined, [])],
    [
      'an unknown action',
      (api: never) =>
        Reflect.apply(Reflect.get(Reflect.get(api, 'bookings'), 'decide'), undefined, ['b', { action: 'x' }]),
    ],
  ])('rejects %s from JavaScript with a setup error', async (_, call) => {
    let isSent = false
    const api = clientOf(async () => {
      isSent = true
      return new Response('{}')
    })
    const error: unknown = await Promise.resolve(call(api as never)).catch((cause: unknown) => cause)
    expect(isSetupError(error)).toBe(true)
    expect(isSent).toBe(false)
  })

  it('reports that it was cancelled, and counts AbortSignal.timeout() as a timeout', async () => {
    const never = () => new Promise<Response>(() => undefined)
    const { error } = await clientOf(never).bookings.list({ doctorId: 'd' }, { signal: AbortSignal.abort() }).result()
    expect(error).toMatchObject({ kind: 'aborted', userMessage: 'The request was cancelled.' })
    const late = await clientOf(never)
      .lookups.countries({ signal: AbortSignal.timeout(5) })
      .result()
    expect(isTimeout(late.error)).toBe(true)
    expect(isNetworkError(late.error)).toBe(false)
  })

  it('reports the end of a session once for calls that were made at the same time', async () => {
    let told = 0
    const refuse = async () => Response.json({ statusCode: 401, message: 'Please sign in.' }, { status: 401 })
    const api = clientOf(refuse, { onUnauthorized: () => told++ })
    await Promise.all([api.session.renew().result(), api.tickets.list().result(), api.lookups.countries().result()])
    expect(told).toBe(1)
  })

  it('passes all options of fetch on to the global fetch', async () => {
    const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    const options = { credentials: 'same-origin', cache: 'no-cache', keepalive: true, priority: 'high' } as const
    await createDoctorApi({ baseUrl: 'https://api.nalam.example/api' }).lookups.countries(options).result()
    expect(send).toHaveBeenCalledWith(expect.objectContaining(options), { signal: expect.any(AbortSignal) })
    send.mockRestore()
  })

  it('passes credentials, cache and keepalive on', async () => {
    const seen: unknown[] = []
    const api = clientOf(async ({ credentials, cache, keepalive }) => {
      seen.push(credentials, cache, keepalive)
      return new Response('{}')
    })
    await api.lookups.countries({ credentials: 'omit', cache: 'no-store', keepalive: true }).result()
    expect(seen).toEqual(['omit', 'no-store', true])
  })

  it('replaces a text of the server that repeats a password', async () => {
    const api = clientOf(async () =>
      Response.json(
        { statusCode: 400, message: 'Secret#123 is wrong', errors: { password: 'Not Secret#123' } },
        { status: 400 },
      ),
    )
    const { error } = await api.session.login({ email: 'k@nalam.example', password: 'Secret#123' }).result()
    expect(error).toMatchObject({ userMessage: 'Login failed!', fieldErrors: { password: 'Login failed!' } })
    expect(JSON.stringify(error)).not.toContain('Secret#123')
  })
})

describe('all()', () => {
  const pages = (rowsOf: (page: number) => object[], totalOf: (page: number) => number) => {
    let asked = 0
    const api = clientOf(async (request) => {
      const { page }: { page: number } = await request.json()
      asked++
      return Response.json({
        data: { data: rowsOf(page) },
        currentPage: page,
        totalPages: totalOf(page),
        itemsPerPage: 1,
      })
    })
    const read = async () => {
      const found: unknown[] = []
      for await (const row of api.bookings.all({ doctorId: 'd' })) found.push(row)
      return found
    }
    return { read, asked: () => asked }
  }

  it('ends at an empty page', async () => {
    const list = pages(
      (page) => (page < 3 ? [{ ...booking, id: `b${page}` }] : []),
      () => 1_000,
    )
    expect(await list.read()).toHaveLength(2)
    // Without a count, the last page and the first one are read before the second.
    expect(list.asked()).toBe(5)
  })

  it('ends where the count of pages grows for ever', async () => {
    const list = pages(
      (page) => [{ ...booking, id: `b${page}` }],
      (page) => page + 1,
    )
    expect((await list.read()).length).toBeLessThanOrEqual(8)
  })
})

describe('a middleware', () => {
  it('sees requests in order and responses in reverse, and changes both', async () => {
    const seen: string[] = []
    const api = clientOf(async ({ headers }) => Response.json({ data: { data: [{ name: headers.get('X-Trace') }] } }))
    api.use({
      onRequest: ({ request, schemaPath }) => {
        seen.push(`first ${schemaPath}`)
        request.headers.set('X-Trace', 'India')
      },
      onResponse: () => void seen.push('first response'),
    })
    api.use({ onRequest: () => void seen.push('second'), onResponse: () => void seen.push('second response') })
    await expect(api.lookups.countries()).resolves.toEqual([{ id: '', name: 'India' }])
    expect(seen).toEqual(['first /utils/country/list', 'second', 'second response', 'first response'])
  })

  it('may respond itself', async () => {
    const api = clientOf(offline)
    api.use({ onRequest: () => Response.json({ data: { data: [{ name: 'India' }] } }) })
    await expect(api.lookups.countries()).resolves.toHaveLength(1)
  })
})
