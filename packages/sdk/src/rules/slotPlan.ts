import { addDays } from '../formats/calendarDate.ts'
import type { ClinicMoment } from '../formats/clinicTime.ts'
import type { HoursRange } from '../formats/hoursRange.ts'
import { weekdayOf, type WeekdayCode } from '../formats/weekday.ts'
import type { DayRange } from './days.ts'
import { timesOf } from './hours.ts'
import { hasPassed, DAY_MINUTES, isTaken, overlaps, type SlotTime } from './slotTime.ts'
import type { SlotState } from './slots.ts'
import { exceptionOfDay } from './slotsToGive.ts'

/** An existing slot. */
export type PlanSlot = SlotState & SlotTime & { readonly id: string }

/** Days on which the weekly hours do not apply. */
export type PlanException = DayRange & {
  readonly id: string
  readonly kind: 'closed' | 'hours'
  readonly hours: readonly HoursRange[]
}

/** The slot times of each weekday; a weekday without any is closed. */
export type WeekTimes = ReadonlyMap<WeekdayCode, readonly SlotTime[]>

/** The input of a plan for the days from the first to the last. */
export type PlanInput<Slot extends PlanSlot = PlanSlot> = DayRange & {
  readonly now: ClinicMoment
  readonly week: WeekTimes
  /** Exceptions that do not overlap. */
  readonly exceptions: readonly PlanException[]
  /** Slots of these days and of the day before, which may end after midnight. Earliest first. */
  readonly slots: readonly Slot[]
  /** The weekdays that are planned; all if undefined. The slots of other days stay. */
  readonly onlyOn?: readonly WeekdayCode[] | undefined
  /** Whether slots that are no longer wanted are removed; the nightly extension only adds. */
  readonly removes: boolean
}

/** A time of the hours for which no slot is created. */
export type LeftOut = SlotTime & { readonly reason: 'past' | 'closed' | 'overlap' }

/** The changes of a publication on one day. Every list is earliest first. */
export type PlannedDay<Slot extends PlanSlot = PlanSlot> = {
  /** ISO. */
  readonly date: string
  readonly isOpenDay: boolean
  readonly exceptionId: string | undefined
  readonly create: readonly SlotTime[]
  readonly remove: readonly Slot[]
  readonly keep: readonly Slot[]
  readonly leftOut: readonly LeftOut[]
}

/** Returns the slot times of weekly hours. */
export function weekOfHours(hours: ReadonlyArray<HoursRange & { readonly weekday: WeekdayCode }>): WeekTimes {
  const weekdays = new Set(hours.map(({ weekday }) => weekday))
  return new Map([...weekdays].map((weekday) => [weekday, timesOf(hours.filter((range) => range.weekday === weekday))]))
}

/**
 * Returns the times of a week's slots in any state, for copying to other weeks. Slots that end
 * after midnight are left out.
 */
export function weekOfSlots(slots: ReadonlyArray<Pick<PlanSlot, 'date' | 'start' | 'end'>>): WeekTimes {
  const week = new Map<WeekdayCode, SlotTime[]>()
  for (const { date, start, end } of slots) {
    const weekday = weekdayOf(date)
    if (weekday !== null && end <= DAY_MINUTES) week.set(weekday, [...(week.get(weekday) ?? []), { start, end }])
  }
  return week
}

/** Returns whether a plan includes a day. */
const isPlanned = (date: string, { onlyOn }: Pick<PlanInput, 'onlyOn'>): boolean =>
  onlyOn === undefined || onlyOn.some((weekday) => weekday === weekdayOf(date))

const keyOf = ({ start, end }: SlotTime): string => `${start} ${end}`

/**
 * Returns the exception on a day, the wanted times, and the times that a closing exception cancels.
 */
function hoursOn(date: string, { week, exceptions }: Pick<PlanInput, 'week' | 'exceptions'>) {
  const exception = exceptionOfDay(date, exceptions)
  const weekday = weekdayOf(date)
  const usual = (weekday !== null && week.get(weekday)) || []
  if (exception === undefined) return { exception, wanted: usual, cancelled: [] }
  return exception.kind === 'closed'
    ? { exception, wanted: [], cancelled: usual }
    : { exception, wanted: timesOf(exception.hours), cancelled: [] }
}

/**
 * Plans one day.
 *
 * @param blockedUntil minute of the day until which a slot of the day before lasts
 */
function planDay<Slot extends PlanSlot>(
  date: string,
  input: PlanInput<Slot>,
  slots: readonly Slot[],
  blockedUntil: number,
): { day: PlannedDay<Slot>; staying: SlotTime[] } {
  const { exception, wanted, cancelled } = hoursOn(date, input)
  const isPast = ({ start }: SlotTime) => hasPassed({ date, start }, input.now)
  const wantedKeys = new Set(wanted.map(keyOf))
  const stays = (slot: Slot) => !input.removes || isTaken(slot) || isPast(slot) || wantedKeys.has(keyOf(slot))
  const keep = slots.filter(stays)
  const keptKeys = new Set(keep.map(keyOf))
  const staying: SlotTime[] = [{ start: 0, end: blockedUntil }, ...keep]
  const create: SlotTime[] = []
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
  const remove = slots.filter((slot) => !stays(slot))
  return {
    day: { date, isOpenDay: wanted.length > 0, exceptionId: exception?.id, create, remove, keep, leftOut },
    staying,
  }
}

/**
 * Returns the changes of a publication on the planned days, day by day (AVAIL-03). A slot whose
 * start and end match a wanted time stays, whatever its state. Booked, held and past slots always
 * stay. Other slots are removed. Wanted times are left out if they overlap a slot that stays, have passed, or are
 * cancelled by an exception.
 */
export function slotPlan<Slot extends PlanSlot>(input: PlanInput<Slot>): PlannedDay<Slot>[] {
  const slots = new Map<string, Slot[]>()
  for (const slot of input.slots) {
    const day = slots.get(slot.date)
    if (day === undefined) slots.set(slot.date, [slot])
    else day.push(slot)
  }
  const lastEnd = (times: readonly SlotTime[]) => Math.max(0, ...times.map(({ end }) => end - DAY_MINUTES))
  let blockedUntil = lastEnd(slots.get(addDays(input.from, -1)) ?? [])
  const days: PlannedDay<Slot>[] = []
  for (let date = input.from; date <= input.to; date = addDays(date, 1)) {
    const existing = slots.get(date) ?? []
    if (isPlanned(date, input)) {
      const { day, staying } = planDay(date, input, existing, blockedUntil)
      days.push(day)
      blockedUntil = lastEnd(staying)
    } else blockedUntil = lastEnd(existing)
  }
  return days
}

/** Returns the number of slots in the hours of the days, created or not. */
export function wantedCount(input: Pick<PlanInput, 'from' | 'to' | 'week' | 'exceptions' | 'onlyOn'>): number {
  let count = 0
  for (let date = input.from; date <= input.to; date = addDays(date, 1)) {
    if (!isPlanned(date, input)) continue
    const { wanted, cancelled } = hoursOn(date, input)
    count += wanted.length + cancelled.length
  }
  return count
}
