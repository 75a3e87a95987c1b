import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { WeekdayCode } from '../formats/weekday.ts'
import type { Booking } from '../resources/Booking.ts'
import type { Message } from '../resources/message.ts'
import type { CalendarSlot, SlotChange } from './Calendar.ts'
import type { AvailabilityException, HoursRange } from './Hours.ts'

/** Hours of a weekday. */
export type WeekdayHours = HoursRange & { weekday: WeekdayCode }

/** The weekly hours as they are saved. */
export type WeeklyAvailability = {
  /** The version that the doctor saw; 0 before anything was saved. */
  version: number
  /** A weekday without any is closed. At most ten ranges a day. */
  weeklyHours: WeekdayHours[]
  /** 0 to 12 weeks; 0 keeps nothing published. */
  keepPublishedWeeks: number
}

/** When a doctor sees patients. */
export type Availability = WeeklyAvailability & {
  /** Whether nothing has been saved yet: the hours come from the available days and hours of the profile. */
  isProposal: boolean
  /** Last day that has been published, `DD-MM-YYYY`. */
  publishedUntil?: string | undefined
  /** Those that are not over, earliest first. */
  exceptions: AvailabilityException[]
}

/** Which days are published, and from what: the saved hours, a draft, or another week. */
export type SlotPlanRequest = {
  /** First day, `DD-MM-YYYY`, today or later. */
  from: string
  /** Last day, `DD-MM-YYYY`; at most 92 days in all. */
  to: string
  /** A day of the week that is copied, `DD-MM-YYYY`. */
  copyFrom?: string | undefined
  /** Weekly hours that are not saved yet; publishing saves them. */
  draft?: WeeklyAvailability | undefined
}

/** Start and end of a slot. */
export type PlannedTime = {
  /** `HH:MM` */
  from: string
  /** `HH:MM` */
  to: string
}

/** What a publication does on a day. Every list is earliest first. */
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
  /** Slots that stay: booked or held, or as planned. */
  keep: CalendarSlot[]
  /** Slots that are not created, and why. Later versions of a server add reasons. */
  leftOut: (PlannedTime & { reason: 'past' | 'closed' | 'overlap' | (string & {}) })[]
}

/** The preview of a publication. */
export type SlotPlan = {
  from: string
  to: string
  /** What `apply` takes: names the content of this preview. */
  fingerprint: string
  days: SlotPlanDay[]
  /** Pending and confirmed bookings on days without hours, earliest first. They stay booked. */
  closedDayBookings: Booking[]
}

/** An exception that is added: days from today on. */
export type NewException = Pick<AvailabilityException, 'from' | 'to' | 'kind' | 'note'> & {
  /** The hours of the day with the kind `hours`; none when the days are closed. */
  hours?: readonly HoursRange[] | undefined
}

/** When a doctor sees patients, and the slots that are published from it. Needs the capability `availability`. */
export type AvailabilityResource = {
  /** Weekly hours and exceptions; a proposal before anything was saved. */
  get: (options?: CallOptions) => ApiPromise<Availability, 'getAvailability'>
  /** Saves the weekly hours. A version that is not the latest is refused with 409; `newerAvailability(error)` gives the newer hours. */
  replace: (
    hours: WeeklyAvailability,
    options?: CallOptions,
  ) => ApiPromise<Message & { availability: Availability }, 'replaceAvailability'>
  /** Adds an exception. Slots stay as they are until something is published. */
  addException: (
    exception: NewException,
    options?: CallOptions,
  ) => ApiPromise<Message & { exception: AvailabilityException }, 'addException'>
  /** Removes an exception (`exception.id`). */
  removeException: (id: string, options?: CallOptions) => ApiPromise<Message, 'removeException'>
  /** Says what a publication would do, and changes nothing. */
  preview: (request: SlotPlanRequest, options?: CallOptions) => ApiPromise<SlotPlan, 'previewSlotPlan'>
  /**
   * Does what the preview with this fingerprint says, all of it or nothing. When something has changed since, it is refused with 409;
   * `newerPlan(error)` gives the new preview. The change can be undone by `slots.undo(change.id)`.
   */
  apply: (
    request: SlotPlanRequest & { fingerprint: string },
    options?: CallOptions,
  ) => ApiPromise<Message & { change: SlotChange }, 'applySlotPlan'>
}
