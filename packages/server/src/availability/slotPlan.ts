import { createHash } from 'node:crypto'
import { addDays, daysBetween, weekdayOf, type ClinicMoment, type WeekdayCode } from '@nalam/sdk'
import type { Schema } from '../http/contractTypes.ts'
import { minuteOf, timesOf, type Hours, type Time, type WeekdayHours } from './hours.ts'

/** The fields of an existing slot that a plan needs. */
export interface ExistingSlot {
  readonly id: string
  /** Start and end: `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  readonly endsAt: string
  readonly state: Schema<'SlotState'>
}

/** Days on which the weekly hours do not apply; ISO dates. */
export interface PlanException {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly kind: Schema<'ExceptionKind'>
  readonly hours: readonly Hours[]
}

/** The slot times of each weekday; a weekday without any is closed. */
export type WeekTimes = ReadonlyMap<WeekdayCode, readonly Time[]>

/** The input of a plan. */
export interface PlanInput {
  /** First and last day, ISO. */
  readonly from: string
  readonly to: string
  readonly now: ClinicMoment
  readonly week: WeekTimes
  /** Exceptions that do not overlap. */
  readonly exceptions: readonly PlanException[]
  /** Slots of these days and of the day before, which may end after midnight. Earliest first. */
  readonly slots: readonly ExistingSlot[]
  /** The weekdays that are planned; all if undefined. The slots of other days stay. */
  readonly onlyOn?: readonly WeekdayCode[] | undefined
  /** Whether slots that are no longer wanted are removed; the nightly extension only adds. */
  readonly removes: boolean
}

/** A time of the hours for which no slot is created. */
export interface LeftOut extends Time {
  readonly reason: 'past' | 'closed' | 'overlap'
}

/** The changes of a publication on one day. Every list is earliest first. */
export interface PlannedDay {
  /** ISO. */
  readonly date: string
  readonly isOpenDay: boolean
  readonly exceptionId: string | undefined
  readonly create: readonly Time[]
  readonly remove: readonly ExistingSlot[]
  readonly keep: readonly ExistingSlot[]
  readonly leftOut: readonly LeftOut[]
}

/** Returns the slot times of weekly hours. */
export function weekOfHours(hours: readonly WeekdayHours[]): WeekTimes {
  const weekdays = new Set(hours.map(({ weekday }) => weekday))
  return new Map([...weekdays].map((weekday) => [weekday, timesOf(hours.filter((range) => range.weekday === weekday))]))
}

function timeOf({ startsAt, endsAt }: Pick<ExistingSlot, 'startsAt' | 'endsAt'>): Time {
  const [day, endDay] = [startsAt.slice(0, 10), endsAt.slice(0, 10)]
  const nights = day === endDay ? 0 : daysBetween(day, endDay)
  return { start: minuteOf(startsAt.slice(11, 16)), end: nights * 1440 + minuteOf(endsAt.slice(11, 16)) }
}

/**
 * Returns the times of a week's slots in any state, for copying to other weeks. Slots that end
 * after midnight are left out.
 */
export function weekOfSlots(slots: ReadonlyArray<Pick<ExistingSlot, 'startsAt' | 'endsAt'>>): WeekTimes {
  const week = new Map<WeekdayCode, Time[]>()
  for (const slot of slots) {
    const [weekday, time] = [weekdayOf(slot.startsAt.slice(0, 10)), timeOf(slot)]
    if (weekday !== null && time.end <= 1440) week.set(weekday, [...(week.get(weekday) ?? []), time])
  }
  return week
}

/** Returns the week of a day, from Monday to Sunday, ISO. */
export function weekAround(date: string): { from: string; to: string } {
  const sinceMonday = daysBetween('2001-01-01', date) % 7
  const from = addDays(date, -((sinceMonday + 7) % 7))
  return { from, to: addDays(from, 6) }
}

/** Returns whether a plan includes a day. */
const isPlanned = (date: string, { onlyOn }: Pick<PlanInput, 'onlyOn'>): boolean =>
  onlyOn === undefined || onlyOn.some((weekday) => weekday === weekdayOf(date))

const keyOf = ({ start, end }: Time): string => `${start} ${end}`
const overlaps = (a: Time, b: Time): boolean => a.start < b.end && b.start < a.end

/**
 * Returns the exception on a day, the wanted times, and the times that a closing exception cancels.
 */
function hoursOn(date: string, { week, exceptions }: Pick<PlanInput, 'week' | 'exceptions'>) {
  const exception = exceptions.find(({ from, to }) => from <= date && date <= to)
  const weekday = weekdayOf(date)
  const usual = (weekday !== null && week.get(weekday)) || []
  if (exception === undefined) return { exception, wanted: usual, cancelled: [] }
  return exception.kind === 'closed'
    ? { exception, wanted: [], cancelled: usual }
    : { exception, wanted: timesOf(exception.hours), cancelled: [] }
}

interface Placed {
  readonly slot: ExistingSlot
  readonly time: Time
}

/**
 * Plans one day.
 *
 * @param blockedUntil minute of the day until which a slot of the day before lasts
 */
function planDay(
  date: string,
  input: PlanInput,
  slots: readonly Placed[],
  blockedUntil: number,
): { day: PlannedDay; staying: Time[] } {
  const { exception, wanted, cancelled } = hoursOn(date, input)
  const { now } = input
  const nowMinute = minuteOf(now.time)
  const isPast = ({ start }: Time) => date < now.date || (date === now.date && start <= nowMinute)
  const wantedKeys = new Set(wanted.map(keyOf))
  const stays = ({ slot, time }: Placed) =>
    !input.removes || slot.state === 'booked' || slot.state === 'held' || isPast(time) || wantedKeys.has(keyOf(time))
  const kept = slots.filter(stays)
  const keptKeys = new Set(kept.map(({ time }) => keyOf(time)))
  const staying: Time[] = [{ start: 0, end: blockedUntil }, ...kept.map(({ time }) => time)]
  const create: Time[] = []
  const leftOut: LeftOut[] = cancelled
    .filter((time) => !keptKeys.has(keyOf(time)))
    .map((time) => ({ ...time, reason: 'closed' }))
  for (const time of wanted) {
    if (keptKeys.has(keyOf(time))) continue
    if (isPast(time)) leftOut.push({ ...time, reason: 'past' })
    else if (staying.some((other) => overlaps(time, other))) leftOut.push({ ...time, reason: 'overlap' })
    else {
      create.push(time)
      staying.push(time)
    }
  }
  return {
    day: {
      date,
      isOpenDay: wanted.length > 0,
      exceptionId: exception?.id,
      create,
      remove: slots.filter((placed) => !stays(placed)).map(({ slot }) => slot),
      keep: kept.map(({ slot }) => slot),
      leftOut,
    },
    staying,
  }
}

/**
 * Returns the changes of a publication on the planned days, day by day (AVAIL-03). A slot whose start and end match a
 * wanted time stays, whatever its state. Booked, held and past slots always stay. Other slots are
 * removed. Wanted times are left out if they overlap a slot that stays, have passed, or are
 * cancelled by an exception.
 */
export function slotPlan(input: PlanInput): PlannedDay[] {
  const slots = new Map<string, Placed[]>()
  for (const slot of input.slots) {
    const date = slot.startsAt.slice(0, 10)
    const placed = { slot, time: timeOf(slot) }
    const day = slots.get(date)
    if (day === undefined) slots.set(date, [placed])
    else day.push(placed)
  }
  const lastEnd = (times: readonly Time[]) => Math.max(0, ...times.map(({ end }) => end - 1440))
  let blockedUntil = lastEnd((slots.get(addDays(input.from, -1)) ?? []).map(({ time }) => time))
  const days: PlannedDay[] = []
  for (let date = input.from; date <= input.to; date = addDays(date, 1)) {
    const placed = slots.get(date) ?? []
    if (isPlanned(date, input)) {
      const { day, staying } = planDay(date, input, placed, blockedUntil)
      days.push(day)
      blockedUntil = lastEnd(staying)
    } else blockedUntil = lastEnd(placed.map(({ time }) => time))
  }
  return days
}

/** Returns the number of slots in the hours of the days, created or not. */
export function wantedCount({
  from,
  to,
  week,
  exceptions,
  onlyOn,
}: Pick<PlanInput, 'from' | 'to' | 'week' | 'exceptions' | 'onlyOn'>): number {
  let count = 0
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (!isPlanned(date, { onlyOn })) continue
    const { wanted, cancelled } = hoursOn(date, { week, exceptions })
    count += wanted.length + cancelled.length
  }
  return count
}

/**
 * Returns a fingerprint of what a publication changes and saves: it stays the same as long as
 * publishing would do exactly the same. The state of a slot that stays is not included: booking it
 * does not change what happens to it.
 *
 * @param request the request, including the draft
 * @param closedDayBookings ids of the bookings on days without hours
 * @returns a PlanFingerprint of the contract
 */
export function planFingerprint(
  request: object,
  days: readonly PlannedDay[],
  closedDayBookings: readonly string[],
): string {
  const content = days.map(({ date, isOpenDay, exceptionId, create, remove, keep, leftOut }) => [
    date,
    isOpenDay,
    exceptionId ?? '',
    create.map(keyOf),
    remove.map(({ id }) => id),
    keep.map(({ id }) => id),
    leftOut.map((time) => `${keyOf(time)} ${time.reason}`),
  ])
  return createHash('sha256')
    .update(JSON.stringify([request, content, closedDayBookings]))
    .digest('base64url')
}
