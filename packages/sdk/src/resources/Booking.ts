import { requiredText, text, mismatch, type JsonObject } from '../core/json.ts'
import { parseBookingStatus, type BookingStatusCode } from '../formats/bookingStatus.ts'

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
  /** 1 pending, 2 confirmed, 3 declined, 4 reschedule */
  status: BookingStatusCode
}

/** Counts over all bookings of a doctor. */
export type BookingSummary = {
  total: number
  confirmed: number
  pending: number | undefined
}

/** Reads a booking of the wire; throws where its id is missing or its status unknown. */
export function bookingOf(wire: JsonObject): Booking {
  return {
    id: requiredText(wire.id),
    bookingId: text(wire.bookingId),
    date: text(wire.date),
    time: text(wire.time),
    patientName: text(wire.studentName) || text(wire.name),
    patientPhone: text(wire.studentPhone) || text(wire.phoneNumber),
    mode: text(wire.type),
    status: parseBookingStatus(wire.bookingStatus) ?? mismatch('booking status'),
  }
}
