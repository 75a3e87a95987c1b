import { BOOKING_STATUS, type Booking, type CalendarSlot, type DaySchedule } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { sampleBookings } from '../../fixtures/bookings.ts'
import { closedDays, distributedTimes, freeTimes, heldTimes, timesFor } from './freeTimes.ts'

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

  it('[VISIT-06] are also those that are held for this patient, while the offer is open', () => {
    const [sample] = sampleBookings(1)
    const offer = {
      state: 'open',
      times: [
        { slotId: 'past', date: '20-11-2026', time: '10:00' },
        { slotId: 'held', date: '21-11-2026', time: '09:00' },
      ],
      sentAt: '2026-11-20T04:00:00.000Z',
      expiresAt: '2026-11-21T00:30:00.000Z',
    } as const
    const booking = (state: 'open' | 'none'): Booking => ({ ...Object(sample), offer: { ...offer, state } })
    expect(heldTimes(booking('open'), NOW)).toEqual([{ id: 'held', date: '2026-11-21', from: '09:00' }])
    expect(heldTimes(booking('none'), NOW)).toEqual([])
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

describe('the times of several patients', () => {
  const bookingOf = (id: string, time: string): Booking => ({
    id,
    bookingId: id,
    date: '21-11-2026',
    time,
    patientName: id,
    patientPhone: '',
    mode: 'online',
    status: BOOKING_STATUS.pending,
  })
  const [one, two] = [bookingOf('one', '09:00'), bookingOf('two', '10:00')]
  const free = (...times: string[]) =>
    times.map((time) => {
      const [date = '', from = ''] = time.split(' ')
      return { id: time, date: `2026-11-${date}`, from }
    })
  const times = free('20 10:30', '22 09:00', '22 10:00', '23 09:00', '23 10:00', '24 09:00')
  const idsOf = (given: ReadonlyMap<string, readonly { id: string }[]>) =>
    Object.fromEntries([...given].map(([id, list]) => [id, ids(list)]))

  it('[OFFER-05] are good ones, each for one patient, and none that is too soon for an answer', () => {
    expect(idsOf(distributedTimes(times, [one, two], NOW))).toEqual({
      one: ['22 09:00', '23 09:00', '24 09:00'],
      two: ['22 10:00', '23 10:00'],
    })
  })

  it('[OFFER-05] stay as they were changed; the next good one takes the place of one that is gone', () => {
    const kept = new Map([['one', free('22 10:00', '23 10:00')]])
    expect(idsOf(distributedTimes(times, [one, two], NOW, kept))).toEqual({
      one: ['22 10:00', '23 10:00'],
      two: ['22 09:00', '23 09:00', '24 09:00'],
    })
    const booked = times.filter(({ id }) => id !== '22 10:00')
    expect(idsOf(distributedTimes(booked, [one, two], NOW, kept))).toEqual({
      one: ['22 09:00', '23 10:00'],
      two: ['23 09:00', '24 09:00'],
    })
  })

  it('[OFFER-05] a patient who is left out gets none, and the others have them', () => {
    const given = distributedTimes(free('22 09:00', '22 10:00'), [one, two], NOW, new Map([['one', []]]))
    expect(idsOf(given)).toEqual({ one: [], two: ['22 09:00', '22 10:00'] })
    expect(ids(timesFor(one, times, given, NOW))).toEqual(['23 09:00', '23 10:00', '24 09:00'])
    expect(ids(timesFor(two, times, given, NOW))).toEqual(ids(times.slice(1)))
  })
})
