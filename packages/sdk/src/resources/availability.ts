import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isTrue, rowsOf, mismatch, objectOf, optional, requiredText, type Report } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import type { HoursRange, PlannedTime } from '../formats/hoursRange.ts'
import { isWeekdayCode, type WeekdayCode } from '../formats/weekday.ts'
import type { components } from '../generated/schema.ts'
import { bookingOf, type Booking } from './Booking.ts'
import { changeOf, slotOf, type CalendarSlot } from './calendar.ts'
import { exceptionOf, hoursOf, type AvailabilityException } from './exception.ts'
import { messageOf, messageAnd, part, sentDate } from './readers.ts'

type Schemas = components['schemas']

/** Hours of a weekday. */
export type WeekdayHours = ValueOf<'WeekdayHours'>

/** Weekly hours, as they are saved. */
export type WeeklyAvailability = ValueOf<'ReplaceAvailabilityRequest', { weeklyHours: WeekdayHours[] }>

/** Availability of a doctor. */
export type Availability = ValueOf<'Availability', { weeklyHours: WeekdayHours[]; exceptions: AvailabilityException[] }>

/**
 * Days to publish, from the saved hours, from a draft, which is saved too, or from another week. Days
 * are `DD-MM-YYYY` or `YYYY-MM-DD`.
 */
export type SlotPlanRequest = ValueOf<
  'SlotPlanRequest',
  { draft: WeeklyAvailability | undefined; onlyOn: readonly WeekdayCode[] | undefined }
>

/** Changes of a publication on one day. All lists are sorted, earliest first. */
export type SlotPlanDay = ValueOf<
  'SlotPlanDay',
  {
    exception: AvailabilityException | undefined
    remove: CalendarSlot[]
    keep: CalendarSlot[]
    leftOut: ValueOf<'LeftOutTime', { reason: Schemas['LeftOutTime']['reason'] | (string & {}) }>[]
  }
>

/** Preview of a publication. */
export type SlotPlan = ValueOf<'SlotPlan', { days: SlotPlanDay[]; closedDayBookings: Booking[] }>

/** Exception to add, from today on. */
export type NewException = Pick<AvailabilityException, 'from' | 'to' | 'kind' | 'note'> & {
  /** Hours of the day for the kind `hours`; absent or empty for `closed`. */
  hours?: readonly HoursRange[] | undefined
}

const weekdayOf = objectOf<Schemas['WeekdayHours'], Pick<WeekdayHours, 'weekday'>>({
  weekday: (weekday) => (isWeekdayCode(weekday) ? weekday : mismatch('weekday')),
})
const weekdayHoursOf = (value: unknown, report: Report): WeekdayHours => ({
  ...weekdayOf(value, report),
  ...hoursOf(value, report),
})

/** Reads weekly hours and their version. */
export const weeklyAvailabilityOf = objectOf<Schemas['ReplaceAvailabilityRequest'], WeeklyAvailability>({
  version: count,
  weeklyHours: rowsOf(weekdayHoursOf),
  keepPublishedWeeks: count,
})

const exceptionsOf = objectOf<Schemas['Availability'], Omit<Availability, keyof WeeklyAvailability>>({
  isProposal: isTrue,
  publishedUntil: (day) => (day === undefined ? day : requiredText(day)),
  exceptions: rowsOf(exceptionOf),
})

/** Reads the availability of a doctor. */
export const availabilityOf = (value: unknown, report: Report): Availability => ({
  ...weeklyAvailabilityOf(value, report),
  ...exceptionsOf(value, report),
})

const timesOf = objectOf<Schemas['PlannedTime'], PlannedTime>({ from: requiredText, to: requiredText })
const leftOutOf = objectOf<Schemas['LeftOutTime'], SlotPlanDay['leftOut'][number]>({
  from: requiredText,
  to: requiredText,
  reason: requiredText,
})

const planDayOf = objectOf<Schemas['SlotPlanDay'], SlotPlanDay>({
  date: requiredText,
  isOpenDay: isTrue,
  exception: optional(exceptionOf),
  create: rowsOf(timesOf),
  remove: rowsOf(slotOf),
  keep: rowsOf(slotOf),
  leftOut: rowsOf(leftOutOf),
})

/** Reads the preview of a publication. */
export const planOf = objectOf<Schemas['SlotPlan'], SlotPlan>({
  from: requiredText,
  to: requiredText,
  fingerprint: requiredText,
  days: rowsOf(planDayOf),
  closedDayBookings: rowsOf(bookingOf),
})

// A range of a form may have fields that the contract does not have. A server rejects those.
const sentHours = ({ from, to, slotMinutes, pauseMinutes, confirmsAtOnce }: HoursRange) => ({
  from,
  to,
  slotMinutes,
  pauseMinutes,
  ...(confirmsAtOnce && { confirmsAtOnce }),
})

const weeklyOf = ({ version, weeklyHours, keepPublishedWeeks }: WeeklyAvailability) => ({
  version,
  weeklyHours: weeklyHours.map((hours) => ({ weekday: hours.weekday, ...sentHours(hours) })),
  keepPublishedWeeks,
})

const planRequestOf = ({ from, to, copyFrom, draft, onlyOn }: SlotPlanRequest) => ({
  from: sentDate(from),
  to: sentDate(to),
  ...(copyFrom && { copyFrom: sentDate(copyFrom) }),
  ...(draft && { draft: weeklyOf(draft) }),
  ...(onlyOn && { onlyOn: [...onlyOn] }),
})

export const availabilityResource = (call: Caller) => ({
  /** Fetches weekly hours and exceptions; before the first save, a proposal. */
  get: (options?: CallOptions) => call('getAvailability', part('availability', availabilityOf), options),
  /**
   * Saves the weekly hours. Rejected with 409 unless `version` is current;
   * `newerAvailability(error)` returns the current hours.
   */
  replace: (hours: WeeklyAvailability, options?: CallOptions) =>
    call('replaceAvailability', messageAnd({ availability: availabilityOf }), options, () => weeklyOf(hours)),
  /** Adds an exception. Slots do not change until the next publication. */
  addException: (exception: NewException, options?: CallOptions) =>
    call('addException', messageAnd({ exception: exceptionOf }), options, () => {
      const { from, to, kind, note, hours = [] } = exception
      return { from: sentDate(from), to: sentDate(to), kind, ...(note && { note }), hours: hours.map(sentHours) }
    }),
  /** Removes an exception (`exception.id`). */
  removeException: (id: string, options?: CallOptions) => call('removeException', messageOf, options, () => ({ id })),
  /** Previews what a publication would change. Changes nothing. */
  preview: (request: SlotPlanRequest, options?: CallOptions) =>
    call('previewSlotPlan', part('plan', planOf), options, () => planRequestOf(request)),
  /**
   * Publishes the preview with this fingerprint, completely or not at all. Rejected with 409 if
   * something has changed since; `newerPlan(error)` returns the new preview.
   * `slots.undo(change.id)` undoes the change.
   */
  apply: (request: SlotPlanRequest & { fingerprint: string }, options?: CallOptions) =>
    call('applySlotPlan', messageAnd({ change: changeOf }), options, () => ({
      ...planRequestOf(request),
      fingerprint: request.fingerprint,
    })),
})

/** Availability of the doctor and publication of slots. Needs the capability `availability`. */
export type AvailabilityResource = ReturnType<typeof availabilityResource>
