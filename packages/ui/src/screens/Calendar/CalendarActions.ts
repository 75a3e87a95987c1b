import type { CalendarSlot, NewBooking, SlotMinutes } from '@nalam/sdk'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'

/** `taken`: the slot cannot be booked any more, in the words of the server. What was typed stays. */
export type AddBookingResult =
  | ActionSuccess
  | (ActionFailure<'patientName' | 'patientPhone'> & { readonly taken?: string | undefined })

/** A slot that is to be made. */
export interface NewCalendarSlot {
  /** `YYYY-MM-DD` */
  date: string
  /** `HH:MM` */
  from: string
  minutes: SlotMinutes
}

/** What can be done in the calendar. The host reports what went wrong, as a toast. */
export interface CalendarActions {
  onSwitch: (slot: CalendarSlot, isOn: boolean) => void
  /** Left out where the platform cannot add and delete slots of any length (`slot-changes`). */
  onDelete?: ((slot: CalendarSlot) => void) | undefined
  onAddSlot?: ((slot: NewCalendarSlot) => void) | undefined
  onAddBooking: (booking: NewBooking) => Promise<AddBookingResult>
}
