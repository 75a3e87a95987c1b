// Deadline, back-off and abort to the millisecond, with a fake clock.
import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoctorApi } from '../client.ts'
import type { ApiEvent } from './events.ts'
import type { ClientOptions, Fetch } from './options.ts'

const country = '{"data":{"data":[{"id":101,"name":"India"}]}}'
const never = () => new Promise<Response>(() => undefined)

function clientOf(fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  return createDoctorApi({ baseUrl: 'https://api.nalam.example/api', fetch, ...options })
}

/** A call with `ended()`, which returns its value once it is settled. */
function watch<T>(promise: Promise<T>): { ended: () => T | undefined; promise: Promise<T> } {
  let value: T | undefined
  const settled = promise.then((result) => (value = result))
  return { ended: () => value, promise: settled }
}

/**
 * Watches the timers of these delays. Other files of the worker may set timers of their own.
 *
 * @returns a function that returns the delays of the timers that were set and not cleared
 */
function watchTimers(...delays: number[]): () => number[] {
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  return () => {
    const calls = set.mock.calls.map(([, delay], index) => ({ delay, timer: set.mock.results[index]?.value }))
    const own = calls.flatMap(({ delay, timer }) =>
      delay !== undefined && delays.includes(delay) ? [{ delay, timer }] : [],
    )
    expect(own.map(({ delay }) => delay)).toEqual(delays)
    return own.flatMap(({ delay, timer }) => (cleared.mock.calls.some(([id]) => id === timer) ? [] : [delay]))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(() => {
  // The spies are on the fake timers.
  vi.restoreAllMocks()
  vi.useRealTimers()
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

  it.each([2 ** 31])('there is none for a timeout of %d', async (timeout) => {
    let respond: (response: Response) => void = () => undefined
    const slow = () =>
      new Promise<Response>((resolve) => {
        respond = resolve
      })
    const pending = watch(clientOf(slow).lookups.countries({ timeout }).result())
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(pending.ended()).toBeUndefined()
    respond(new Response(country))
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
    const fetch = (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal)
      return never()
    }
    const left = watchTimers(10)
    const pending = watch(clientOf(fetch).lookups.countries({ timeout: 10 }).result())
    await vi.advanceTimersByTimeAsync(10)
    await pending.promise
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    expect(left()).toEqual([])
  })
})

describe('after a successful response', () => {
  it('no timer keeps the process alive, and no listener stays on the signal', async () => {
    const { signal } = new AbortController()
    const left = watchTimers(600_000)
    await clientOf(async () => new Response(country)).lookups.countries({ timeout: 600_000, signal })
    expect(left()).toEqual([])
    expect(getEventListeners(signal, 'abort')).toHaveLength(0)
  })

  it('reports where it does not match the contract, strict', async () => {
    const responseCheck = { mode: 'strict', problems: () => ['/data must be object', '/message is missing'] } as const
    const { error } = await clientOf(async () => new Response(country), { responseCheck })
      .lookups.countries()
      .result()
    expect(error).toMatchObject({
      kind: 'contract',
      cause: { message: 'The response has no contract shape: /data must be object; /message is missing' },
    })
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
    ['no response', () => Promise.reject(new TypeError('fetch failed')), 3],
    ['an unreadable response', async () => new Response('<html>'), 1],
    ['a broken contract', async () => new Response('{}'), 1],
    ['a no inside a yes', async () => new Response('{"statusCode":503}'), 3],
  ])('%s makes the right number of attempts', async (_, respond, expected) => {
    let attempts = 0
    const fetch = () => {
      attempts++
      return respond()
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
    const left = watchTimers(15_000, 300)
    const pending = watch(clientOf(fetch).lookups.countries({ signal: controller.signal }).result())
    await vi.advanceTimersByTimeAsync(299)
    controller.abort('left the page')
    await vi.advanceTimersByTimeAsync(0)
    expect(pending.ended()?.error).toMatchObject({ kind: 'aborted', status: 0, cause: 'left the page' })
    expect([attempts, left()]).toEqual([1, []])
  })

  it('[SDK-03] an aborted signal prevents the request, and the only event is the end', async () => {
    const types: string[] = []
    const fetch = vi.fn<Fetch>(never)
    const api = clientOf(fetch, { onEvent: ({ type }) => types.push(type) })
    const { error } = await api.lookups.countries({ signal: AbortSignal.abort('left') }).result()
    expect(error).toMatchObject({ kind: 'aborted', status: 0, cause: 'left' })
    expect(types).toEqual(['error'])
    expect(fetch).not.toHaveBeenCalled()
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

describe('without a fetch of one’s own', () => {
  it('the global one is used, and a request that cannot be made is a set-up failure', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (request: Request) => {
      asked.push([request.url, request.method, request.credentials, await request.text()])
      return new Response(country)
    })
    await createDoctorApi({ baseUrl: 'https://api.nalam.example/api/' }).lookups.states()
    expect(asked).toEqual([['https://api.nalam.example/api/utils/state/list', 'POST', 'include', '{"country_id":101}']])
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))
    const unreachable = await createDoctorApi({ baseUrl: 'https://api.nalam.example', retries: 0 })
      .session.renew()
      .result()
    expect(unreachable.error).toMatchObject({ kind: 'network', status: 503 })
    const setup = await createDoctorApi({ baseUrl: '/api' }).session.renew().result()
    expect(setup.error).toMatchObject({ kind: 'setup', status: 500 })
    vi.unstubAllGlobals()
  })
})

describe('without a connection', () => {
  const decide = (api: ReturnType<typeof clientOf>) => api.bookings.decide('bkg_1', { action: 'approve' })
  const undo = (api: ReturnType<typeof clientOf>) => api.slots.undo('chg_1')
  const read = (api: ReturnType<typeof clientOf>) => api.lookups.countries()

  it.each([
    ['a change', decide, [false], true],
    ['a change that is sent with a connection', decide, [true], false],
    ['a change whose first attempt had a connection', undo, [true, false, false], false],
    ['a change that is repeated without one', undo, [false, false, false], true],
    ['a read whose first attempt had a connection', read, [true, false, false], true],
    ['a read with a connection', read, [true, true, true], false],
  ] as const)('%s: whether the error says that nothing was changed', async (_call, call, connections, isOffline) => {
    let attempts = 0
    const onLine = vi.fn<() => boolean>(() => connections[attempts] ?? connections.at(-1) ?? true)
    vi.stubGlobal('navigator', {
      get onLine() {
        return onLine()
      },
    })
    const fetch = async () => {
      await Promise.resolve()
      attempts += 1
      throw new TypeError('Failed to fetch')
    }
    const pending = watch<{ ok: boolean; error?: object }>(call(clientOf(fetch)).result())
    await vi.advanceTimersByTimeAsync(5_000)
    expect(pending.ended()).toMatchObject({ ok: false, error: { kind: 'network', isOffline } })
    expect(attempts).toBe(connections.length)
    vi.unstubAllGlobals()
  })
})
