import { describe, expect, it } from 'vitest'
import { freesSlot, mayBeDecided, messageOfDecision, pagesOf, searchPattern } from './rules.ts'

describe('rules of bookings', () => {
  it.each([
    [1, true],
    [2, false],
    [3, false],
    [4, false],
  ])('status %i may be decided: %s', (status, expected) => {
    expect(mayBeDecided(status)).toBe(expected)
  })

  it.each([
    [2, false, 'booking.accepted'],
    [3, true, 'booking.declined'],
    [4, true, 'booking.reschedule_requested'],
  ] as const)('decision %i frees the slot: %s, and says %s', (decision, frees, message) => {
    expect(freesSlot(decision)).toBe(frees)
    expect(messageOfDecision(decision)).toBe(message)
  })

  it.each([
    [0, 10, 0],
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [140, 10, 14],
  ])('%i rows in tens are %i pages', (items, perPage, pages) => {
    expect(pagesOf(items, perPage)).toBe(pages)
  })

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['   ', undefined],
    ['Anitha', '%anitha%'],
    [' NLM-100231 ', '%nlm-100231%'],
    ['50%', String.raw`%50\%%`],
    ['a_b', String.raw`%a\_b%`],
    [String.raw`a\b`, String.raw`%a\\b%`],
    ['+91 98765 43210', '%9876543210%'],
    ['98765-43210', '%9876543210%'],
    ['கவிதா', '%கவிதா%'],
  ])('search %j looks for %j', (search, pattern) => {
    expect(searchPattern(search)).toBe(pattern)
  })
})
