import type { CallOptions } from '@nalam/sdk'
import { mutate } from 'swr'
import { IN_BACKGROUND } from '../api/inBackground.ts'
import { signedInDoctor } from '../session/signedInDoctor.ts'
import { sessionPhase } from '../session/sessionPhase.ts'

/** How long prefetched data counts as fresh, in milliseconds. */
const FRESH = 10_000

/** A read that can set out before it is wanted. */
export interface Prefetched<Key extends readonly unknown[], Value> {
  /** Returns prefetched data once; otherwise fetches. */
  read: (key: Key) => Promise<Value>
  /** Whether SWR's cache got what it has for this key from `prefetch` a moment ago: who opens the page now need not read it again. */
  isKept: (key: Key) => boolean
  /** Says that the page which needed it stands: whoever reads from now on wants to know anew. */
  consume: (key: Key) => void
  /**
   * Fetches now, unless it did a moment ago. The response goes into the cache under this key unless something is there already, and
   * the promise settles after that. A failure is not thrown here: the read that follows reports its own.
   */
  prefetch: (key: Key) => Promise<void>
  /** Reads without the doctor's doing: such a request keeps no session alive (S1). */
  readInBackground: (key: Key) => Promise<Value>
  /** Drops prefetched data, where it is no longer true. */
  forget: () => void
}

/** Lets a read be prefetched when a link to it is pointed at. SWR's own preload never drops a response. */
export function withPrefetch<Key extends readonly unknown[], Value>(
  fetchNow: (key: Key, options?: CallOptions) => Promise<Value>,
): Prefetched<Key, Value> {
  // An entry goes with its first reader, and after its time: nobody's patients stay behind in here.
  const ahead = new Map<string, { response: Promise<Value>; isKept: boolean }>()
  return {
    read(key) {
      const name = JSON.stringify(key)
      // Also where it came into the cache between a page's rendering and its mounting.
      const response = ahead.get(name)?.response
      ahead.delete(name)
      return response ?? fetchNow(key)
    },
    isKept: (key) => ahead.get(JSON.stringify(key))?.isKept === true,
    consume: (key) => ahead.delete(JSON.stringify(key)),
    async prefetch(key) {
      const name = JSON.stringify(key)
      if (sessionPhase.get() !== 'steady' || ahead.has(name)) return
      const begun = { response: fetchNow(key), isKept: false }
      const isWanted = () => ahead.get(name) === begun
      const drop = () => isWanted() && ahead.delete(name)
      ahead.set(name, begun)
      setTimeout(drop, FRESH)
      try {
        const value = await begun.response
        // Meanwhile a page may have used it, or the doctor has gone.
        if (!isWanted() || signedInDoctor() === undefined) return
        const keep = (kept: Value | undefined): Value => {
          begun.isKept = kept === undefined
          return kept ?? value
        }
        await mutate<Value>(key, keep, { revalidate: false })
      } catch {
        drop()
      }
    },
    readInBackground: (key) => fetchNow(key, { headers: IN_BACKGROUND }),
    forget: () => ahead.clear(),
  }
}
