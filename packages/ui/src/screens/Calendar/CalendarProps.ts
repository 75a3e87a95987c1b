import type { Booking, CalendarSlot, ClinicMoment, DaySchedule, NewBooking, SlotMinutes } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import type { UndoableChanges } from '../../components/UndoList/ChangedJustNow.tsx'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'
import type { BookingActions } from '../../bookings/actions.ts'
import type { LoadState } from '../../components/StateView/LoadedContent.tsx'

export type CalendarView = 'day' | 'week'

/** The shown part of the calendar: a view, and a day in it, `YYYY-MM-DD`. */
export interface CalendarPlace {
  view: CalendarView
  date: string
}

/** The pending bookings, shown beside a day. */
export interface Waiting {
  /** The earliest first; undefined while loading. */
  bookings: readonly Booking[] | undefined
  /** Number of pending bookings on all days. */
  total: number | undefined
  /** Href of the list of all pending bookings. */
  href: string
  /** The booking whose decision this doctor has undone last. */
  restoredId?: string | undefined
}

/** `taken`: the server's text if the slot can no longer be booked. The input is kept. */
export type AddBookingResult =
  | ActionSuccess
  | (ActionFailure<'patientName' | 'patientPhone'> & { readonly taken?: string | undefined })

/** A slot to create. */
export interface NewCalendarSlot {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  from: string
  minutes: SlotMinutes
}

/** The actions of the calendar. The host shows errors as a toast. */
export interface CalendarActions {
  onSwitch: (slot: CalendarSlot, isOn: boolean) => void
  /** Left out if the platform cannot add and delete slots of any length (`slot-changes`). */
  onDelete?: ((slot: CalendarSlot) => void) | undefined
  onAddSlot?: ((slot: NewCalendarSlot) => void) | undefined
  onAddBooking: (booking: NewBooking) => Promise<AddBookingResult>
}

export interface CalendarProps extends LoadState, Omit<ComponentProps<'div'>, 'children'>, CalendarActions {
  /** Date and time at the clinic (D6). */
  now: ClinicMoment
  /** The requested view; undefined for the default: a week if there is space for it, else a day. */
  view?: CalendarView | undefined
  /** The shown day, or a day of the shown week, `YYYY-MM-DD`. */
  date: string
  onPlaceChange: (place: CalendarPlace) => void
  /**
   * Called when the week of a day (`YYYY-MM-DD`) is likely to be opened next, so that the host can
   * prefetch it.
   */
  onPrepare?: ((date: string) => void) | undefined
  /**
   * The week of `date` (`api.calendar.show` from and to `weekOf(date)`); undefined while
   * loading.
   */
  days: readonly DaySchedule[] | undefined
  /** The pending bookings, shown beside a day; left out if the platform does not return them. */
  waiting?: Waiting | undefined
  /** Ids of the slots and bookings with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  /** Decisions can be undone: declining then needs no confirmation. */
  hasUndo?: boolean
  /** Undoes the last action, on U or Ctrl/Cmd+Z. */
  onUndo?: (() => void) | undefined
  /** The changes of slots that can be undone; left out if the platform does not list them. */
  changes?: UndoableChanges | undefined
  /** What can be done with a booking. */
  actions: BookingActions
  /**
   * Opens the cancellation of a day's bookings (`YYYY-MM-DD`), on platforms that support it
   * (`visits`).
   */
  onCancelDay?: ((date: string) => void) | undefined
  /** Opens the offer of other times to a day's patients, on platforms that support it (`offers`). */
  onOfferDay?: ((date: string) => void) | undefined
  /** Href of the page that adds a slot at any time. */
  addSlotHref: string
  /**
   * The first day after the shown week with an open slot, `YYYY-MM-DD`: a week without one offers
   * it. `firstOpenDate` finds it in the days after `weekOf(date)`.
   */
  nextOpenDate?: string | undefined
  /** Href of the page that changes days and hours; left out if the platform has none. */
  availabilityHref?: string | undefined
  /** Doctor and clinic, for the day sheet. */
  owner: string
}
