import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { HoursRange, PlannedTime } from '../formats/hoursRange.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import type { AvailabilityException } from './AvailabilityException.ts'
import type { Booking } from './Booking.ts'
import type { CalendarSlot, SlotChange } from './Calendar.ts'
import type { Message } from './message.ts'

/** Hours of a weekday. */
export type WeekdayHours = HoursRange & { weekday: WeekdayCode }

/** Weekly hours, as they are saved. */
export type WeeklyAvailability = {
  /** Version of the hours that were read; 0 before the first save. */
  version: number
  /** A weekday without hours is closed. At most ten ranges a day. */
  weeklyHours: WeekdayHours[]
  /** Weeks for which the server keeps slots published: 0 to 12; 0 turns this off. */
  keepPublishedWeeks: number
}

/** Availability of a doctor. */
export type Availability = WeeklyAvailability & {
  /**
   * True before the first save. The hours then come from the available days and hours of the
   * profile.
   */
  isProposal: boolean
  /** Last published day, `DD-MM-YYYY`. */
  publishedUntil?: string | undefined
  /** Exceptions that are not past, earliest first. */
  exceptions: AvailabilityException[]
}

/** Days to publish, from the saved hours, from a draft, or from another week. */
export type SlotPlanRequest = {
  /** First day, `DD-MM-YYYY` or `YYYY-MM-DD`, today or later. */
  from: string
  /** Last day, `DD-MM-YYYY` or `YYYY-MM-DD`; at most 92 days in all. */
  to: string
  /** Any day of the week to copy, `DD-MM-YYYY` or `YYYY-MM-DD`. */
  copyFrom?: string | undefined
  /** Unsaved weekly hours to publish. `apply` saves them. */
  draft?: WeeklyAvailability | undefined
  /** Publishes these weekdays only: all other days keep their slots. */
  onlyOn?: readonly WeekdayCode[] | undefined
}

/** Changes of a publication on one day. All lists are sorted, earliest first. */
export type SlotPlanDay = {
  /** `DD-MM-YYYY` */
  date: string
  /** Whether the day has hours. */
  isOpenDay: boolean
  exception?: AvailabilityException | undefined
  /** Slots that are created. */
  create: PlannedTime[]
  /** Slots without a booking that are removed. */
  remove: CalendarSlot[]
  /** Slots that stay: booked, held, past, or part of the plan. */
  keep: CalendarSlot[]
  /** Slots that are not created, and the reason. Newer servers may send other reasons. */
  leftOut: (PlannedTime & { reason: 'past' | 'closed' | 'overlap' | (string & {}) })[]
}

/** Preview of a publication. */
export type SlotPlan = {
  from: string
  to: string
  /** Identifies the content of this preview. `apply` requires it. */
  fingerprint: string
  days: SlotPlanDay[]
  /** Pending and confirmed bookings on days without hours, earliest first. They stay booked. */
  closedDayBookings: Booking[]
}

/** Exception to add, from today on. */
export type NewException = Pick<AvailabilityException, 'from' | 'to' | 'kind' | 'note'> & {
  /** Hours of the day for the kind `hours`; absent or empty for `closed`. */
  hours?: readonly HoursRange[] | undefined
}

/** Availability of the doctor and publication of slots. Needs the capability `availability`. */
export type AvailabilityResource = {
  /** Fetches weekly hours and exceptions; before the first save, a proposal. */
  get: (options?: CallOptions) => ApiPromise<Availability, 'getAvailability'>
  /**
   * Saves the weekly hours. Rejected with 409 unless `version` is current;
   * `newerAvailability(error)` returns the current hours.
   */
  replace: (
    hours: WeeklyAvailability,
    options?: CallOptions,
  ) => ApiPromise<Message & { availability: Availability }, 'replaceAvailability'>
  /** Adds an exception. Slots do not change until the next publication. */
  addException: (
    exception: NewException,
    options?: CallOptions,
  ) => ApiPromise<Message & { exception: AvailabilityException }, 'addException'>
  /** Removes an exception (`exception.id`). */
  removeException: (id: string, options?: CallOptions) => ApiPromise<Message, 'removeException'>
  /** Previews what a publication would change. Changes nothing. */
  preview: (request: SlotPlanRequest, options?: CallOptions) => ApiPromise<SlotPlan, 'previewSlotPlan'>
  /**
   * Publishes the preview with this fingerprint, completely or not at all. Rejected with 409 if
   * something has changed since; `newerPlan(error)` returns the new preview.
   * `slots.undo(change.id)` undoes the change.
   */
  apply: (
    request: SlotPlanRequest & { fingerprint: string },
    options?: CallOptions,
  ) => ApiPromise<Message & { change: SlotChange }, 'applySlotPlan'>
}
