import type { JsonObject } from '../core/json.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { clinicToday, isPastAtClinic } from '../formats/clinicTime.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { Fixtures } from './fixtures.ts'

type Wire = Fixtures['bookings'][number]

const day = ({ date }: Wire) => toIsoDate(date) ?? date
const moment = (booking: Wire) => `${day(booking)} ${booking.time} ${booking.id}`
const isOverdue = ({ bookingStatus, date, time }: Wire) =>
  bookingStatus === BOOKING_STATUS.pending && isPastAtClinic(date, time)

/** Returns whether a request for bookings has a filter or an order; its response then has pages. */
export const isFiltered = ({ status, from, to, order }: JsonObject): boolean =>
  [status, from, to, order].some((field) => field !== undefined)

/** Returns the bookings of a request in its order, like a server with `booking-filters`. */
export function filteredBookings(bookings: readonly Wire[], { status, from, to, order }: JsonObject): Wire[] {
  const [first, last] = [from, to].map((bound) => (typeof bound === 'string' ? toIsoDate(bound) : null))
  const found = bookings.filter(
    (booking) =>
      (!Array.isArray(status) || status.includes(booking.bookingStatus)) &&
      (!first || day(booking) >= first) &&
      (!last || day(booking) <= last),
  )
  if (order !== 'soonest') return found
  found.sort((a, b) => Number(isOverdue(a)) - Number(isOverdue(b)) || (moment(a) < moment(b) ? -1 : 1))
  return found
}

/**
 * Returns the counts of the dashboard and of filtered lists for fixtures with `booking-filters`.
 */
export function furtherCounts(bookings: readonly Wire[]) {
  const { pending, confirmed, declined, reschedule } = BOOKING_STATUS
  const having = (...statuses: readonly unknown[]) =>
    bookings.filter(({ bookingStatus }) => statuses.includes(bookingStatus))
  const today = clinicToday()
  return {
    declined: having(declined).length,
    reschedule: having(reschedule).length,
    today: having(pending, confirmed).filter((booking) => day(booking) === today).length,
    overdue: bookings.filter(isOverdue).length,
  }
}
