// Deadline, back-off and abort to the millisecond, on a clock that the test moves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoctorApi } from '../client.ts'
import type { ApiEvent } from './apiEvent.ts'
import type { ClientOptions } from './clientOptions.ts'

const country = '{"data":{"data":[{"id":101,"name":"India"}]}}'
const never = () => new Promise<Response>(() => undefined)

function clientOf(fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  return createDoctorApi({ baseUrl: 'https://api.nalam.example/api', fetch, ...options })
}

/** A call whose end can be asked for. */
function watch<T>(promise: Promise<T>): { ended: () => T | undefined; promise: Promise<T> } {
  let value: T | undefined
  const settled = promise.then((result) => (value = result))
  return { ended: () => value, promise: settled }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the deadline', () => {
  it.each<[string, Partial<ClientOptions>, { timeout?: number }, number]>([
    ['is 15 seconds', {}, {}, 15_000],
    ['is that of the client', { timeout: 700 }, {}, 700],
    ['is that of the call before that of the client', { timeout: 700 }, { timeout: 300 }, 300],
  ])('%s', async (_, options, call, milliseconds) => {
    const pending = watch(clientOf(never, options).lookups.countries(call).result())
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(pending.ended()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(pending.ended()?.error).toMatchObject({ kind: 'timeout', status: 503 })
  })

  it.each([Infinity, 2 ** 31])('there is none for a timeout of %d', async (timeout) => {
    let answer: (response: Response) => void = () => undefined
    const slow = () =>
      new Promise<Response>((resolve) => {
        answer = resolve
      })
    const pending = watch(clientOf(slow).lookups.countries({ timeout }).result())
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(pending.ended()).toBeUndefined()
    answer(new Response(country))
    await expect(pending.promise).resolves.toMatchObject({ ok: true })
  })

  it('covers all attempts: the second one has only what is left', async () => {
    let attempts = 0
    const fetch = () => (++attempts === 1 ? Promise.resolve(new Response('', { status: 503 })) : never())
    const pending = watch(clientOf(fetch).lookups.countries({ timeout: 1_000 }).result())
    await vi.advanceTimersByTimeAsync(999)
    expect([attempts, pending.ended()]).toEqual([2, undefined])
    await vi.advanceTimersByTimeAsync(1)
    expect(pending.ended()?.error?.kind).toBe('timeout')
  })

  it.each([
    ['29', 2],
    ['30', 1],
  ])('a wait of %s seconds before a deadline of 30 allows %i attempts', async (seconds, expected) => {
    let attempts = 0
    const fetch = async () => {
      attempts++
      return new Response('', { status: 429, headers: { 'Retry-After': seconds } })
    }
    const pending = watch(clientOf(fetch, { retries: 1 }).lookups.countries({ timeout: 30_000 }).result())
    await vi.advanceTimersByTimeAsync(30_000)
    expect(pending.ended()?.error).toMatchObject({ status: 429, retryAfter: Number(seconds) })
    expect(attempts).toBe(expected)
  })

  it('ends the fetch too, and leaves no timer', async () => {
    const signals: AbortSignal[] = []
    const fetch = (request: Request) => {
      signals.push(request.signal)
      return never()
    }
    const pending = watch(clientOf(fetch).lookups.countries({ timeout: 10 }).result())
    await vi.advanceTimersByTimeAsync(10)
    await pending.promise
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('after a good answer', () => {
  it('no timer keeps the process alive', async () => {
    await clientOf(async () => new Response(country)).lookups.countries({ timeout: 600_000 })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('back-off', () => {
  const waits = async (retries: number, random: number) => {
    vi.mocked(Math.random).mockReturnValue(random)
    const seen: (number | undefined)[] = []
    const onEvent = (event: ApiEvent) => event.type === 'error' && seen.push(event.retryIn)
    const fetch = async () => new Response('', { status: 503 })
    const pending = watch(clientOf(fetch, { retries, onEvent }).lookups.countries({ timeout: 600_000 }).result())
    await vi.advanceTimersByTimeAsync(600_000)
    await pending.promise
    return seen
  }

  it('doubles up to five seconds, and at most halves by chance', async () => {
    await expect(waits(6, 0)).resolves.toEqual([300, 600, 1_200, 2_400, 4_800, 5_000, undefined])
    await expect(waits(2, 1)).resolves.toEqual([150, 300, undefined])
  })

  it.each([
    [500, 1],
    [501, 1],
    [404, 1],
    [429, 3],
    [502, 3],
    [503, 3],
    [504, 3],
  ])('status %i makes %i attempts of a read', async (status, expected) => {
    let attempts = 0
    const fetch = async () => {
      attempts++
      return new Response('{}', { status })
    }
    const pending = watch(clientOf(fetch).lookups.countries().result())
    await vi.advanceTimersByTimeAsync(14_000)
    expect(pending.ended()?.error?.status).toBe(status)
    expect(attempts).toBe(expected)
  })

  it.each([
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 3],
    ['an unreadable answer', async () => new Response('<html>'), 1],
    ['a broken contract', async () => new Response('{}'), 1],
    ['a no inside a yes', async () => new Response('{"statusCode":503}'), 3],
  ])('%s makes the right number of attempts', async (_, answer, expected) => {
    let attempts = 0
    const fetch = () => {
      attempts++
      return answer()
    }
    const pending = watch(clientOf(fetch).lookups.countries().result())
    await vi.advanceTimersByTimeAsync(14_000)
    expect(pending.ended()?.ok).toBe(false)
    expect(attempts).toBe(expected)
  })

  it('ends at once when it is aborted, with the reason, and sends nothing more', async () => {
    let attempts = 0
    const controller = new AbortController()
    const fetch = async () => {
      attempts++
      return new Response('', { status: 503 })
    }
    const pending = watch(clientOf(fetch).lookups.countries({ signal: controller.signal }).result())
    await vi.advanceTimersByTimeAsync(299)
    controller.abort('left the page')
    await vi.advanceTimersByTimeAsync(0)
    expect(pending.ended()?.error).toMatchObject({ kind: 'aborted', status: 0, cause: 'left the page' })
    expect([attempts, vi.getTimerCount()]).toEqual([1, 0])
  })

  it('takes the first end: an abort after the deadline is still a timeout', async () => {
    const controller = new AbortController()
    const pending = watch(clientOf(never).lookups.countries({ signal: controller.signal, timeout: 10 }).result())
    vi.advanceTimersByTime(10)
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(pending.ended()?.error?.kind).toBe('timeout')
  })
})

describe('what is told', () => {
  it('counts attempts and time, names the answer by the server’s id, and says why it failed', async () => {
    const events: ApiEvent[] = []
    let attempts = 0
    const fetch = async () => {
      attempts++
      if (attempts === 1) throw new TypeError('fetch failed')
      return new Response('{"requestId":"req_body"}', {
        status: 400,
        headers: attempts === 2 ? { 'X-Request-Id': 'req_2' } : {},
      })
    }
    const pending = watch(
      clientOf(fetch, { onEvent: (event) => events.push(event) })
        .lookups.countries()
        .result(),
    )
    await vi.advanceTimersByTimeAsync(300)
    expect(pending.ended()?.error?.requestId).toBe('req_2')
    const sent = events[0]?.requestId
    expect(events).toEqual([
      { type: 'request', operation: 'listCountries', attempt: 1, requestId: sent, duration: 0 },
      {
        type: 'error',
        operation: 'listCountries',
        attempt: 1,
        requestId: sent,
        duration: 0,
        kind: 'unreachable',
        status: 503,
        retryIn: 300,
      },
      { type: 'request', operation: 'listCountries', attempt: 2, requestId: sent, duration: 300 },
      { type: 'response', operation: 'listCountries', attempt: 2, requestId: 'req_2', duration: 300, status: 400 },
      {
        type: 'error',
        operation: 'listCountries',
        attempt: 2,
        requestId: 'req_2',
        duration: 300,
        kind: 'answer',
        status: 400,
        retryIn: undefined,
      },
    ])
  })

  it('an answer without X-Request-Id is named by its body', async () => {
    const fetch = async () => new Response('{"requestId":"req_body"}', { status: 400 })
    const { error } = await clientOf(fetch).lookups.countries().result()
    expect(error?.requestId).toBe('req_body')
  })

  it('a failure by the caller’s own fetch that throws at once is no answer', async () => {
    const fetch = () => {
      throw new Error('offline')
    }
    const { error } = await clientOf(fetch, { retries: 0 }).lookups.countries().result()
    expect(error).toMatchObject({ kind: 'unreachable', cause: { message: 'offline' } })
  })
})

describe('without a fetch of one’s own', () => {
  it('the global one is used, and a request that cannot be made is a set-up failure', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push([url, init.method, init.credentials, init.body])
      return new Response(country)
    })
    await createDoctorApi({ baseUrl: 'https://api.nalam.example/api/' }).lookups.states()
    expect(asked).toEqual([['https://api.nalam.example/api/utils/state/list', 'POST', 'include', '{"country_id":101}']])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))
    const unreachable = await createDoctorApi({ baseUrl: 'https://api.nalam.example', retries: 0 })
      .session.renew()
      .result()
    expect(unreachable.error).toMatchObject({ kind: 'unreachable', status: 503 })
    const setup = await createDoctorApi({ baseUrl: '/api' }).session.renew().result()
    expect(setup.error).toMatchObject({ kind: 'setup', status: 500 })
    vi.unstubAllGlobals()
  })
})

describe('the address of the API', () => {
  const answerOf = async (baseUrl: string) => {
    const asked: string[] = []
    const fetch = async ({ url }: Request) => {
      asked.push(url)
      return new Response(country)
    }
    const { error } = await clientOf(fetch, { baseUrl }).lookups.countries().result()
    return { asked, error }
  }
  const words = 'baseUrl is no http address or path'

  // Of the first ones an engine makes the address of a host named "utils", and would send the payload there.
  it.each([
    'http://',
    'https:///',
    'http:/',
    '//',
    '///api',
    '//api.nalam.example',
    'http://?host',
    'http://#host',
    'api',
    'localhost:3000',
    'ftp://api.nalam.example',
    'see http://api.nalam.example',
    '/?page',
    '/#page',
    '/api?page=1',
    'https://api.nalam.example/api#page',
  ])('[SDK-03] %j is a set-up failure in words, and nothing is sent', async (baseUrl) => {
    const { asked, error } = await answerOf(baseUrl)
    expect(error).toMatchObject({ kind: 'setup', status: 500, message: words, cause: { message: words } })
    expect(asked).toEqual([])
  })

  it.each([
    ['https://api.nalam.example', 'https://api.nalam.example/utils/country/list'],
    ['HTTP://api.nalam.example:8080/', 'http://api.nalam.example:8080/utils/country/list'],
    ['http://127.0.0.1/a/b', 'http://127.0.0.1/a/b/utils/country/list'],
  ])('%j is asked at %s', async (baseUrl, url) => {
    await expect(answerOf(baseUrl)).resolves.toEqual({ asked: [url], error: undefined })
  })

  // There is no page here that these could belong to, and the engine says so itself.
  it.each(['', '/', '/api', './', './api/', '../api'])('%j is left to the page', async (baseUrl) => {
    const { error } = await answerOf(baseUrl)
    expect(error).toMatchObject({ kind: 'setup', message: expect.stringContaining('URL') })
  })
})
