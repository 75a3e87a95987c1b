import { count, isJsonObject, isTrue, objectOf, pick, requiredText, rows, type Report } from '../core/json.ts'
import type { BookingDecision, BookingStatusCode, Visit } from '../formats/bookingStatus.ts'
import type { components } from '../generated/schema.ts'
import { listOf, messageAnd, messageOf, part, sentDate } from './readers.ts'
import type { CallOptions } from '../core/options.ts'
import type { Caller } from '../core/createCaller.ts'
import type { ResponseFields, ValueOf } from '../core/contractTypes.ts'
import type { NewBooking } from './calendar.ts'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import { bookingOf, type Booking, type BookingSummary } from './Booking.ts'
import { everyRow, pagingOf, type Paging } from './page.ts'
import type { OfferCalls } from './offers.ts'
import type { VisitCalls } from './visits.ts'

type Schemas = components['schemas']
type FilterFields = Pick<Schemas['ListBookingsRequest'], keyof BookingFilters>

/** Filters and order of a search for bookings. */
export type BookingFilters = {
  /** Only these statuses. This filter and the next three need the capability `booking-filters`. */
  status?: readonly BookingStatusCode[] | undefined
  /** First day, `DD-MM-YYYY` or `YYYY-MM-DD`. */
  from?: string | undefined
  /** Last day, `DD-MM-YYYY` or `YYYY-MM-DD`. */
  to?: string | undefined
  /**
   * `latest` (default): latest appointment first. `soonest`: earliest first, pending bookings whose
   * time has passed last.
   */
  order?: 'latest' | 'soonest' | undefined
  /**
   * `true`: only bookings that were cancelled; `false`: none of them, which status 3 includes
   * otherwise. This filter and the next need the capability `visits`.
   */
  cancelled?: boolean | undefined
  /** Only confirmed bookings with one of these visits. */
  visit?: readonly Visit[] | undefined
  /** Only upcoming bookings whose patients were not told. Needs the capability `messages`. */
  notTold?: true | undefined
}

/** Returns the filters of a search as request fields: those that are set. */
const filterFields = ({ status, from, to, order, cancelled, visit, notTold }: BookingFilters): FilterFields => ({
  ...(status && { status: [...status] }),
  ...(from && { from: sentDate(from) }),
  ...(to && { to: sentDate(to) }),
  ...(order && { order }),
  ...(cancelled !== undefined && { cancelled }),
  ...(visit && { visit: [...visit] }),
  ...(notTold && { notTold }),
})

/** Data of the dashboard. */
export type DashboardBookings = {
  /** Latest appointment first; only the first rows if the server sends the summary. */
  bookings: Booking[]
  summary: BookingSummary
}

/** One page of bookings, latest appointment first. */
export type BookingPage = Paging & {
  bookings: Booking[]
  /** Counts over all bookings; undefined if the server sends none. */
  summary: BookingSummary | undefined
}

/** Search for bookings. */
export type BookingSearch = BookingFilters & {
  doctorId: string
  /** Matches patient, mobile number and booking ID. */
  search?: string | undefined
}

type ListFields = ResponseFields<'listBookings'>

// `data.slots` or `data.data`, each also without the outer `data`. Requirement SDK-06.
function bookingsOf(body: ListFields, report: Report): Booking[] {
  return rows(pick(body, 'slots') ?? pick(body, 'data'), bookingOf, report)
}

const sentCount = (value: unknown): number | undefined => (value === undefined ? value : count(value))

const countsOf = objectOf<Schemas['BookingSummary'], BookingSummary>({
  total: count,
  confirmed: count,
  pending: sentCount,
  declined: sentCount,
  reschedule: sentCount,
  today: sentCount,
  overdue: sentCount,
  pendingToday: sentCount,
  cancelled: sentCount,
  seen: sentCount,
  toCome: sentCount,
  notTold: sentCount,
  comes: sentCount,
  expected: sentCount,
  noShows: sentCount,
})

function summaryOf(body: ListFields, report: Report): BookingSummary | undefined {
  const summary = pick(body, 'summary')
  if (!isJsonObject(summary)) return undefined
  const counts = countsOf(summary, report)
  return { ...counts, pending: counts.pending }
}

/** What becomes of the answers to reminders. */
export type ReminderSettings = ValueOf<'ReminderSettings'>

const reminderSettingsOf = objectOf<Schemas['ReminderSettings'], ReminderSettings>({ freesTime: isTrue })

/** A platform that may book for patients. */
export type BookingSource = {
  name: string
  /** Number of bookings that it made with this doctor in the last 30 days. */
  bookings: number
}

const sourceOf = objectOf<Schemas['BookingSource'], BookingSource>({ name: requiredText, bookings: count })

export function bookingCalls(call: Caller) {
  const list = (query: BookingSearch & { page?: number | undefined }, options?: CallOptions) =>
    call(
      'listBookings',
      (body, _, report): BookingPage => {
        const bookings = bookingsOf(body, report)
        return { bookings, ...pagingOf(body, bookings), summary: summaryOf(body, report) }
      },
      options,
      () => {
        const { doctorId, page = 1, search } = query
        return { doctorId, page, ...(search && { searchQuery: search }), ...filterFields(query) }
      },
    )

  return {
    /** Fetches the first bookings and the counts for the dashboard. */
    dashboard: (query: { doctorId: string }, options?: CallOptions) =>
      call(
        'listBookings',
        (body, _, report): DashboardBookings => {
          const bookings = bookingsOf(body, report)
          const having = (status: number) => bookings.filter((booking) => booking.status === status).length
          const counted = {
            total: bookings.length,
            confirmed: having(BOOKING_STATUS.confirmed),
            pending: having(BOOKING_STATUS.pending),
          }
          return { bookings, summary: summaryOf(body, report) ?? counted }
        },
        options,
        () => ({ doctorId: query.doctorId }),
      ),
    /** Fetches one page. `page` counts from 1, which is the default. */
    list,
    /**
     * Iterates over all bookings of a search:
     * `for await (const booking of api.bookings.all({ doctorId }))`.
     */
    all: (query: BookingSearch, options?: CallOptions) =>
      everyRow(
        (page) => list({ ...query, page }, options),
        (page) => page.bookings,
      ),
    /**
     * Sends a decision about a pending booking (`booking.id`):
     * `decide(booking.id, { action: 'approve' })`.
     */
    decide: (id: string, decision: BookingDecision, options?: CallOptions) =>
      call('updateBookingStatus', messageOf, options, () => ({
        bookingId: id,
        status: BOOKING_DECISION[decision.action],
      })),
    /**
     * Books an open slot for a patient on the phone or at the desk; confirmed at once. Needs the
     * capability `calendar`. Rejected with 409 and the code `slot.just_booked`, `slot.is_off`,
     * `slot.day_closed` or `slot.past`.
     */
    add: (booking: NewBooking, options?: CallOptions) =>
      call('addBooking', messageAnd({ booking: bookingOf }), options, () => {
        const { slotId, patientName, patientPhone } = booking
        return { slotId, patientName, patientPhone }
      }),
    /**
     * Notes that the patient of a booking (`booking.id`) was told what is so, for example by phone:
     * `booking.notTold` is gone then. Needs the capability `messages`.
     */
    setTold: (id: string, options?: CallOptions) => call('setTold', messageOf, options, () => ({ id })),
    /** Fetches what becomes of the answers to reminders. Needs the capability `messages`. */
    reminderSettings: (options?: CallOptions) =>
      call('getReminderSettings', part('settings', reminderSettingsOf), options),
    /** Chooses what becomes of the answers to reminders. Needs the capability `messages`. */
    setReminderSettings: (settings: ReminderSettings, options?: CallOptions) =>
      call('setReminderSettings', messageOf, options, () => ({ freesTime: settings.freesTime })),
    /**
     * Makes a decided booking (`booking.id`) pending again, within 10 minutes of the decision, or
     * undoes its cancellation, move or offer. Needs the capability `undo`. Rejected with 409 and the code `booking.slot_taken`, `booking.undo_over`
     * or `booking.not_decided`.
     */
    undo: (id: string, options?: CallOptions) => call('undoBookingDecision', messageOf, options, () => ({ id })),
    /**
     * Fetches all bookings whose decision can be undone, latest decision first. Needs the capability
     * `undo`.
     */
    undoable: (options?: CallOptions) => call('listUndoableBookings', listOf('bookings', bookingOf), options),
    /**
     * Fetches the platforms that may book for patients, by name, each with its bookings of the last 30
     * days. Needs the capability `intake`.
     */
    sources: (options?: CallOptions) => call('listBookingSources', listOf('sources', sourceOf), options),
  }
}

/** The doctor's own bookings. */
export type BookingsResource = VisitCalls & OfferCalls & ReturnType<typeof bookingCalls>
