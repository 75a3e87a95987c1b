import { mismatch, requiredText, text, type Unchecked } from '../core/json.ts'
import { undoTimes } from '../extensions/undoTimes.ts'
import { parseBookingStatus, type BookingStatusCode } from '../formats/bookingStatus.ts'
import type { components } from '../generated/schema.ts'

/** A booking of a patient. */
export type Booking = {
  /** What `approve`, `decline` and `reschedule` take. */
  id: string
  /** The number that patients know. */
  bookingId: string
  /** `DD-MM-YYYY` */
  date: string
  /** `HH:MM` */
  time: string
  patientName: string
  /** As the server has it; `formatPhone` makes it readable. */
  patientPhone: string
  /** Mode of the appointment. */
  mode: string
  /** 1 pending, 2 confirmed, 3 declined, 4 reschedule; `unknown` for a status that this version does not know. */
  status: BookingStatusCode | 'unknown'
  /** What the server sent, where `status` is `unknown`. */
  rawStatus?: string | undefined
  /** When the doctor decided, an ISO instant; sent with {@link Booking.undoUntil}. */
  decidedAt?: string | undefined
  /**
   * Until when `undo` is possible, an ISO instant by the server's clock; absent when it is not. Sent with the capability `undo`.
   * Whether a booking can be undone is said by its presence: the clock of this machine may be wrong.
   */
  undoUntil?: string | undefined
}

/** Counts over all bookings of a doctor. */
export type BookingSummary = {
  total: number
  confirmed: number
  pending: number | undefined
  /** Sent with the capability `booking-filters`, by the dashboard and by filtered lists. */
  declined?: number | undefined
  reschedule?: number | undefined
  /** Pending and confirmed appointments of today at the clinic. */
  today?: number | undefined
  /** Pending bookings whose time has passed. */
  overdue?: number | undefined
}

/** Reads a booking of a response; throws where its id or its status is missing. */
export function bookingOf(wire: Unchecked<components['schemas']['Booking']>): Booking {
  const rawStatus = text(wire.bookingStatus) || mismatch('status')
  const status = parseBookingStatus(rawStatus) ?? 'unknown'
  return {
    id: requiredText(wire.id),
    bookingId: text(wire.bookingId),
    date: text(wire.date),
    time: text(wire.time),
    patientName: text(wire.studentName) || text(wire.name),
    patientPhone: text(wire.studentPhone) || text(wire.phoneNumber),
    mode: text(wire.type),
    status,
    ...(status === 'unknown' && { rawStatus }),
    ...undoTimes(wire),
  }
}
