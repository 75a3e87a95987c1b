import { describe, expect, it } from 'vitest'
import { createTurns } from './publish.ts'

describe('turns', () => {
  it('of one key come one after the other, in order; those of another do not wait', async () => {
    const inTurn = createTurns()
    const first = Promise.withResolvers<void>()
    const events: string[] = []
    const work = (name: string, until: Promise<void> = Promise.resolve()) =>
      inTurn(name.slice(0, 1), async () => {
        events.push(`${name} begins`)
        await until
        events.push(`${name} ends`)
        return name
      })
    const all = [work('a1', first.promise), work('a2'), work('a3')]
    expect(await work('b1')).toBe('b1')
    expect(events).toEqual(['a1 begins', 'b1 begins', 'b1 ends'])
    first.resolve()
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3'])
    expect(events.slice(3)).toEqual(['a1 ends', 'a2 begins', 'a2 ends', 'a3 begins', 'a3 ends'])
  })

  it('go on after work that failed', async () => {
    const inTurn = createTurns()
    const failed = inTurn('a', () => Promise.reject(new Error('no')))
    const next = inTurn('a', () => Promise.resolve('yes'))
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('yes')
  })
})
