import { addDays, BOOKING_STATUS, clinicNow, weekdayOf, LIVE_BOOKING_STATUSES } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { demoDiary } from './demoDiary.ts'
import { createSeededRandom } from './seededRandom.ts'

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

const isLive = (status: number | undefined) => LIVE_BOOKING_STATUSES.some((live) => live === status)
