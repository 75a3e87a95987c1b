import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, daysBetween } from '../formats/calendarDate.ts'
import { clockTimeOfMinutes, minutesOfDay } from '../formats/clockTime.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { WEEKDAYS, weekdayOf, type WeekdayCode } from '../formats/weekday.ts'
import { slotPlan, timesOf, weekOfHours, type PlanInput, type PlanSlot, type SlotTime } from './index.ts'

const LENGTHS = [10, 15, 20, 30, 45, 60] as const
const PAUSES = [0, 5, 10, 15, 20, 30] as const

/** Times that do not overlap, from pairs of a gap and a length in steps of five minutes. */
const spans = (most: number, first = 0) =>
  fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 2, max: 50 })), { maxLength: most }).map((pairs) => {
    const result: SlotTime[] = []
    let at = first
    for (const [gap, length] of pairs) {
      const start = at + gap * 5
      if (start + length * 5 >= 1440) break
      result.push({ start, end: start + length * 5 })
      at = start + length * 5
    }
    return result
  })

const weeklyHours: fc.Arbitrary<(HoursRange & { weekday: WeekdayCode })[]> = fc
  .tuple(
    ...WEEKDAYS.map((weekday) =>
      fc.tuple(fc.constant(weekday), spans(3), fc.constantFrom(...LENGTHS), fc.constantFrom(...PAUSES)),
    ),
  )
  .map((days) =>
    days.flatMap(([weekday, times, slotMinutes, pauseMinutes]) =>
      times
        .filter(({ start, end }) => end - start >= slotMinutes)
        .map(({ start, end }) => ({
          weekday,
          from: clockTimeOfMinutes(start),
          to: clockTimeOfMinutes(end),
          slotMinutes,
          pauseMinutes,
        })),
    ),
  )

const START = '2028-02-25'
const DAYS = 8
/** A day near the leap day. */
const dayAt = (offset: number) => addDays(START, offset)

const existing: fc.Arbitrary<PlanSlot[]> = fc
  .tuple(
    ...Array.from({ length: DAYS + 1 }, (_, index) =>
      fc.tuple(
        fc.constant(dayAt(index - 1)),
        spans(6, 300),
        fc.array(fc.constantFrom('open', 'off', 'held', 'booked'), { minLength: 6, maxLength: 6 }),
        fc.boolean(),
      ),
    ),
  )
  .map((days) =>
    days.flatMap(([date, times, states, endsLate]) => {
      const slots = times.map(({ start, end }, index): PlanSlot => ({
        id: `${date} ${start}`,
        date,
        start,
        end,
        state: states[index] ?? 'open',
      }))
      const late: PlanSlot = {
        id: `${date} late`,
        date,
        start: 1435,
        end: 1740,
        state: states[5] ?? 'open',
      }
      return endsLate && times.every(({ end }) => end <= 1435) ? [...slots, late] : slots
    }),
  )

/** At most one exception a day, so that none overlap. */
const exceptions = fc
  .tuple(
    ...Array.from({ length: DAYS }, (_, index) =>
      fc.tuple(fc.constant(dayAt(index)), fc.constantFrom('none', 'none', 'closed', 'hours'), spans(2)),
    ),
  )
  .map((days) =>
    days.flatMap(([date, kind, times]): PlanInput['exceptions'] => {
      const hours = times.map(
        ({ start, end }) =>
          ({ from: clockTimeOfMinutes(start), to: clockTimeOfMinutes(end), slotMinutes: 10, pauseMinutes: 0 }) as const,
      )
      if (kind === 'closed') return [{ id: date, from: date, to: date, kind, hours: [] }]
      return kind === 'hours' && hours.length > 0 ? [{ id: date, from: date, to: date, kind, hours }] : []
    }),
  )

const inputs: fc.Arbitrary<PlanInput> = fc
  .record({
    weeklyHours,
    exceptions,
    slots: existing,
    first: fc.nat({ max: DAYS - 1 }),
    length: fc.nat({ max: DAYS }),
    minute: fc.nat({ max: 1439 }),
    removes: fc.boolean(),
    onlyOn: fc.option(fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }), { nil: undefined, freq: 2 }),
  })
  .map(({ weeklyHours: hours, first, length, minute, ...rest }) => ({
    ...rest,
    from: dayAt(first),
    to: dayAt(Math.min(DAYS - 1, first + length)),
    // The first day is today.
    now: { date: dayAt(first), time: clockTimeOfMinutes(minute) },
    week: weekOfHours(hours),
  }))

/** Returns the minutes from {@link START} to a time of a day. */
const minuteOf = ({ date, start }: { date: string; start: number }) => daysBetween(START, date) * 1440 + start

/** Returns the slots after the plan was carried out. */
function applied({ slots }: PlanInput, days: ReturnType<typeof slotPlan>): PlanSlot[] {
  const removed = new Set(days.flatMap(({ remove }) => remove.map(({ id }) => id)))
  const created = days.flatMap(({ date, create }) =>
    create.map((time): PlanSlot => ({ id: `new ${date} ${time.start}`, date, ...time, state: 'open' })),
  )
  return [...slots.filter(({ id }) => !removed.has(id)), ...created].toSorted((a, b) => minuteOf(a) - minuteOf(b))
}

const RUNS = { numRuns: 10_000 }

it('[AVAIL-04] after a publication no slots overlap, and publishing again changes nothing', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const days = slotPlan(input)
      const after = applied(input, days)
      after.forEach((slot, index) => {
        const before = after[index - 1]
        const overlaps = before !== undefined && minuteOf({ ...before, start: before.end }) > minuteOf(slot)
        if (overlaps) expect.unreachable(`${before.id} ${slot.id}`)
      })
      const again = slotPlan({ ...input, slots: after })
      expect(again.flatMap(({ create, remove }) => [...create, ...remove])).toEqual([])
    }),
    RUNS,
  )
})

it('[AVAIL-03] every slot of the days is kept or removed; booked, held, past and planned slots are kept', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      const days = slotPlan(input)
      const { from, to, onlyOn = WEEKDAYS } = input
      const all = Array.from({ length: DAYS }, (_, index) => addDays(from, index)).filter((date) => date <= to)
      expect(days.map(({ date }) => date)).toEqual(
        all.filter((date) => onlyOn.some((weekday) => weekday === weekdayOf(date))),
      )
      for (const { date, keep, remove } of days) {
        const ofDay = input.slots.filter((slot) => slot.date === date).map(({ id }) => id)
        expect([...keep, ...remove].map(({ id }) => id).toSorted()).toEqual(ofDay.toSorted())
      }
      const moment = minuteOf({ date: input.now.date, start: minutesOfDay(input.now.time) ?? 0 })
      const removed = days.flatMap(({ remove }) => remove)
      expect(
        removed.filter((slot) => slot.state === 'booked' || slot.state === 'held' || minuteOf(slot) <= moment),
      ).toEqual([])
      if (!input.removes) expect(removed).toEqual([])
    }),
    RUNS,
  )
})

it('[AVAIL-03] every time of the hours has a slot afterwards, or is left out for a valid reason', () => {
  fc.assert(
    fc.property(inputs, (input) => {
      for (const { date, create, keep, leftOut, isOpenDay } of slotPlan(input)) {
        const exception = input.exceptions.find(({ from }) => from === date)
        const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? 'SUN'
        const usual = input.week.get(weekday) ?? []
        const wanted = exception === undefined ? usual : timesOf(exception.hours)
        expect(isOpenDay).toBe(wanted.length > 0)
        const words = ({ start, end }: SlotTime) => `${start} ${end}`
        const kept = new Set(keep.map(words))
        const created = new Set(create.map(words))
        const left = new Map(leftOut.map((time) => [words(time), time.reason]))
        const isPast = (start: number) => date === input.now.date && clockTimeOfMinutes(start) <= input.now.time
        for (const time of wanted) {
          const key = words(time)
          const places = [kept.has(key), created.has(key), left.has(key)].filter(Boolean).length
          const isRight = places === 1 && (!left.has(key) || (left.get(key) === 'past') === isPast(time.start))
          if (!isRight) expect.unreachable(`${date} ${key}: ${places} places, ${left.get(key)}`)
        }
        const taken = create.length + leftOut.filter(({ reason }) => reason !== 'closed').length
        expect(taken).toBeLessThanOrEqual(wanted.length)
        if (exception?.kind !== 'closed') expect(leftOut.filter(({ reason }) => reason === 'closed')).toEqual([])
      }
    }),
    RUNS,
  )
})
