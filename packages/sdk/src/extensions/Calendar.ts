import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Booking } from '../resources/Booking.ts'
import type { AvailabilityException, SlotMinutes } from './Hours.ts'

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

/** The patient of a new booking, and an open slot. */
export type NewBooking = {
  slotId: string
  /** 2 to 80 characters with a letter. */
  patientName: string
  /** Ten digits, the first of them 6, 7, 8 or 9. */
  patientPhone: string
}

/** A slot of any length. */
export type NewSlot = {
  /** `DD-MM-YYYY` */
  date: string
  /** `HH:MM` */
  from: string
  minutes: SlotMinutes
}

/** What is done with slots: 1 to 200, each once. */
export type SlotsAction = { action: 'on' | 'off' | 'delete'; slotIds: readonly string[] }

/** The days of a doctor. Needs the capability `calendar`. */
export type CalendarResource = {
  /** Every day from `from` to `to` (`DD-MM-YYYY`, at most 42 days) with its slots and bookings. */
  show: (range: { from: string; to: string }, options?: CallOptions) => ApiPromise<DaySchedule[], 'getCalendar'>
}
