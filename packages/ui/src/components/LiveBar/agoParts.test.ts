import { describe, expect, it } from 'vitest'
import { agoParts } from './agoParts.ts'

const MINUTE = 60_000

describe('how long ago a list was read', () => {
  it.each([
    [-5, undefined],
    [0, undefined],
    [MINUTE - 1, undefined],
    [MINUTE, { count: 1, unit: 'minute' }],
    [2.9 * MINUTE, { count: 2, unit: 'minute' }],
    [59 * MINUTE, { count: 59, unit: 'minute' }],
    [60 * MINUTE, { count: 1, unit: 'hour' }],
    [23 * 60 * MINUTE, { count: 23, unit: 'hour' }],
    [49 * 60 * MINUTE, { count: 2, unit: 'day' }],
  ])('%i ms', (elapsed, expected) => {
    expect(agoParts(elapsed)).toEqual(expected)
  })
})
