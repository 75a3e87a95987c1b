import { isPastAtClinic } from '../formats/clinicTime.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { overlaps, type SlotTime } from '../rules/slotTime.ts'
import { isTaken, slotOf, startOf, timeOf } from './daySlots.ts'
import { patientOf, type Booking } from './bookings.ts'
import type { Fixtures } from './fixtures.ts'

/** Length of a booking without a slot, in minutes. */
const USUAL_LENGTH = 30

function timeOfBooking(data: Fixtures, booking: Booking): SlotTime {
  const { start } = startOf(booking.date, booking.time)
  const placed = slotOf(data, booking)
  return { start, end: placed ? timeOf(placed.slot).end : start + USUAL_LENGTH }
}

/**
 * Returns a booking with the other live bookings of its time, earliest first, if the fixtures offer
 * `calendar` and it can be approved.
 */
export function withConflicts(data: Fixtures, booking: Booking): Booking {
  const isOffered = data.capabilities?.includes('calendar') ?? false
  const { bookingStatus, date, time } = booking
  if (!isOffered || bookingStatus !== BOOKING_STATUS.pending || isPastAtClinic(date, time)) return booking
  const own = timeOfBooking(data, booking)
  const others = data.bookings
    .filter((other) => other.id !== booking.id && other.date === date && isTaken(other))
    .filter((other) => overlaps(timeOfBooking(data, other), own))
  if (others.length === 0) return booking
  const conflicts = others
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map((other) => ({ id: other.id, patientName: patientOf(other) }))
  return { ...booking, conflicts }
}
