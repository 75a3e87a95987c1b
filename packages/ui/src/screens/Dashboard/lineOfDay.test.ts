import { BOOKING_STATUS, type CalendarSlot, type DaySchedule } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { calendarBooking } from '../../fixtures/calendar.ts'
import { dayLine } from './lineOfDay.ts'

const DATE = '2026-11-24'
const now = { date: DATE, time: '10:12' }
const slot = (from: string, to: string, state: CalendarSlot['state'], more: Partial<CalendarSlot> = {}) => ({
  id: from,
  from,
  to,
  state,
  ...more,
})
const day = (more: Partial<DaySchedule>): DaySchedule => ({
  date: '24-11-2026',
  isOpenDay: true,
  slots: [],
  bookings: [],
  ...more,
})
const booked = (time: string, to: string, kind: 'pending' | 'confirmed') =>
  slot(time, to, 'booked', { booking: calendarBooking(DATE, time, 'Fathima Begum', kind) })

describe('[FIND-04] the line of the day', () => {
  it('shows what each time is, and what is over', () => {
    const line = dayLine(
      day({
        slots: [
          booked('09:00', '09:20', 'confirmed'),
          booked('09:20', '09:40', 'pending'),
          slot('09:40', '10:00', 'open'),
          booked('10:00', '10:20', 'confirmed'),
          booked('10:20', '10:40', 'pending'),
          slot('10:40', '11:00', 'open'),
          slot('11:00', '11:20', 'held'),
          slot('11:20', '11:40', 'off'),
        ],
      }),
      now,
    )
    expect(line?.cells.map(({ look }) => look)).toEqual([
      'past',
      'overdue',
      'past',
      'confirmed',
      'pending',
      'open',
      'held',
      'off',
    ])
    expect(line?.open).toBe(1)
    expect(line?.hours.map(({ time }) => time)).toEqual(['09:00', '10:00', '11:00'])
    expect(line?.now).toBeCloseTo(45)
  })

  it('folds the hours between two consultations, and is as wide as the time of each slot', () => {
    const line = dayLine(
      day({ slots: [slot('09:00', '10:00', 'open'), slot('17:00', '17:30', 'open'), slot('17:30', '18:00', 'open')] }),
      now,
    )
    expect(line?.cells.map(({ start, width }) => [start, width])).toEqual([
      [0, 40],
      [60, 20],
      [80, 20],
    ])
    expect(line?.now).toBeUndefined()
  })

  it('shows a booking without a slot, and of two at one time the one that waits', () => {
    const line = dayLine(
      day({
        slots: [booked('11:00', '11:20', 'confirmed')],
        bookings: [
          calendarBooking(DATE, '11:00', 'Chitra Sundaram', 'pending'),
          { ...calendarBooking(DATE, '11:30', 'Prabhu Velan'), status: BOOKING_STATUS.confirmed },
        ],
      }),
      now,
    )
    expect(line?.cells.map(({ from, to, look }) => [from, to, look])).toEqual([
      [660, 690, 'pending'],
      [690, 720, 'confirmed'],
    ])
  })

  it('has no line without slots and bookings, and offers nothing on a closed day', () => {
    expect(dayLine(day({}), now)).toBeUndefined()
    const exception = { id: 'x', from: DATE, to: DATE, kind: 'closed' as const, note: '', hours: [], bookingCount: 0 }
    expect(dayLine(day({ exception, slots: [slot('11:00', '11:20', 'open')] }), now)?.open).toBe(0)
  })
})
