import { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureDoctor as doctor } from '../../../test/fixtureDoctor.ts'
import { forgetSession, rememberSession } from '../session/renewSession.ts'
import { sessionPhase } from '../session/sessionPhase.ts'
import { forgetPrefetched, withPrefetch } from './withPrefetch.ts'

/** Returns the data of SWR's cache. */
async function cachedData(key: readonly string[]): Promise<unknown> {
  let found: unknown
  await mutate(key, (kept: unknown) => (found = kept), { revalidate: false })
  return found
}

describe('prefetching', () => {
  let asked: string[]
  let isBroken = false
  const source = () =>
    withPrefetch(async ([name]: readonly [string]) => {
      asked.push(name)
      if (isBroken) throw new Error('no response')
      return name.toUpperCase()
    })

  beforeEach(() => {
    asked = []
    isBroken = false
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    sessionPhase.set('steady')
  })

  it('sends one request for two hovers and a click', async () => {
    const list = source()
    void list.prefetch(['list'])
    void list.prefetch(['list'])
    expect(await list.read(['list'])).toBe('LIST')
    expect(asked).toEqual(['list'])
  })

  it('returns a response once: the next read sends a request', async () => {
    const list = source()
    void list.prefetch(['list'])
    await list.read(['list'])
    await list.read(['list'])
    expect(asked).toEqual(['list', 'list'])
  })

  it('sends a request when the response is no longer fresh', async () => {
    const list = source()
    void list.prefetch(['list'])
    vi.advanceTimersByTime(10_000)
    await list.read(['list'])
    expect(asked).toEqual(['list', 'list'])
  })

  it('sends a request for what an action has changed, in whichever query, and only for that', async () => {
    const [list, other] = [source(), source()]
    void list.prefetch(['changed'])
    void list.prefetch(['same'])
    void other.prefetch(['changed'])
    forgetPrefetched((key) => Array.isArray(key) && key[0] === 'changed')
    asked = []
    await Promise.all([list.read(['changed']), list.read(['same']), other.read(['changed'])])
    expect(asked).toEqual(['changed', 'changed'])
  })

  it('a prefetch that failed does not fail the read that follows', async () => {
    const list = source()
    isBroken = true
    void list.prefetch(['list'])
    await vi.advanceTimersByTimeAsync(1)
    isBroken = false
    expect(await list.read(['list'])).toBe('LIST')
  })

  it('keeps the response for the page that opens, which sends no request; later reads send one', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    const list = source()
    await list.prefetch(['first'])
    expect(await cachedData(['first'])).toBe('FIRST')
    expect(list.isFresh(['first'])).toBe(true)
    list.consume(['first'])
    expect(list.isFresh(['first'])).toBe(false)
    expect(await list.read(['first'])).toBe('FIRST')
    expect(asked).toEqual(['first', 'first'])
  })

  it('is used by a page that was rendered before the response was cached and reads after', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    const list = source()
    const prefetching = list.prefetch(['between'])
    expect(list.isFresh(['between'])).toBe(false)
    await prefetching
    expect(await list.read(['between'])).toBe('BETWEEN')
    expect(asked).toEqual(['between'])
  })

  it('cached data stays, and is read again when the page is opened', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    await mutate(['second'], 'older', { revalidate: false })
    const list = source()
    await list.prefetch(['second'])
    expect(await cachedData(['second'])).toBe('older')
    expect(list.isFresh(['second'])).toBe(false)
    expect(await list.read(['second'])).toBe('SECOND')
    expect(asked).toEqual(['second'])
  })

  it('keeps nothing if the doctor has signed out meanwhile', async () => {
    rememberSession({ doctor, accessToken: undefined, capabilities: [] })
    const list = source()
    const prefetching = list.prefetch(['third'])
    forgetSession()
    await prefetching
    expect(await cachedData(['third'])).toBeUndefined()
  })

  it('sends nothing while the session is ending', () => {
    const list = source()
    sessionPhase.set('leaving')
    void list.prefetch(['list'])
    expect(asked).toEqual([])
  })
})
