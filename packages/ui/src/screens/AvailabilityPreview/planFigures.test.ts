import type { CalendarSlot, SlotPlan, SlotPlanDay } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { bookedBetween, changedDays, dayFigures, planFigures, planWeeks } from './planFigures.ts'

const slot = (id: string, state: CalendarSlot['state']): CalendarSlot => ({ id, from: '09:00', to: '09:20', state })
const day = (date: string, more: Partial<SlotPlanDay> = {}): SlotPlanDay => ({
  date,
  isOpenDay: true,
  create: [],
  remove: [],
  keep: [],
  leftOut: [],
  ...more,
})
const plan = (...days: SlotPlanDay[]): SlotPlan => ({
  from: days[0]?.date ?? '',
  to: days.at(-1)?.date ?? '',
  fingerprint: 'f',
  days,
  closedDayBookings: [],
})
const time = { from: '09:00', to: '09:20' }

describe('the figures of a preview', () => {
  it('[AVAIL-03] count the created, removed, kept and omitted slots, by reason', () => {
    const full = plan(
      day('24-11-2026', {
        create: [time, time],
        remove: [slot('a', 'open')],
        keep: [slot('b', 'booked'), slot('c', 'held'), slot('d', 'open'), slot('e', 'off')],
        leftOut: [
          { ...time, reason: 'past' },
          { ...time, reason: 'overlap' },
          { ...time, reason: 'of-a-later-release' },
        ],
      }),
      day('25-11-2026', { isOpenDay: false, keep: [slot('f', 'booked')], leftOut: [{ ...time, reason: 'closed' }] }),
    )
    expect(planFigures(full)).toEqual({
      created: 2,
      removed: 1,
      taken: 3,
      planned: 2,
      leftOut: { past: 1, closed: 1, overlap: 1, other: 1 },
    })
    expect(full.days.map(dayFigures)).toEqual([
      { created: 2, removed: 1, taken: 2, bookedOnClosed: 0 },
      { created: 0, removed: 0, taken: 1, bookedOnClosed: 1 },
    ])
  })
})

it('the weeks go from Sunday to Saturday, with the days around the publication', () => {
  const weeks = planWeeks(plan(day('24-11-2026'), day('25-11-2026'), day('30-11-2026')))
  expect(weeks.map((week) => [week[0]?.date, week[6]?.date])).toEqual([
    ['2026-11-22', '2026-11-28'],
    ['2026-11-29', '2026-12-05'],
  ])
  expect(weeks.flat().filter((cell) => cell.day)).toHaveLength(3)
  expect(planWeeks(plan())).toEqual([])
})

it('[AVAIL-04] the changes between two previews are found', () => {
  const before = plan(day('24-11-2026', { remove: [slot('a', 'open')] }), day('25-11-2026'))
  const now = plan(day('24-11-2026', { keep: [slot('a', 'booked')] }), day('25-11-2026'))
  expect([...changedDays(before, now)]).toEqual(['2026-11-24'])
  expect(bookedBetween(before, now)).toBe(1)
  expect(bookedBetween(now, now)).toBe(0)
})
