import type { Slot, SlotsOfDay } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { withSlotStatus } from './slots.ts'

const slot = (id: string, isOn: boolean): Slot => ({ id, startTime: '09:00', endTime: '09:30', isBooked: false, isOn })
const DATE = '2026-11-23'
const day: SlotsOfDay = {
  slots: [slot('a', true), slot('b', false)],
  days: [
    { date: '23-11-2026', open: 1, booked: 4 },
    { date: '24-11-2026', open: 8, booked: 2 },
  ],
}

describe('cached slots after one was switched', () => {
  it('off: the slot, and one open slot less on its day only', () => {
    expect(withSlotStatus(day, DATE, slot('a', true), false)).toEqual({
      slots: [slot('a', false), slot('b', false)],
      days: [
        { date: '23-11-2026', open: 0, booked: 4 },
        { date: '24-11-2026', open: 8, booked: 2 },
      ],
    })
  })

  it('on: have one open slot more', () => {
    const after = withSlotStatus(day, DATE, slot('b', false), true)
    expect(after.slots[1]?.isOn).toBe(true)
    expect(after.days?.[0]).toEqual({ date: '23-11-2026', open: 2, booked: 4 })
  })

  it('changes only the count in the data of another day', () => {
    const week: SlotsOfDay = { slots: [slot('z', true)], days: day.days }
    const after = withSlotStatus(week, DATE, slot('a', true), false)
    expect(after.slots).toEqual(week.slots)
    expect(after.days?.[0]?.open).toBe(0)
  })

  it('leaves data alone that already has the change', () => {
    expect(withSlotStatus(day, DATE, slot('b', true), false)).toBe(day)
  })

  it('have no counts if the server does not count', () => {
    expect(withSlotStatus({ ...day, days: undefined }, DATE, slot('a', true), false).days).toBeUndefined()
  })
})
