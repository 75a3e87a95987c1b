// Events of a call, with a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDoctorApi } from '../client.ts'
import type { ApiEvent } from './events.ts'
import type { ClientOptions } from './options.ts'

function clientOf(fetch: ClientOptions['fetch'], options: Partial<ClientOptions> = {}) {
  return createDoctorApi({ baseUrl: 'https://api.nalam.example/api', fetch, ...options })
}

/** A call with `ended()`, which returns its value once it is settled. */
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

describe('the events of a call', () => {
  it('count attempts and time, name the response by the server’s id, and say why it failed', async () => {
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
        kind: 'network',
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
        kind: 'response',
        status: 400,
        retryIn: undefined,
      },
    ])
  })

  it('a response without X-Request-Id is named by its body', async () => {
    const fetch = async () => new Response('{"requestId":"req_body"}', { status: 400 })
    const { error } = await clientOf(fetch).lookups.countries().result()
    expect(error?.requestId).toBe('req_body')
  })

  it('a failure by the caller’s own fetch is no response, and a setup error where it throws before it sends', async () => {
    const rejects = async () => Promise.reject(new Error('offline'))
    const { error } = await clientOf(rejects, { retries: 0 }).lookups.countries().result()
    expect(error).toMatchObject({ kind: 'network', cause: { message: 'offline' } })
    const throws = () => {
      throw new Error('no key to sign with')
    }
    const early = await clientOf(throws).lookups.countries().result()
    expect(early.error).toMatchObject({ kind: 'setup', message: 'no key to sign with' })
  })
})
