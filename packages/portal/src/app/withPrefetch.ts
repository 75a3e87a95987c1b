import { mutate } from 'swr'
import { signedInDoctor } from './session/renewSession.ts'
import { sessionPhase } from './session/sessionPhase.ts'

/** How long an answer that was fetched ahead counts as fresh, in milliseconds. */
const FRESH = 10_000

/** A read that can set out before it is wanted. */
export interface Prefetched<Key extends readonly unknown[], Value> {
  /** Takes over what is on its way, else reads. */
  read: (key: Key) => Promise<Value>
  /** Whether SWR's cache got what it has for this key from `prefetch` a moment ago: who opens the page now need not read it again. */
  isKept: (key: Key) => boolean
  /**
   * Sets out now, unless it has a moment ago. The answer is kept for who shows this key, unless something is kept there already, and
   * the promise is settled then. A failure is met again when the answer is wanted.
   */
  prefetch: (key: Key) => Promise<void>
  /** Drops what was fetched ahead, where it is no longer true. */
  forget: () => void
}

/** Lets a read be fetched ahead when a link to it is pointed at. SWR's own preload keeps an answer for ever. */
export function withPrefetch<Key extends readonly unknown[], Value>(
  fetchNow: (key: Key) => Promise<Value>,
): Prefetched<Key, Value> {
  const ahead = new Map<string, { at: number; answer: Promise<Value>; isKept: boolean }>()
  const fresh = (name: string) => {
    const found = ahead.get(name)
    return found && Date.now() - found.at < FRESH ? found : undefined
  }
  return {
    read(key) {
      const name = JSON.stringify(key)
      const found = fresh(name)
      ahead.delete(name)
      return found && !found.isKept ? found.answer : fetchNow(key)
    },
    isKept: (key) => fresh(JSON.stringify(key))?.isKept === true,
    async prefetch(key) {
      const name = JSON.stringify(key)
      if (sessionPhase.get() !== 'steady' || fresh(name)) return
      const begun = { at: Date.now(), answer: fetchNow(key), isKept: false }
      ahead.set(name, begun)
      try {
        const value = await begun.answer
        // Meanwhile it may have been taken over, or the doctor has gone.
        if (fresh(name) !== begun || signedInDoctor() === undefined) return
        const keep = (kept: Value | undefined): Value => {
          begun.isKept = kept === undefined
          return kept ?? value
        }
        await mutate<Value>(key, keep, { revalidate: false })
      } catch {
        ahead.delete(name)
      }
    },
    forget: () => ahead.clear(),
  }
}
