import { describe, expect, it } from 'vitest'
import { minutesLeft } from './minutesLeft.ts'

const UNTIL = '2026-11-24T04:42:00.000Z'
const before = (milliseconds: number) => Date.parse(UNTIL) - milliseconds

describe('[UNDO-02] the time left to undo', () => {
  it.each([
    [600_000, 10],
    [540_001, 10],
    [540_000, 9],
    [60_001, 2],
    [60_000, 0],
    [1, 0],
    [-5000, 0],
    [3_600_000, 10],
  ])('%i ms before its end: %i', (milliseconds, minutes) => {
    expect(minutesLeft(UNTIL, before(milliseconds))).toBe(minutes)
  })

  it('is the last minute where the moment cannot be read', () => {
    expect(minutesLeft('soon', before(0))).toBe(0)
  })
})
