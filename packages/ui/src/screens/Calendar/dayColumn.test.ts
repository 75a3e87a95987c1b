import { describe, expect, it } from 'vitest'
import { calendarBooking, CALENDAR_NOW, crowdedCalendar, sampleWeek } from '../../fixtures/calendar.ts'
import { bookableSlots, dayColumn, nextPatient } from './dayColumn.ts'

const week = () => sampleWeek().map((day) => dayColumn(day, CALENDAR_NOW))
const tuesday = () => week()[2] ?? expect.unreachable()

describe('the cells of a day', () => {
  it('[CAL-02] show the state of each slot, past slots, and bookings that were never answered', () => {
    const kinds = tuesday().cells.map(
      ({ kind, isOver, isOverdue }) => `${kind}${isOver ? ' over' : ''}${isOverdue ? ' overdue' : ''}`,
    )
    expect(kinds.slice(0, 10)).toEqual([
      'confirmed over',
      'confirmed over',
      'pending over overdue',
      'confirmed',
      'confirmed',
      'pending',
      'open',
      'confirmed',
      'pending',
      'held',
    ])
    expect(kinds.at(-1)).toBe('off')
  })

  it('[CAL-02] hold bookings without a slot: with the slot of their time, else for half an hour or until the next slot', () => {
    const together = tuesday().cells.find(({ from }) => from === 17 * 60 + 30)
    expect(together?.items.map(({ booking }) => booking?.patientName)).toEqual(['Jayanthi Murugan', 'Sundar Raman'])
    const day = {
      date: '24-11-2026',
      isOpenDay: true,
      slots: [{ id: 'a', from: '12:20', to: '13:00', state: 'open' as const }],
      bookings: [calendarBooking('2026-11-24', '11:00', 'One'), calendarBooking('2026-11-24', '12:00', 'Two')],
    }
    const spans = dayColumn(day, CALENDAR_NOW).cells.map(({ from, to }) => [from, to])
    expect(spans).toEqual([
      [660, 690],
      [720, 740],
      [740, 780],
    ])
  })

  it('count booked, open and pending slots; a slot that has begun is neither open nor pending', () => {
    expect(tuesday()).toMatchObject({ booked: 15, open: 4, waiting: 4 })
    const monday = week()[1]
    expect(monday).toMatchObject({ booked: 17, open: 0, waiting: 0 })
  })

  it.each([
    ['at midnight', '24:00'],
    ['after midnight', '00:15'],
  ])('end at the end of the day where the slot ends %s', (_case, to) => {
    const day = {
      date: '24-11-2026',
      isOpenDay: true,
      slots: [{ id: 'a', from: '23:30', to, state: 'open' as const }],
      bookings: [],
    }
    expect(dayColumn(day, CALENDAR_NOW).cells[0]).toMatchObject({ from: 1410, to: 1440 })
  })

  it('[CAL-06] are side by side where they overlap, two at most', () => {
    const cells = crowdedCalendar().map((day) => dayColumn(day, CALENDAR_NOW))[2]?.cells ?? []
    const lanes = cells.map(({ from, lane, items }) => [from, lane, items.length])
    expect(lanes).toEqual([
      [660, undefined, 3],
      [670, undefined, 1],
      [680, undefined, 1],
      [690, 'first', 1],
      [705, 'second', 1],
      [900, undefined, 1],
    ])
  })
})

describe('[CAL-08] conflicts', () => {
  it('are the other bookings of that time, also of slots that overlap', () => {
    const crowded = crowdedCalendar().map((day) => dayColumn(day, CALENDAR_NOW))[2]
    const bookings = crowded?.cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? [])) ?? []
    const named = (name: string) => bookings.find(({ patientName }) => patientName === name) ?? expect.unreachable()
    expect((crowded?.conflicts.get(named('Q Li').id) ?? []).map(({ patientName }) => patientName)).toEqual([
      'श्रीमती अन्नपूर्णा विश्वनाथन अय्यर',
    ])
    expect(crowded?.conflicts.get(named('Anitha Selvam').id)).toHaveLength(3)
    expect(crowded?.conflicts.get(named('Uma Maheswari').id)).toBeUndefined()
  })
})

it('the next patient is the first confirmed one of today who has not begun', () => {
  const next = nextPatient(week(), CALENDAR_NOW)
  expect(next?.cell.items[0]?.booking?.patientName).toBe('Fathima Begum')
  expect(next?.minutes).toBe(8)
  expect(nextPatient(week(), { date: '2026-11-24', time: '23:00' })).toBeUndefined()
  expect(nextPatient(week(), { date: '2026-12-24', time: '09:00' })).toBeUndefined()
})

it('slots that can be booked are open and have not begun, the soonest first', () => {
  expect(
    bookableSlots(week())
      .map(({ date, from }) => `${date} ${from}`)
      .slice(0, 3),
  ).toEqual(['2026-11-24 11:00', '2026-11-24 17:45', '2026-11-24 18:30'])
})
