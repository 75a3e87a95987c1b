import { LIVE_BOOKING_STATUSES, type Booking, type BookingStatusCode, type DaySchedule } from '@nalam/sdk'

const STAYS: ReadonlySet<BookingStatusCode> = new Set(LIVE_BOOKING_STATUSES)

/**
 * Returns the days of the calendar after a booking has got another status. Declining a booking, or
 * asking its patient for another time, opens its slot; a booking that is pending again appears with
 * the next read.
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
