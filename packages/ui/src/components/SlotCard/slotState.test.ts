import { describe, expect, it } from 'vitest'
import { slotState } from './slotState.ts'

const NOW = { date: '2026-11-20', time: '10:00' }

describe('[SLOT-03] which slots have a switch', () => {
  it.each([
    ['2026-11-21', '09:00', false, 'switch', 'an unbooked slot of tomorrow'],
    ['21-11-2026', '09:00', false, 'switch', "the wire's spelling of the date"],
    ['2026-11-21', '09:00', true, 'booked', 'a booked one has none'],
    ['2026-11-20', '10:30', false, 'switch', 'later today'],
    ['2026-11-20', '10:00', false, 'past', 'its minute has come'],
    ['2026-11-20', '09:30', false, 'past', 'earlier today'],
    ['2026-11-20', '09:30', true, 'booked', 'booked and past: booked'],
    ['2026-11-19', '18:00', false, 'past', 'yesterday'],
  ])('%s %s, booked %s: %s (%s)', (date, startTime, isBooked, expected) => {
    expect(slotState({ startTime, isBooked }, date, NOW)).toBe(expected)
  })

  it('[OFFER-01] a slot that is held for a patient says so', () => {
    expect(slotState({ startTime: '09:00', isBooked: true, isHeld: true }, '2026-11-21', NOW)).toBe('held')
  })
})
