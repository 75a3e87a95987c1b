import type { PasskeyRequestOptions, Result } from '@nalam/sdk'

type Asked = Result<PasskeyRequestOptions, 'beginPasskeyLogin'>

/** A challenge that serves one ceremony after the other, until one answers it. */
export interface Challenge {
  /**
   * Returns the challenge while it has more than half of its time; otherwise a new one. Its `timeout`
   * is the time that is left.
   */
  get: () => Promise<Asked>
  /** It is answered, and good for nothing else: a server accepts one answer. */
  use: () => void
}

/** @param ask gets a challenge from the server */
export function createChallenge(ask: () => Promise<Asked>): Challenge {
  let current: PasskeyRequestOptions | undefined
  let endsAt = 0
  return {
    async get() {
      const now = Date.now()
      const timeout = endsAt - now
      if (current && timeout > current.timeout / 2) return { ok: true, value: { ...current, timeout } }
      const asked = await ask()
      if (asked.ok) {
        current = asked.value
        endsAt = now + (current.timeout || 0)
      }
      return asked
    },
    use() {
      endsAt = 0
    },
  }
}
