import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isJsonObject, pick, rows, type JsonObject } from '../core/json.ts'
import type { BookingDecision } from '../formats/bookingDecision.ts'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import { bookingOf, type Booking, type BookingSummary } from './Booking.ts'
import { messageOf, type Message } from './message.ts'
import { everyRow, pagingOf, type Paging } from './page.ts'

/** What the dashboard shows. */
export type DashboardBookings = {
  /** All bookings, latest appointment first; only the first rows where the server counts for itself. */
  bookings: Booking[]
  summary: BookingSummary
}

/** One page of bookings, latest appointment first. */
export type BookingPage = Paging & {
  bookings: Booking[]
  /** Over all bookings; left out by other platforms (D11a). */
  summary: BookingSummary | undefined
}

/** Which bookings are wanted. */
export type BookingSearch = {
  doctorId: string
  /** Matches patient, mobile number and booking ID. */
  search?: string | undefined
}

/** The doctor's own bookings. */
export type BookingsResource = {
  /** The first bookings and the counts for the dashboard. */
  dashboard: (query: { doctorId: string }, options?: CallOptions) => ApiPromise<DashboardBookings, 'listBookings'>
  /** One page, from 1. */
  list: (
    query: BookingSearch & { page?: number | undefined },
    options?: CallOptions,
  ) => ApiPromise<BookingPage, 'listBookings'>
  /** Every booking of a search, page after page: `for await (const booking of api.bookings.all({ doctorId }))`. */
  all: (query: BookingSearch, options?: CallOptions) => AsyncGenerator<Booking, void, undefined>
  /** Sends a decision about a pending booking (`booking.id`): `decide(booking.id, { action: 'approve' })`. */
  decide: (id: string, decision: BookingDecision, options?: CallOptions) => ApiPromise<Message, 'updateBookingStatus'>
  /** Accepts a pending booking (`booking.id`). */
  approve: (id: string, options?: CallOptions) => ApiPromise<Message, 'updateBookingStatus'>
  /** Declines a pending booking (`booking.id`). */
  decline: (id: string, options?: CallOptions) => ApiPromise<Message, 'updateBookingStatus'>
  /** Asks the patient of a pending booking for another time (`booking.id`). */
  reschedule: (id: string, options?: CallOptions) => ApiPromise<Message, 'updateBookingStatus'>
}

// `data.slots` or `data.data`, each also without the outer `data` (D8).
function bookingsOf(body: JsonObject): Booking[] {
  return rows(pick(body, 'slots') ?? pick(body, 'data'), bookingOf)
}

function summaryOf(body: JsonObject): BookingSummary | undefined {
  const summary = pick(body, 'summary')
  if (!isJsonObject(summary)) return undefined
  const { total, confirmed, pending } = summary
  return {
    total: count(total),
    confirmed: count(confirmed),
    pending: pending === undefined ? pending : count(pending),
  }
}

/** Makes the booking calls. */
export function bookingsResource(call: Caller): BookingsResource {
  const decide: BookingsResource['decide'] = (id, { action }, options) =>
    call('updateBookingStatus', messageOf, options, { bookingId: id, status: BOOKING_DECISION[action] })

  const list: BookingsResource['list'] = ({ doctorId, page = 1, search }, options) =>
    call(
      'listBookings',
      (body) => {
        const bookings = bookingsOf(body)
        return { bookings, ...pagingOf(body, bookings), summary: summaryOf(body) }
      },
      options,
      { doctorId, page, ...(search && { searchQuery: search }) },
    )

  return {
    dashboard: ({ doctorId }, options) =>
      call(
        'listBookings',
        (body) => {
          const bookings = bookingsOf(body)
          const having = (status: number) => bookings.filter((booking) => booking.status === status).length
          const counted = {
            total: bookings.length,
            confirmed: having(BOOKING_STATUS.confirmed),
            pending: having(BOOKING_STATUS.pending),
          }
          return { bookings, summary: summaryOf(body) ?? counted }
        },
        options,
        { doctorId },
      ),
    list,
    all: (query, options) =>
      everyRow(
        (page) => list({ ...query, page }, options),
        (page) => page.bookings,
      ),
    decide,
    approve: (id, options) => decide(id, { action: 'approve' }, options),
    decline: (id, options) => decide(id, { action: 'decline' }, options),
    reschedule: (id, options) => decide(id, { action: 'reschedule' }, options),
  }
}
