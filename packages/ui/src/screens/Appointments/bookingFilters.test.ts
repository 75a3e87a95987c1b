import { describe, expect, it } from 'vitest'
import { isNarrowed, NO_FILTERS, usualOrder } from './bookingFilters.ts'

const DAYS = { from: '2026-11-24', to: '2026-12-02' }

describe('[FIND-01] the filters of the appointments', () => {
  it.each([
    ['all', 'any', 'latest'],
    ['confirmed', 'any', 'latest'],
    ['declined', 'any', 'latest'],
    ['waiting', 'any', 'soonest'],
    ['all', 'today', 'soonest'],
    ['reschedule', 'week', 'soonest'],
    ['confirmed', DAYS, 'soonest'],
  ] as const)('%s, %s: %s first', (status, when, order) => {
    expect(usualOrder({ status, when })).toBe(order)
  })

  it.each([
    [NO_FILTERS, false],
    [{ ...NO_FILTERS, order: 'soonest' }, false],
    [{ ...NO_FILTERS, status: 'waiting' }, true],
    [{ ...NO_FILTERS, when: DAYS }, true],
  ] as const)('%j narrows the list: %s', (filters, narrowed) => {
    expect(isNarrowed(filters)).toBe(narrowed)
  })
})
