import { sessionPhase } from './session/sessionPhase.ts'

/** How long an answer that was fetched ahead counts as fresh, in milliseconds. */
const FRESH = 10_000

/** A read that can set out before it is wanted. */
export interface Prefetched<Key extends readonly unknown[], Value> {
  /** Takes over what was fetched ahead a moment ago, else reads. */
  read: (key: Key) => Promise<Value>
  /** Sets out now, unless it has a moment ago. A failure is met again when the answer is wanted. */
  prefetch: (key: Key) => void
  /** Drops what was fetched ahead, where it is no longer true. */
  forget: () => void
}

/** Lets a read be fetched ahead when a link to it is pointed at. SWR's own preload keeps an answer for ever. */
export function withPrefetch<Key extends readonly unknown[], Value>(
  fetchNow: (key: Key) => Promise<Value>,
): Prefetched<Key, Value> {
  const ahead = new Map<string, { at: number; answer: Promise<Value> }>()
  const fresh = (name: string) => {
    const found = ahead.get(name)
    return found && Date.now() - found.at < FRESH ? found.answer : undefined
  }
  return {
    read(key) {
      const name = JSON.stringify(key)
      const answer = fresh(name)
      ahead.delete(name)
      return answer ?? fetchNow(key)
    },
    prefetch(key) {
      const name = JSON.stringify(key)
      if (sessionPhase.get() !== 'steady' || fresh(name)) return
      const answer = fetchNow(key)
      ahead.set(name, { at: Date.now(), answer })
      answer.catch(() => ahead.delete(name))
    },
    forget: () => ahead.clear(),
  }
}
