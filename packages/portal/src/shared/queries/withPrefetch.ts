import type { CallOptions } from '@nalam/sdk'
import { mutate } from 'swr'
import { IN_BACKGROUND } from '../api/inBackground.ts'
import { signedInDoctor } from '../session/signedInDoctor.ts'
import { sessionPhase } from '../session/sessionPhase.ts'

/** How long prefetched data counts as fresh, in milliseconds. */
const FRESH = 10_000

/** Drops the prefetched data of one query under the keys that match. */
const forgets: ((isOutdated: (key: unknown) => boolean) => void)[] = []

/** Drops the prefetched data of all queries under the keys that match. */
export function forgetPrefetched(isOutdated: (key: unknown) => boolean): void {
  for (const forget of forgets) forget(isOutdated)
}

/** A query that can be sent before its data is needed. */
export interface Prefetched<Key extends readonly unknown[], Value> {
  /** Returns prefetched data once; otherwise fetches. */
  read: (key: Key) => Promise<Value>
  /**
   * Returns whether SWR's cache has fresh data from `prefetch` for this key: a page that opens now
   * need not read it again.
   */
  isFresh: (key: Key) => boolean
  /** Marks the prefetched data as used. Later reads fetch again. */
  consume: (key: Key) => void
  /**
   * Fetches now, unless it did so a moment ago. The response goes into the cache under this key
   * unless there is data already, and the promise settles after that. A failure is not thrown here:
   * the read that follows reports its own.
   */
  prefetch: (key: Key) => Promise<void>
  /** Reads in the background: the request does not keep the session alive (S1). */
  readInBackground: (key: Key) => Promise<Value>
  /** Drops prefetched data that is outdated. */
  forget: () => void
}

/**
 * Makes a query prefetchable, for example when a link is hovered. SWR's own `preload` never drops a
 * response.
 */
export function withPrefetch<Key extends readonly unknown[], Value>(
  fetchNow: (key: Key, options?: CallOptions) => Promise<Value>,
): Prefetched<Key, Value> {
  // An entry is removed when it is first read or when it expires, so that no patient data stays in
  // memory.
  const prefetched = new Map<string, { response: Promise<Value>; isFresh: boolean }>()
  forgets.push((isOutdated) => {
    for (const name of prefetched.keys()) if (isOutdated(JSON.parse(name))) prefetched.delete(name)
  })
  return {
    read(key) {
      const name = JSON.stringify(key)
      // Also used if the response came into the cache between rendering and mounting of a page.
      const response = prefetched.get(name)?.response
      prefetched.delete(name)
      return response ?? fetchNow(key)
    },
    isFresh: (key) => prefetched.get(JSON.stringify(key))?.isFresh === true,
    consume: (key) => prefetched.delete(JSON.stringify(key)),
    async prefetch(key) {
      const name = JSON.stringify(key)
      if (sessionPhase.get() !== 'steady' || prefetched.has(name)) return
      const begun = { response: fetchNow(key), isFresh: false }
      const isWanted = () => prefetched.get(name) === begun
      const drop = () => isWanted() && prefetched.delete(name)
      prefetched.set(name, begun)
      setTimeout(drop, FRESH)
      try {
        const value = await begun.response
        // Meanwhile a page may have used it, or the doctor may have signed out.
        if (!isWanted() || signedInDoctor() === undefined) return
        const store = (cached: Value | undefined): Value => {
          begun.isFresh = cached === undefined
          return cached ?? value
        }
        await mutate<Value>(key, store, { revalidate: false })
      } catch {
        drop()
      }
    },
    readInBackground: (key) => fetchNow(key, { headers: IN_BACKGROUND }),
    forget: () => prefetched.clear(),
  }
}
