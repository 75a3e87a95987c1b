import type { Query } from '@nalam/sdk/queries'
import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureDoctor as doctor } from '../../../test/fixtureDoctor.ts'
import { forgetSession, rememberSession } from '../session/session.ts'
import { sessionPhase } from '../session/sessionState.ts'
import { consumePrefetched, forgetPrefetched, isPrefetched, prefetch, readQuery } from './queries.ts'

/** Returns the data of SWR's cache. */
async function cachedData(key: readonly string[]): Promise<unknown> {
  let found: unknown
  await mutate(key, (kept: unknown) => (found = kept), { revalidate: false })
  return found
}

describe('prefetching', () => {
  let asked: string[]
  let isBroken = false
  const query = (name: string): Query<string> => ({
    key: [name],
    async fetch() {
      asked.push(name)
      if (isBroken) throw new Error('no response')
      return name.toUpperCase()
    },
  })

  beforeEach(() => {
    asked = []
    isBroken = false
    forgetPrefetched(() => true)
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionPhase.set('steady')
  })

  it('sends one request for two hovers and a click', async () => {
    void prefetch(query('list'))
    void prefetch(query('list'))
    expect(await readQuery(query('list'))).toBe('LIST')
    expect(asked).toEqual(['list'])
  })

  it('returns a response once: the next read sends a request', async () => {
    void prefetch(query('list'))
    await readQuery(query('list'))
    await readQuery(query('list'))
    expect(asked).toEqual(['list', 'list'])
  })

  it('sends a request when the response is no longer fresh', async () => {
    void prefetch(query('list'))
    vi.advanceTimersByTime(10_000)
    await readQuery(query('list'))
    expect(asked).toEqual(['list', 'list'])
  })

  it('sends a request for what an action has changed, and only for that', async () => {
    void prefetch(query('changed'))
    void prefetch(query('same'))
    forgetPrefetched((key) => Array.isArray(key) && key[0] === 'changed')
    asked = []
    await Promise.all([readQuery(query('changed')), readQuery(query('same'))])
    expect(asked).toEqual(['changed'])
  })

  it('a prefetch that failed does not fail the read that follows', async () => {
    isBroken = true
    void prefetch(query('list'))
    await vi.advanceTimersByTimeAsync(1)
    isBroken = false
    expect(await readQuery(query('list'))).toBe('LIST')
  })

  it('keeps the response for the page that opens, which sends no request; later reads send one', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    await prefetch(query('first'))
    expect(await cachedData(['first'])).toBe('FIRST')
    expect(isPrefetched(query('first'))).toBe(true)
    consumePrefetched(query('first'))
    expect(isPrefetched(query('first'))).toBe(false)
    expect(await readQuery(query('first'))).toBe('FIRST')
    expect(asked).toEqual(['first', 'first'])
  })

  it('is used by a page that was rendered before the response was cached and reads after', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    const prefetching = prefetch(query('between'))
    expect(isPrefetched(query('between'))).toBe(false)
    await prefetching
    expect(await readQuery(query('between'))).toBe('BETWEEN')
    expect(asked).toEqual(['between'])
  })

  it('cached data stays, and is read again when the page is opened', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    await mutate(['second'], 'older', { revalidate: false })
    await prefetch(query('second'))
    expect(await cachedData(['second'])).toBe('older')
    expect(isPrefetched(query('second'))).toBe(false)
    expect(await readQuery(query('second'))).toBe('SECOND')
    expect(asked).toEqual(['second'])
  })

  it('keeps nothing if the doctor has signed out meanwhile', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    const prefetching = prefetch(query('third'))
    forgetSession()
    await prefetching
    expect(await cachedData(['third'])).toBeUndefined()
  })

  it('sends nothing while the session is ending', () => {
    sessionPhase.set('leaving')
    void prefetch(query('list'))
    expect(asked).toEqual([])
  })
})
