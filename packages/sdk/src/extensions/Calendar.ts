import type { Booking } from '../resources/Booking.ts'
import type { AvailabilityException } from './Availability.ts'

/**
 * `open`: patients can book it. `off`: they cannot. `held`: offered to a patient. `booked`: it has a booking. A state that this version
 * does not know is read as `off`.
 */
export type SlotState = 'open' | 'off' | 'held' | 'booked'

/** A slot of the calendar or of a preview. */
export type CalendarSlot = {
  id: string
  /** `HH:MM` */
  from: string
  /** `HH:MM` */
  to: string
  state: SlotState
  /** Pending or confirmed. */
  booking?: Booking | undefined
}

/** A day of the calendar. */
export type DaySchedule = {
  /** `DD-MM-YYYY` */
  date: string
  /** Whether the doctor sees patients on this day. */
  isOpenDay: boolean
  /** The exception of this day; with the capability `availability`. */
  exception?: AvailabilityException | undefined
  /** Earliest first. */
  slots: CalendarSlot[]
  /** Pending and confirmed bookings that have no slot, earliest first. */
  bookings: Booking[]
}

/** What a request did to slots. */
export type SlotChange = {
  /** What `slots.undo` takes. */
  id: string
  /** How many slots were created. */
  created: number
  removed: number
  switched: number
  /** Until when it can be undone as a whole, an ISO instant by the server's clock, while none of the slots has been booked. */
  undoUntil: string
}

/** A slot that a request left as it is, and why. Later versions of a server add reasons. */
export type LeftSlot = { slotId: string; reason: 'booked' | 'held' | 'past' | 'gone' | (string & {}) }
