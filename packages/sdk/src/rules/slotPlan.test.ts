import { describe, expect, it } from 'vitest'
import { clockTimeOfMinutes, minutesOfDay } from '../formats/clockTime.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import {
  slotPlan,
  wantedCount,
  weekOfHours,
  weekOfSlots,
  type PlanException,
  type PlanInput,
  type PlanSlot,
} from './index.ts'

// Monday, 23 November 2026, 11:30 at the clinic.
const NOW = { date: '2026-11-23', time: '11:30' }
const TUESDAY = '2026-11-24'

const on = (weekday: WeekdayCode, from: string, to: string) =>
  ({ weekday, from, to, slotMinutes: 30, pauseMinutes: 0 }) as const
const slot = (start: string, end: string, state: PlanSlot['state'] = 'open', date = TUESDAY): PlanSlot => ({
  id: `${date} ${start}`,
  date,
  start: minutesOfDay(start) ?? 0,
  end: minutesOfDay(end) ?? 0,
  state,
})
const closed: PlanException = { id: 'exc', from: TUESDAY, to: TUESDAY, kind: 'closed', hours: [] }
const otherHours: PlanException = {
  ...closed,
  kind: 'hours',
  hours: [{ from: '15:00', to: '16:00', slotMinutes: 60, pauseMinutes: 0 }],
}

function planOf(slots: PlanSlot[], more: Partial<PlanInput> = {}) {
  const week = weekOfHours([on('TUE', '09:00', '10:30')])
  return slotPlan({ from: TUESDAY, to: TUESDAY, now: NOW, week, exceptions: [], slots, removes: true, ...more })
}

/** Describes a day of a plan as text. */
function words([day]: ReturnType<typeof slotPlan>) {
  const times = (list: readonly { start: number; end: number }[]) =>
    list.map(({ start, end }) => `${clockTimeOfMinutes(start)}–${clockTimeOfMinutes(end)}`)
  const ids = (list: readonly PlanSlot[]) => list.map(({ id }) => id.slice(11))
  return (
    day && {
      open: day.isOpenDay,
      create: times(day.create),
      remove: ids(day.remove),
      keep: ids(day.keep),
      leftOut: day.leftOut.map((time) => `${times([time]).join()} ${time.reason}`),
    }
  )
}
const ALL = ['09:00–09:30', '09:30–10:00', '10:00–10:30']
const nothing = { open: true, create: [], remove: [], keep: [], leftOut: [] }

describe('the publication of a day', () => {
  it.each<[string, PlanSlot[], Partial<PlanInput>, object]>([
    ['an empty day gets all times', [], {}, { create: ALL }],
    [
      'a slot of a wanted time stays, switched on or off',
      [slot('09:00', '09:30'), slot('09:30', '10:00', 'off')],
      {},
      { create: ['10:00–10:30'], keep: ['09:00', '09:30'] },
    ],
    [
      'slots of other times go, switched on or off',
      [slot('12:00', '12:30'), slot('13:00', '13:30', 'off')],
      {},
      { create: ALL, remove: ['12:00', '13:00'] },
    ],
    [
      'booked and held slots stay',
      [slot('12:00', '12:30', 'booked'), slot('13:00', '13:30', 'held')],
      {},
      { create: ALL, keep: ['12:00', '13:00'] },
    ],
    [
      'a free slot with another end goes, and the time is created',
      [slot('09:00', '09:20')],
      {},
      { create: ALL, remove: ['09:00'] },
    ],
    [
      'a booked slot with another end stays, and what overlaps it is left out',
      [slot('09:15', '09:45', 'booked')],
      {},
      { create: ['10:00–10:30'], keep: ['09:15'], leftOut: ['09:00–09:30 overlap', '09:30–10:00 overlap'] },
    ],
    [
      'slots that only touch do not overlap',
      [slot('08:30', '09:00', 'booked'), slot('10:30', '11:00', 'held')],
      {},
      { create: ALL, keep: ['08:30', '10:30'] },
    ],
    [
      'a slot that lasts longer than all of them',
      [slot('08:00', '11:00', 'booked')],
      {},
      { keep: ['08:00'], leftOut: ALL.map((time) => `${time} overlap`) },
    ],
    [
      'a weekday without hours: free slots go',
      [slot('12:00', '12:30'), slot('13:00', '13:30', 'booked')],
      { week: new Map() },
      { open: false, remove: ['12:00'], keep: ['13:00'] },
    ],
    [
      'a closed day: free slots go, and the usual times are listed',
      [slot('09:00', '09:30'), slot('09:30', '10:00', 'booked')],
      { exceptions: [closed] },
      { open: false, remove: ['09:00'], keep: ['09:30'], leftOut: ['09:00–09:30 closed', '10:00–10:30 closed'] },
    ],
    [
      'other hours on a day',
      [slot('09:00', '09:30')],
      { exceptions: [otherHours] },
      { create: ['15:00–16:00'], remove: ['09:00'] },
    ],
    [
      'other hours on a day that is closed otherwise',
      [],
      { exceptions: [otherHours], week: new Map() },
      { create: ['15:00–16:00'] },
    ],
    [
      'times that have passed',
      [],
      { now: { date: TUESDAY, time: '09:30' } },
      { create: ['10:00–10:30'], leftOut: ['09:00–09:30 past', '09:30–10:00 past'] },
    ],
    [
      'slots that have begun stay, and what overlaps them is left out',
      [slot('08:00', '08:30'), slot('09:20', '10:20')],
      { now: { date: TUESDAY, time: '09:25' } },
      { keep: ['08:00', '09:20'], leftOut: ['09:00–09:30 past', '09:30–10:00 overlap', '10:00–10:30 overlap'] },
    ],
    [
      'a slot of the evening before that ends after midnight',
      [{ ...slot('23:45', '00:15', 'booked', '2026-11-23'), end: 1455 }],
      { week: weekOfHours([on('TUE', '00:00', '01:00')]) },
      { create: ['00:30–01:00'], leftOut: ['00:00–00:30 overlap'] },
    ],
    [
      'the nightly extension removes nothing',
      [slot('12:00', '12:30'), slot('09:10', '09:20', 'off')],
      { removes: false },
      { create: ['09:30–10:00', '10:00–10:30'], keep: ['12:00', '09:10'], leftOut: ['09:00–09:30 overlap'] },
    ],
  ])('[AVAIL-03] %s', (_case, slots, more, expected) => {
    expect(words(planOf(slots, more))).toEqual({ ...nothing, ...expected })
  })

  it('[AVAIL-03] goes day by day across a month end and a leap day', () => {
    const week = weekOfHours([on('MON', '09:00', '09:30'), on('TUE', '10:00', '10:30')])
    const days = slotPlan({
      from: '2028-02-28',
      to: '2028-03-01',
      now: NOW,
      week,
      exceptions: [],
      slots: [],
      removes: true,
    })
    expect(days.map(({ date, create }) => [date, create.length])).toEqual([
      ['2028-02-28', 1],
      ['2028-02-29', 1],
      ['2028-03-01', 0],
    ])
  })

  it('a range of closed days closes the first and the last, and no other', () => {
    const exception = { ...closed, from: '2026-11-25', to: '2026-11-26' }
    const week = weekOfHours((['TUE', 'WED', 'THU', 'FRI'] as const).map((weekday) => on(weekday, '09:00', '09:30')))
    const days = planOf([], { to: '2026-11-27', week, exceptions: [exception] })
    expect(days.map(({ isOpenDay, exceptionId }) => [isOpenDay, exceptionId])).toEqual([
      [true, undefined],
      [false, 'exc'],
      [false, 'exc'],
      [true, undefined],
    ])
    expect(wantedCount({ from: TUESDAY, to: '2026-11-27', week, exceptions: [exception] })).toBe(4)
  })
})

describe('the copy of a week', () => {
  it('[AVAIL-03] takes the times of all slots by weekday, whatever their state', () => {
    const week = weekOfSlots([slot('09:10', '09:25', 'booked'), slot('11:00', '12:00', 'off')])
    const [day] = slotPlan({
      from: '2026-12-01',
      to: '2026-12-01',
      now: NOW,
      week,
      exceptions: [],
      slots: [],
      removes: true,
    })
    expect(day?.create.map(({ start, end }) => [clockTimeOfMinutes(start), clockTimeOfMinutes(end)])).toEqual([
      ['09:10', '09:25'],
      ['11:00', '12:00'],
    ])
  })

  it('leaves a slot out that ends after midnight', () => {
    const late = { ...slot('23:45', '00:15'), end: 1455 }
    expect(weekOfSlots([late]).size).toBe(0)
    expect(weekOfSlots([{ ...late, end: 1440 }]).get('TUE')).toEqual([{ start: 1425, end: 1440 }])
  })
})
