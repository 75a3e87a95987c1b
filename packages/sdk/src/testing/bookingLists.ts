import type { JsonObject } from '../core/json.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { clinicToday, isPastAtClinic } from '../formats/clinicTime.ts'
import { BOOKING_STATUS, VISIT } from '../generated/enums.ts'
import { orderOf, patientOf, type Booking } from './bookings.ts'
import { isTaken, slotOf, startOf, timeOf } from './daySlots.ts'
import { overlaps, type SlotTime } from '../rules/slotTime.ts'
import type { Fixtures } from './fixtures.ts'

const day = ({ date }: Booking) => toIsoDate(date) ?? date
const isOverdue = ({ bookingStatus, date, time }: Booking) =>
  bookingStatus === BOOKING_STATUS.pending && isPastAtClinic(date, time)

const isCancelled = ({ bookingStatus, cancellation }: Booking) =>
  bookingStatus === BOOKING_STATUS.declined && cancellation !== undefined

const isNotTold = ({ notTold, date, time }: Booking) => notTold !== undefined && !isPastAtClinic(date, time)

/** Returns whether a request for bookings has a filter or an order; its response then has pages. */
export const isFiltered = ({ status, from, to, order, cancelled, visit, notTold }: JsonObject): boolean =>
  [status, from, to, order, cancelled, visit, notTold].some((field) => field !== undefined)

/** Returns the bookings of a request in its order, like a server with `booking-filters`. */
export function filteredBookings(bookings: readonly Booking[], payload: JsonObject): Booking[] {
  const { status, from, to, order, cancelled, visit, notTold } = payload
  const [first, last] = [from, to].map((bound) => (typeof bound === 'string' ? toIsoDate(bound) : null))
  const found = bookings.filter(
    (booking) =>
      (!Array.isArray(status) || status.includes(booking.bookingStatus)) &&
      (cancelled === undefined || cancelled === isCancelled(booking)) &&
      (!Array.isArray(visit) ||
        (booking.bookingStatus === BOOKING_STATUS.confirmed && visit.includes(booking.visit ?? VISIT.none))) &&
      (notTold !== true || isNotTold(booking)) &&
      (!first || day(booking) >= first) &&
      (!last || day(booking) <= last),
  )
  if (order !== 'soonest') return found
  found.sort((a, b) => Number(isOverdue(a)) - Number(isOverdue(b)) || (orderOf(a) < orderOf(b) ? -1 : 1))
  return found
}

/** Returns the number of bookings with a status. */
export const countOf = (bookings: readonly Booking[], status: BookingStatusCode): number =>
  bookings.filter(({ bookingStatus }) => bookingStatus === status).length

const ofToday = (bookings: readonly Booking[]) =>
  bookings.filter((booking) => isTaken(booking) && day(booking) === clinicToday())

/**
 * Returns the counts of the dashboard and of filtered lists for fixtures with `booking-filters`.
 */
export const furtherCounts = (bookings: readonly Booking[]) => ({
  declined: countOf(bookings, BOOKING_STATUS.declined),
  reschedule: countOf(bookings, BOOKING_STATUS.reschedule),
  today: ofToday(bookings).length,
  overdue: bookings.filter(isOverdue).length,
})

/** Returns the further counts for fixtures with `visits`. */
export function visitCounts(bookings: readonly Booking[]) {
  const isToCome = ({ visit, date, time }: Booking) =>
    visit === VISIT.arrived || (visit === undefined && !isPastAtClinic(date, time))
  return {
    cancelled: bookings.filter(isCancelled).length,
    seen: ofToday(bookings).filter(({ visit }) => visit === VISIT.seen).length,
    toCome: ofToday(bookings).filter(isToCome).length,
  }
}

/** Returns the further count for fixtures with `messages`. */
export const messageCounts = (bookings: readonly Booking[]) => ({ notTold: bookings.filter(isNotTold).length })

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
