import { createClient } from './core/Client.ts'
import type { CallOptions, ClientOptions } from './core/options.ts'
import { createCaller } from './core/createCaller.ts'
import { performCall } from './core/performCall.ts'
import type { JsonObject } from './core/json.ts'
import { doctorOperations, patientOperations, type OperationId } from './generated/operations.ts'
import type { Middleware } from './core/transport.ts'
import type { LiveResource } from './live/LiveEvent.ts'
import { accountResource, type AccountResource } from './resources/account.ts'
import { availabilityResource, type AvailabilityResource } from './resources/availability.ts'
import { bookingCalls, type BookingsResource } from './resources/bookings.ts'
import { calendarFeedResource, type CalendarFeedResource } from './resources/calendarFeed.ts'
import { calendarResource, type CalendarResource } from './resources/calendar.ts'
import { lookupsResource, type LookupsResource } from './resources/lookups.ts'
import { offerCalls } from './resources/offers.ts'
import { patientResource, type PatientResource } from './resources/patient.ts'
import { profileResource, type ProfileResource } from './resources/profile.ts'
import { queueResource, type QueueResource } from './resources/queue.ts'
import { sessionResource, type SessionResource } from './resources/session.ts'
import { slotsResource, type SlotsResource } from './resources/slots.ts'
import { ticketsResource, type TicketsResource } from './resources/tickets.ts'
import { visitCalls } from './resources/visits.ts'

/**
 * The API client: one property per resource. Every call resolves to its value or rejects with an
 * `ApiError`.
 */
export type DoctorApi = {
  account: AccountResource
  session: SessionResource
  profile: ProfileResource
  bookings: BookingsResource
  slots: SlotsResource
  /** Days with their slots and bookings. Needs the capability `calendar`. */
  calendar: CalendarResource
  /** Weekly hours, exceptions and publication of slots. Needs the capability `availability`. */
  availability: AvailabilityResource
  /** The queue of a day. Needs the capability `queue`. */
  queue: QueueResource
  /** Feed for calendar programs. Needs the capability `calendar-feed`. */
  calendarFeed: CalendarFeedResource
  tickets: TicketsResource
  /** What a patient can do with a link. Needs the capability `offers` of the doctor, and no session. */
  patient: PatientResource
  lookups: LookupsResource
  /** Live events. Needs the capability `live`. */
  live: LiveResource
  /**
   * Returns the current time by the server's clock, in milliseconds since 1970: the server decides
   * what is past, and a device's clock may be wrong. The device's time before the first response,
   * and if another origin does not expose the header `Date`.
   */
  now: () => number
  /**
   * Fetches the JSON object of an operation that is newer than this version of the package, with the
   * session, deadline and retries of all reads: `api.get('/doctor/reports', { year: 2026 })`.
   *
   * @param path below the root of the API
   * @param query parameters of the query
   */
  get: (
    path: string,
    query?: Readonly<Record<string, string | number | boolean>>,
    options?: CallOptions,
  ) => Promise<Readonly<Record<string, unknown>>>
  /** Adds middlewares to all requests of this client, live events included. */
  use: (...middlewares: Middleware[]) => void
}

/** Id of every operation that is not in the contract, like the server's in its metrics. */
const OTHER = 'other' as OperationId

/**
 * Creates a client.
 *
 * @param options in a browser only `baseUrl` is required: `createDoctorApi({ baseUrl: '/api' })`
 */
export function createDoctorApi(options: ClientOptions): DoctorApi {
  const client = createClient(options)
  const call = createCaller(client, { ...doctorOperations, ...patientOperations })
  return {
    account: accountResource(call),
    session: sessionResource(call),
    profile: profileResource(call),
    bookings: { ...bookingCalls(call), ...visitCalls(call), ...offerCalls(call) },
    slots: slotsResource(call),
    calendar: calendarResource(call),
    availability: availabilityResource(call),
    queue: queueResource(call),
    calendarFeed: calendarFeedResource(call),
    tickets: ticketsResource(call),
    patient: patientResource(call),
    lookups: lookupsResource(call),
    // The first subscription loads its code and the parser.
    live: { subscribe: async (options) => (await import('./live/subscribe.ts')).subscribe(client, options) },
    now: client.clock.now,
    get: (path, query = {}, options = {}) => {
      const input = () => {
        // Two dots would leave the root of the API.
        if (/^(?:\/[\w-]+)+$/.test(path)) return query
        throw new TypeError('path must be like /doctor/reports')
      }
      const operation = { id: OTHER, method: 'GET', read: true, path, messages: {} } as const
      const read = (body: JsonObject) => body
      return performCall(client, operation, options, read, input).then(({ value }) => value)
    },
    use: client.transport.use,
  }
}
