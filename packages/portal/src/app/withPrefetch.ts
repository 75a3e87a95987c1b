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
  // An entry goes after its time, and its answer as soon as SWR's cache has it: nobody's patients stay behind in here.
  const ahead = new Map<string, { answer: Promise<Value> | 'kept' }>()
  return {
    read(key) {
      const name = JSON.stringify(key)
      const answer = ahead.get(name)?.answer ?? 'kept'
      ahead.delete(name)
      return answer === 'kept' ? fetchNow(key) : answer
    },
    isKept: (key) => ahead.get(JSON.stringify(key))?.answer === 'kept',
    async prefetch(key) {
      const name = JSON.stringify(key)
      if (sessionPhase.get() !== 'steady' || ahead.has(name)) return
      const answer = fetchNow(key)
      const begun: { answer: Promise<Value> | 'kept' } = { answer }
      const isWanted = () => ahead.get(name) === begun
      const drop = () => isWanted() && ahead.delete(name)
      ahead.set(name, begun)
      setTimeout(drop, FRESH)
      try {
        const value = await answer
        // Meanwhile it may have been taken over, or the doctor has gone.
        if (!isWanted() || signedInDoctor() === undefined) return
        const keep = (kept: Value | undefined): Value => {
          if (kept === undefined) begun.answer = 'kept'
          return kept ?? value
        }
        await mutate<Value>(key, keep, { revalidate: false })
      } catch {
        drop()
      }
    },
    forget: () => ahead.clear(),
  }
}
