import { afterEach, describe, expect, it, vi } from 'vitest'
import { watchQueueScreen, type QueueScreenNumbers } from '../src/patient/index.ts'

const numbers = {
  room: '1',
  doctor: 'Meena Raghavan',
  session: '09:00-12:30',
  serving: { number: 12 },
  calledAt: '2026-12-03T05:10:00.000Z',
  next: [10, 7, 15],
  waiting: 4,
  recent: [11, 9],
  languages: ['ta', 'en', 'hi'],
  at: '2026-12-03T05:00:00.000Z',
}
const event = (data: object) => `data: ${JSON.stringify(data)}\n\n`

const stream = (text: string, stays = true) =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text))
        if (!stays) controller.close()
      },
    }),
    { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } },
  )
const refusal = (status: number) => Response.json({ statusCode: status, message: 'Refused.' }, { status })

const leaving = new Set<AbortController>()
afterEach(() => {
  for (const controller of leaving) controller.abort()
  leaving.clear()
})

/** Watches a server that gives these responses one after the other; the last one again and again. */
function watch(responses: readonly (() => Response)[], token = '9n3tXqK2bVw7YzR5sLdA1g') {
  const controller = new AbortController()
  leaving.add(controller)
  const shown: QueueScreenNumbers[] = []
  const states: string[] = []
  const requests: { url: string; init: RequestInit }[] = []
  const over = watchQueueScreen({
    baseUrl: 'https://nalam.example/api',
    token,
    signal: controller.signal,
    fetch: async (url, init) => {
      requests.push({ url, init })
      const next = responses[Math.min(requests.length, responses.length) - 1]
      if (next === undefined) throw new TypeError('no connection')
      return next()
    },
    onNumbers: (found) => shown.push(found),
    onState: (state) => states.push(state),
  })
  return { over, shown, states, requests, leave: () => controller.abort() }
}

const SOON = { timeout: 20_000, interval: 5 }

describe('watchQueueScreen', () => {
  it('[QUEUE-04] sends the token in a header, without cookies, and gives the numbers', async () => {
    const { shown, states, requests, over, leave } = watch([
      () => stream(`:\n\n${event(numbers)}${event({ ...numbers, serving: { number: 3, prefix: 'A' }, room: null })}`),
    ])
    await vi.waitFor(() => expect(shown).toHaveLength(2), SOON)
    expect(shown).toEqual([numbers, { ...numbers, serving: { number: 3, prefix: 'A' }, room: null }])
    expect(states).toEqual(['waiting', 'live'])
    expect(requests.map(({ url }) => url)).toEqual(['https://nalam.example/api/queue-screen'])
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer 9n3tXqK2bVw7YzR5sLdA1g')
    expect(requests[0]?.init.credentials).not.toBe('include')
    leave()
    await over
    expect(states).toEqual(['waiting', 'live'])
  })

  it('[QUEUE-04] is not live until numbers have come, and after the connection is lost', async () => {
    const { shown, states, requests } = watch([
      () => stream(':\n\n', false),
      () => refusal(503),
      () => stream(event(numbers), false),
      () => stream(event({ ...numbers, serving: null })),
    ])
    await vi.waitFor(() => expect(states).toEqual(['waiting', 'live', 'waiting', 'live']), SOON)
    expect(requests).toHaveLength(4)
    expect(shown.map(({ serving }) => serving)).toEqual([{ number: 12 }, null])
  }, 30_000)

  it('[QUEUE-04] connects again when the numbers cannot be read', async () => {
    const { shown, states } = watch([() => stream('data: {"next":"soon"}\n\n'), () => stream(event(numbers))])
    await vi.waitFor(() => expect(states).toEqual(['waiting', 'live']), SOON)
    expect(shown).toEqual([numbers])
  })

  it.each([
    ['its event', () => stream(`${event(numbers)}event: ended\ndata: {}\n\n`), ['waiting', 'live', 'ended']],
    ['a link that nobody knows', () => refusal(404), ['waiting', 'ended']],
    ['a token that is refused', () => refusal(401), ['waiting', 'ended']],
  ])('[QUEUE-04] ends by %s, and asks nothing more', async (_name, response, expected) => {
    const { over, states, requests } = watch([response])
    await over
    expect(states).toEqual(expected)
    expect(requests).toHaveLength(1)
  })

  it('goes on behind a captive portal', async () => {
    const redirect = () => new Response(null, { status: 302, headers: { Location: 'https://hotel.example' } })
    const { states } = watch([redirect, () => stream(event(numbers))])
    await vi.waitFor(() => expect(states).toEqual(['waiting', 'live']), SOON)
  })

  it('says what is wrong with its options, and asks nothing when it is over before', async () => {
    const onNothing = () => undefined
    await expect(
      watchQueueScreen({ baseUrl: 'nalam.example', token: 'x', onNumbers: onNothing, onState: onNothing }),
    ).rejects.toMatchObject({ kind: 'setup' })
    const fetch = vi.fn<() => Promise<Response>>()
    const signal = AbortSignal.abort()
    await watchQueueScreen({ baseUrl: '/api', token: 'x', onNumbers: onNothing, onState: onNothing, fetch, signal })
    expect(fetch).not.toHaveBeenCalled()
  })
})
