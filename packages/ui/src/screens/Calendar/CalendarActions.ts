import type { CalendarSlot, NewBooking, SlotMinutes } from '@nalam/sdk'
import type { ActionFailure, ActionSuccess } from '../../forms/ActionResult.ts'

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
