import type { JsonObject } from '../core/json.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { isPastAtClinic } from '../formats/clinicTime.ts'
import { BOOKING_STATUS, VISIT } from '../generated/enums.ts'
import { nowOf, todayOf } from './clock.ts'
import { orderOf, patientOf, type Booking } from './bookings.ts'
import { isTaken, slotOf, startOf, timeOf } from './daySlots.ts'
import { overlaps, type SlotTime } from '../rules/slotTime.ts'
import type { Fixtures } from './fixtures.ts'

const day = ({ date }: Booking) => toIsoDate(date) ?? date
const isOverdue =
  (data: Fixtures) =>
  ({ bookingStatus, date, time }: Booking): boolean =>
    bookingStatus === BOOKING_STATUS.pending && isPastAtClinic(date, time, nowOf(data))

const isCancelled = ({ bookingStatus, cancellation }: Booking) =>
  bookingStatus === BOOKING_STATUS.declined && cancellation !== undefined

const isNotTold =
  (data: Fixtures) =>
  ({ notTold, date, time }: Booking): boolean =>
    notTold !== undefined && !isPastAtClinic(date, time, nowOf(data))

/** Returns whether a request for bookings has a filter or an order; its response then has pages. */
export const isFiltered = ({ status, from, to, order, cancelled, visit, notTold }: JsonObject): boolean =>
  [status, from, to, order, cancelled, visit, notTold].some((field) => field !== undefined)

/** Returns the bookings of a request in its order, like a server with `booking-filters`. */
export function filteredBookings(data: Fixtures, payload: JsonObject): Booking[] {
  const { status, from, to, order, cancelled, visit, notTold } = payload
  const [first, last] = [from, to].map((bound) => (typeof bound === 'string' ? toIsoDate(bound) : null))
  const isOver = isOverdue(data)
  const found = data.bookings.filter(
    (booking) =>
      (!Array.isArray(status) || status.includes(booking.bookingStatus)) &&
      (cancelled === undefined || cancelled === isCancelled(booking)) &&
      (!Array.isArray(visit) ||
        (booking.bookingStatus === BOOKING_STATUS.confirmed && visit.includes(booking.visit ?? VISIT.none))) &&
      (notTold !== true || isNotTold(data)(booking)) &&
      (!first || day(booking) >= first) &&
      (!last || day(booking) <= last),
  )
  if (order !== 'soonest') return found
  found.sort((a, b) => Number(isOver(a)) - Number(isOver(b)) || (orderOf(a) < orderOf(b) ? -1 : 1))
  return found
}

/** Returns the number of bookings with a status. */
export const countOf = (bookings: readonly Booking[], status: BookingStatusCode): number =>
  bookings.filter(({ bookingStatus }) => bookingStatus === status).length

const onToday = (data: Fixtures) => data.bookings.filter((booking) => day(booking) === todayOf(data))
const takenToday = (data: Fixtures) => onToday(data).filter(isTaken)

/**
 * Returns the counts of the dashboard and of filtered lists for fixtures with `booking-filters`.
 */
export const furtherCounts = (data: Fixtures) => ({
  declined: countOf(data.bookings, BOOKING_STATUS.declined),
  reschedule: countOf(data.bookings, BOOKING_STATUS.reschedule),
  today: onToday(data).length,
  overdue: data.bookings.filter(isOverdue(data)).length,
  pendingToday: onToday(data).filter(
    ({ bookingStatus, date, time }) =>
      bookingStatus === BOOKING_STATUS.pending && !isPastAtClinic(date, time, nowOf(data)),
  ).length,
})

/** Returns the further counts for fixtures with `visits`. */
export function visitCounts(data: Fixtures) {
  const isToCome = ({ visit, date, time }: Booking) =>
    visit === VISIT.arrived || (visit === undefined && !isPastAtClinic(date, time, nowOf(data)))
  return {
    cancelled: data.bookings.filter(isCancelled).length,
    seen: takenToday(data).filter(({ visit }) => visit === VISIT.seen).length,
    toCome: takenToday(data).filter(isToCome).length,
    noShows: data.bookings.filter(({ visit }) => visit === VISIT.noShow).length,
  }
}

/** Returns the further counts for fixtures with `messages`. */
export function messageCounts(data: Fixtures) {
  const expected = takenToday(data).filter(({ bookingStatus }) => bookingStatus === BOOKING_STATUS.confirmed)
  return {
    notTold: data.bookings.filter(isNotTold(data)).length,
    comes: expected.filter(({ reminderAnswer }) => reminderAnswer === 'comes').length,
    expected: expected.length,
  }
}

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
  if (!isOffered || bookingStatus !== BOOKING_STATUS.pending || isPastAtClinic(date, time, nowOf(data))) return booking
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
