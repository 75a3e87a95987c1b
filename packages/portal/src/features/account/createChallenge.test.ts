import type { PasskeyRequestOptions } from '@nalam/sdk'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createChallenge } from './usePasskeySignIn.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const LIFETIME = 300_000

function challengeOfServer({ timeout }: { timeout: number | undefined } = { timeout: LIFETIME }) {
  let asked = 0
  const ask = vi.fn<Parameters<typeof createChallenge>[0]>(async () => {
    const options = { challenge: `number ${(asked += 1)}`, rpId: 'nalam.example', timeout }
    return { ok: true as const, value: options as PasskeyRequestOptions }
  })
  const challenge = createChallenge(ask)
  const get = async () => {
    const asked = await challenge.get()
    return asked.ok ? asked.value : undefined
  }
  return { get, use: challenge.use, ask }
}

describe('[ACC-01] a challenge', () => {
  it('serves another ceremony while nobody has answered it, for the time that is left', async () => {
    const { get, ask } = challengeOfServer()
    const first = await get()
    vi.advanceTimersByTime(LIFETIME / 2 - 1)
    expect(await get()).toEqual({ ...first, timeout: LIFETIME / 2 + 1 })
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('that is answered serves no other ceremony', async () => {
    const { get, use } = challengeOfServer()
    expect((await get())?.challenge).toBe('number 1')
    use()
    expect((await get())?.challenge).toBe('number 2')
  })

  it('is replaced when half of its time is over', async () => {
    const { get } = challengeOfServer()
    await get()
    vi.advanceTimersByTime(LIFETIME / 2)
    expect(await get()).toMatchObject({ challenge: 'number 2', timeout: LIFETIME })
  })

  it.each([0, undefined])('of a server that says nothing about its time serves once: %s', async (timeout) => {
    const { get, ask } = challengeOfServer({ timeout })
    await get()
    await get()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
