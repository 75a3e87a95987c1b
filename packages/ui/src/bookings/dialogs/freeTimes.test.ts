import type { CalendarSlot, DaySchedule } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { closedDays, freeTimes } from './freeTimes.ts'

const NOW = { date: '2026-11-20', time: '10:00' }

const day = (
  date: string,
  slots: readonly (readonly [from: string, state?: CalendarSlot['state']])[],
): DaySchedule => ({
  date: `${date}-11-2026`,
  isOpenDay: true,
  bookings: [],
  slots: slots.map(([from, state = 'open']) => ({ id: `${date} ${from}`, from, to: from, state })),
})
const ids = (times: readonly { id: string }[]) => times.map(({ id }) => id)

describe('free times', () => {
  it('[VISIT-06] are open slots that have not begun, the earliest first', () => {
    const days = [
      day('21', [['16:00'], ['09:00']]),
      day('20', [['09:30'], ['10:00'], ['10:30'], ['11:00', 'off'], ['11:30', 'booked'], ['12:00', 'held']]),
    ]
    expect(ids(freeTimes(days, NOW))).toEqual(['20 10:30', '21 09:00', '21 16:00'])
  })

  it('[OFFER-05] are not on a day that an exception closes', () => {
    const exception = { id: 'x', from: '21-11-2026', to: '22-11-2026', hours: [], bookingCount: 0 }
    const closed = { ...day('21', [['09:00']]), isOpenDay: false, exception: { ...exception, kind: 'closed' as const } }
    const evening = { ...day('23', [['18:00']]), exception: { ...exception, kind: 'hours' as const } }
    // The doctor has added a slot on a weekday without hours.
    const sunday = { ...day('22', [['09:00']]), isOpenDay: false }
    expect(ids(freeTimes([closed, sunday, evening], NOW))).toEqual(['22 09:00', '23 18:00'])
  })

  it('[VISIT-06] come with the days without consultation', () => {
    const exception = { id: 'x', from: '21-11-2026', to: '22-11-2026', hours: [], bookingCount: 0 }
    const open = day('20', [['09:00']])
    const closed = { ...day('21', [['09:00']]), exception: { ...exception, kind: 'closed' as const } }
    const sunday = { ...day('22', []), isOpenDay: false }
    const hours = { ...sunday, date: '23-11-2026', exception: { ...exception, kind: 'hours' as const } }
    expect(closedDays([open, closed, sunday, hours])).toEqual(['2026-11-21', '2026-11-22'])
  })
})
