import { describe, expect, it } from 'vitest'
import { ticketDay } from './ticketDay.ts'

describe("the clinic's day of a ticket", () => {
  it.each([
    ['2026-11-18T06:30:00.000Z', '2026-11-18'],
    ['2026-11-18T18:29:59.000Z', '2026-11-18'],
    ['2026-11-18T18:30:00.000Z', '2026-11-19'],
    ['2026-11-18T23:59:00+05:30', '2026-11-18'],
    ['', ''],
    ['soon', ''],
  ])('%s → %s', (moment, day) => {
    expect(ticketDay(moment)).toBe(day)
  })
})
