import { isPastAtClinic } from '../formats/clinicTime.ts'
import { minutesOfDay, minutesOfEnd } from '../formats/clockTime.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { isTaken, slotsOn } from './daySlots.ts'
import { patientOf, type Booking } from './bookings.ts'
import type { Fixtures } from './fixtures.ts'

/** Length of a booking without a slot, in minutes. */
const USUAL_LENGTH = 30

function rangeOf(data: Fixtures, { id, date, time }: Booking): { from: number; to: number } {
  const from = minutesOfDay(time) ?? 0
  const slot = slotsOn(data, date).find(({ booking }) => booking?.id === id)
  return { from, to: slot ? (minutesOfEnd(slot.to) ?? from) : from + USUAL_LENGTH }
}

/**
 * Returns a booking with the other live bookings of its time, earliest first, if the fixtures offer
 * `calendar` and it can be approved.
 */
export function withConflicts(data: Fixtures, booking: Booking): Booking {
  const isOffered = data.capabilities?.includes('calendar') ?? false
  const { bookingStatus, date, time } = booking
  if (!isOffered || bookingStatus !== BOOKING_STATUS.pending || isPastAtClinic(date, time)) return booking
  const own = rangeOf(data, booking)
  const others = data.bookings.filter((other) => {
    if (other.id === booking.id || other.date !== date || !isTaken(other)) return false
    const range = rangeOf(data, other)
    return range.from < own.to && own.from < range.to
  })
  if (others.length === 0) return booking
  const conflicts = others
    .toSorted((a, b) => a.time.localeCompare(b.time))
    .map((other) => ({ id: other.id, patientName: patientOf(other) }))
  return { ...booking, conflicts }
}
