import { describe, expect, it } from 'vitest'
import { placeNumber } from './rules.ts'

describe('ids of places', () => {
  it.each([
    [35, 35],
    ['35', 35],
    [0, undefined],
    ['cty_chennai', undefined],
    ['99999999999', undefined],
    ['2147483648', undefined],
  ])('%j is number %j', (id, number) => {
    expect(placeNumber(id)).toBe(number)
  })
})
