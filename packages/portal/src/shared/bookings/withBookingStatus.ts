import { BOOKING_STATUS, type Booking, type BookingStatusCode, type DaySchedule } from '@nalam/sdk'

const STAYS: ReadonlySet<BookingStatusCode> = new Set([BOOKING_STATUS.pending, BOOKING_STATUS.confirmed])

/**
 * Days of the calendar as they are once a booking has another status. A declined one, and one whose patient chooses another time,
 * leaves its slot open; one that comes back is seen when the days are read again.
 *
 * @param booking the booking as it was
 */
export function withBookingStatus(
  days: DaySchedule[],
  booking: Pick<Booking, 'id'>,
  status: BookingStatusCode,
): DaySchedule[] {
  const isOn = (day: DaySchedule) =>
    day.slots.some((slot) => slot.booking?.id === booking.id) || day.bookings.some(({ id }) => id === booking.id)
  const stays = STAYS.has(status)
  return days.map((day) =>
    isOn(day)
      ? {
          ...day,
          slots: day.slots.map((slot) => {
            if (slot.booking?.id !== booking.id) return slot
            return stays
              ? { ...slot, booking: { ...slot.booking, status } }
              : { ...slot, state: 'open', booking: undefined }
          }),
          bookings: day.bookings.flatMap((other) => {
            if (other.id !== booking.id) return other
            return stays ? { ...other, status } : []
          }),
        }
      : day,
  )
}
