import { addDays, BOOKING_STATUS, clinicNow, weekdayOf, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { afterAnswer, demoDiary } from './demoDiary.ts'
import { createSeededRandom } from './patients.ts'

/** Sunday, 22 November 2026, 00:20 at the clinic. */
const SUNDAY = Date.parse('2026-11-21T18:50:00Z')
const HOUR = 3_600_000
const moments = Array.from({ length: 7 * 24 }, (_, hour) => {
  const now = new Date(SUNDAY + hour * HOUR)
  const { date, time } = clinicNow(now)
  return { name: `${weekdayOf(date)} ${time}`, now, date, time }
})

describe('the demo', () => {
  it.each(moments)('has patients today, and one is still to come: $name', ({ now, date, time }) => {
    const { newSlots, newBookings } = demoDiary('doc', createSeededRandom(1), date, 140, 1, now)
    const ofToday = newBookings.filter(({ startsAt, status }) => startsAt.startsWith(date) && isLive(status))
    expect(ofToday.length).toBeGreaterThanOrEqual(4)
    const toCome = ofToday.filter(({ startsAt }) => startsAt >= `${date} ${time}:00`)
    expect(toCome.map(({ status }) => status)).toContain(BOOKING_STATUS.confirmed)
    expect(newBookings).toHaveLength(140)
    const slots = newSlots.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    slots.slice(1).forEach((slot, index) => expect(slot.startsAt >= (slots[index]?.endsAt ?? '')).toBe(true))
    for (const { slotId, status } of ofToday)
      expect(newSlots.find(({ id }) => id === slotId)?.isBooked).toBe(isLive(status))
  })

  it('keeps Sundays free on other days', () => {
    const monday = '2026-11-23'
    const { newBookings } = demoDiary('doc', createSeededRandom(1), monday, 140, 1, new Date('2026-11-23T04:00:00Z'))
    const sundays = new Set([-1, 6, 13].map((days) => addDays(monday, days)))
    expect(newBookings.filter(({ startsAt }) => sundays.has(startsAt.slice(0, 10)))).toEqual([])
  })
})

describe('[VISIT-04] the demo after the answers', () => {
  const now = new Date('2026-11-24T10:40:00Z')
  const { newBookings } = demoDiary('doc', createSeededRandom(1), '2026-11-24', 140, 1, now)
  const rows = afterAnswer(newBookings, createSeededRandom(1), now)
  const having = (isWanted: (row: (typeof rows)[number]) => unknown) => rows.filter((row) => isWanted(row)).length

  it('has cancelled and moved bookings, patients who came, and some who did not', () => {
    for (const visit of ['arrived', 'seen', 'no-show'] as const)
      expect(having((row) => row.visit === visit)).toBeGreaterThan(0)
    expect(having(({ cancelReason }) => cancelReason)).toBeGreaterThan(2)
    expect(having(({ before }) => before)).toBeGreaterThan(0)
    // Most patients come.
    expect(having(({ visit }) => visit === 'seen')).toBeGreaterThan(4 * having(({ visit }) => visit === 'no-show'))
  })

  it('is as the server would have stored it', () => {
    expect(rows.map(({ status }) => status)).toEqual(newBookings.map(({ status }) => status))
    for (const { status, startsAt, visit, cancelledAt, cancelReason, cancelNote } of rows) {
      const start = Date.parse(`${startsAt.replace(' ', 'T')}+05:30`)
      if (visit) expect([status, start <= now.getTime()]).toEqual([BOOKING_STATUS.confirmed, true])
      if (!cancelledAt) continue
      expect(status).toBe(BOOKING_STATUS.declined)
      expect(cancelledAt.getTime()).toBeLessThan(Math.min(start, now.getTime()))
      if (cancelReason === 'other') expect(cancelNote).toBeTruthy()
    }
  })
})

const isLive = (status: number | undefined) => LIVE_BOOKING_STATUSES.some((live) => live === status)
