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
  let current: { options: PasskeyRequestOptions; endsAt: number } | undefined
  return {
    async get() {
      const left = current === undefined ? 0 : current.endsAt - Date.now()
      if (current !== undefined && left > current.options.timeout / 2)
        return { ok: true, value: { ...current.options, timeout: left } }
      const askedAt = Date.now()
      const asked = await ask()
      if (asked.ok) current = { options: asked.value, endsAt: askedAt + (asked.value.timeout || 0) }
      return asked
    },
    use() {
      current = undefined
    },
  }
}
