import { toIsoDate } from '../formats/calendarDate.ts'
import { parseBookingStatus } from '../formats/bookingStatus.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { conflictsOf, USUAL_MINUTES } from '../rules/calendar.ts'
import { slotsOn, startOf, timeOf } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'

type Wire = Fixtures['bookings'][number]

function timed(data: Fixtures, booking: Wire) {
  const { id, date, time, bookingStatus } = booking
  const start = startOf(date, time)
  const slot = slotsOn(data, date).find((candidate) => candidate.booking?.id === id)
  const { end } = slot ? timeOf(slot) : { end: start.start + USUAL_MINUTES }
  return { ...start, end, id, status: parseBookingStatus(bookingStatus) ?? BOOKING_STATUS.declined, booking }
}

/**
 * Returns a booking with the other live bookings of its time, earliest first, if the fixtures offer
 * `calendar` and it can be approved.
 */
export function withConflicts(data: Fixtures, booking: Wire): Wire {
  const { bookingStatus, date } = booking
  if (!data.capabilities?.includes('calendar') || bookingStatus !== BOOKING_STATUS.pending) return booking
  const near = data.bookings.filter((other) => toIsoDate(other.date) !== null && toIsoDate(date) !== null)
  const others = near.map((other) => timed(data, other))
  const found = conflictsOf(timed(data, booking), others, new Date())
  if (found.length === 0) return booking
  const conflicts = found.map(({ id, booking: { studentName, name } }) => ({
    id,
    patientName: studentName ?? name ?? '',
  }))
  return { ...booking, conflicts }
}
