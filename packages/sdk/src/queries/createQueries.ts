import { FIXED_COUNTRY, FIXED_STATE } from '../formats/fixedPlaces.ts'
import type { DoctorApi } from '../client.ts'
import type { CallOptions } from '../core/options.ts'
import type { Activity, DoctorSession } from '../resources/account.ts'
import type { PasskeyList } from '../resources/passkey.ts'
import type { CalendarFeed } from '../resources/calendarFeed.ts'
import type { Availability } from '../resources/availability.ts'
import type { DaySchedule, UndoableSlotChange } from '../resources/calendar.ts'
import type { Booking } from '../resources/Booking.ts'
import type { BookingPage, BookingSearch, DashboardBookings } from '../resources/bookings.ts'
import type { City, Country, Locality, Speciality, State } from '../resources/lookups.ts'
import type { PatientOffer } from '../resources/patient.ts'
import type { Session } from '../resources/session.ts'
import type { SlotsOfDay } from '../resources/slots.ts'
import type { TicketPage, TicketSearch } from '../resources/tickets.ts'
import type { CancellationsPreview, CancellationsRequest } from '../resources/visits.ts'

/** Cache key: texts and numbers from general to specific, the same for the same query. */
export type QueryKey = readonly [resource: string, ...parts: (string | number)[]]

/**
 * Cache key and fetcher of a query: `useSWR(q.key, q.fetch)`, or
 * `useQuery({ queryKey: q.key, queryFn: q.fetch })`.
 */
export type Query<T> = {
  key: QueryKey
  /**
   * Sends the request with these options. Rejects with an `ApiError`. Takes the context of TanStack
   * Query, whose signal is used, or the key that SWR passes, which is ignored.
   */
  fetch: (options?: CallOptions | QueryKey) => Promise<T>
}

/** All reads of the API as queries. `all` is the key prefix of a resource. */
export type Queries = {
  session: { all: QueryKey; renew: () => Query<Session> }
  /** Needs the capability `calendar-feed`. */
  calendarFeed: { all: QueryKey; state: () => Query<CalendarFeed> }
  /** Needs the capability `account-security`. */
  account: {
    all: QueryKey
    sessions: () => Query<DoctorSession[]>
    passkeys: () => Query<PasskeyList>
    activity: () => Query<Activity[]>
  }
  bookings: {
    all: QueryKey
    /** Key prefix of all pages of a doctor's `list`. */
    lists: (of: { doctorId: string }) => QueryKey
    dashboard: (query: { doctorId: string }) => Query<DashboardBookings>
    list: (query: BookingSearch & { page?: number | undefined }) => Query<BookingPage>
    /** Needs the capability `undo`. */
    undoable: () => Query<Booking[]>
    /** The bookings that `cancelSeveral` would cancel. Needs the capability `visits`. */
    cancellations: (request: CancellationsRequest) => Query<CancellationsPreview>
  }
  slots: {
    all: QueryKey
    /** Key prefix of all days of a doctor's `listByDate`. */
    days: (of: { doctorId: string }) => QueryKey
    listByDate: (query: { doctorId: string; date: string }) => Query<SlotsOfDay>
    /** Needs the capability `slot-changes`. */
    undoable: () => Query<UndoableSlotChange[]>
  }
  /** Needs the capability `calendar`. */
  calendar: { all: QueryKey; show: (range: { from: string; to: string }) => Query<DaySchedule[]> }
  /** Needs the capability `availability`. */
  availability: { all: QueryKey; get: () => Query<Availability> }
  /** The offer of a patient's link. */
  patient: { all: QueryKey; offer: (token: string) => Query<PatientOffer> }
  tickets: {
    all: QueryKey
    list: (query?: TicketSearch & { page?: number | undefined }) => Query<TicketPage>
  }
  lookups: {
    all: QueryKey
    specialities: () => Query<Speciality[]>
    countries: () => Query<Country[]>
    states: (query?: { countryId?: string | number | undefined }) => Query<State[]>
    cities: (query?: { stateId?: string | number | undefined }) => Query<City[]>
    localities: (query: { cityId: string | number }) => Query<Locality[]>
  }
}

const isKey = (options: CallOptions | QueryKey | undefined): options is QueryKey => Array.isArray(options)

function query<T>(key: QueryKey, read: (options: CallOptions | undefined) => Promise<T>): Query<T> {
  return { key, fetch: (options) => read(isKey(options) ? undefined : options) }
}

/**
 * Creates the queries of a client.
 *
 * @param api created by `createDoctorApi`
 */
export function createQueries(api: DoctorApi): Queries {
  return {
    session: {
      all: ['session'],
      renew: () => query(['session', 'renew'], (options) => api.session.renew(options)),
    },
    account: {
      all: ['account'],
      sessions: () => query(['account', 'sessions'], (options) => api.account.sessions(options)),
      passkeys: () => query(['account', 'passkeys'], (options) => api.account.passkeys(options)),
      activity: () => query(['account', 'activity'], (options) => api.account.activity(options)),
    },
    calendarFeed: {
      all: ['calendarFeed'],
      state: () => query(['calendarFeed', 'state'], (options) => api.calendarFeed.state(options)),
    },
    bookings: {
      all: ['bookings'],
      lists: ({ doctorId }) => ['bookings', 'list', doctorId],
      dashboard: ({ doctorId }) =>
        query(['bookings', 'dashboard', doctorId], (options) => api.bookings.dashboard({ doctorId }, options)),
      list: (wanted) => {
        const { doctorId, page = 1, search = '', status, from, to, order, cancelled, visit } = wanted
        const further = cancelled === undefined && !visit ? [] : [String(cancelled ?? ''), String(visit ?? '')]
        const isFiltered = status || from || to || order || further.length > 0
        const filters = isFiltered ? [String(status ?? ''), from ?? '', to ?? '', order ?? '', ...further] : []
        return query(['bookings', 'list', doctorId, page, search, ...filters], (options) =>
          api.bookings.list({ ...wanted, page, search }, options),
        )
      },
      undoable: () => query(['bookings', 'undoable'], (options) => api.bookings.undoable(options)),
      cancellations: (request) => {
        const parts = 'bookingIds' in request ? request.bookingIds : [request.date, request.fromTime ?? '']
        return query(['bookings', 'cancellations', ...parts], (options) =>
          api.bookings.previewCancellations(request, options),
        )
      },
    },
    slots: {
      all: ['slots'],
      days: ({ doctorId }) => ['slots', 'day', doctorId],
      listByDate: ({ doctorId, date }) =>
        query(['slots', 'day', doctorId, date], (options) => api.slots.listByDate({ doctorId, date }, options)),
      undoable: () => query(['slots', 'undoable'], (options) => api.slots.undoable(options)),
    },
    calendar: {
      all: ['calendar'],
      show: ({ from, to }) =>
        query(['calendar', 'show', from, to], (options) => api.calendar.show({ from, to }, options)),
    },
    availability: {
      all: ['availability'],
      get: () => query(['availability', 'get'], (options) => api.availability.get(options)),
    },
    patient: {
      all: ['patient'],
      // The token is a secret, but the key is stored nowhere else.
      offer: (token) => query(['patient', 'offer', token], (options) => api.patient.offer(token, options)),
    },
    tickets: {
      all: ['tickets'],
      list: ({ page = 1, search = '', status } = {}) =>
        query(['tickets', 'list', page, search, ...(status ? [String(status)] : [])], (options) =>
          api.tickets.list({ page, search, status }, options),
        ),
    },
    lookups: {
      all: ['lookups'],
      specialities: () => query(['lookups', 'specialities'], (options) => api.lookups.specialities(options)),
      countries: () => query(['lookups', 'countries'], (options) => api.lookups.countries(options)),
      states: ({ countryId = FIXED_COUNTRY.id } = {}) =>
        query(['lookups', 'states', countryId], (options) => api.lookups.states({ countryId }, options)),
      cities: ({ stateId = FIXED_STATE.id } = {}) =>
        query(['lookups', 'cities', stateId], (options) => api.lookups.cities({ stateId }, options)),
      localities: ({ cityId }) =>
        query(['lookups', 'localities', cityId], (options) => api.lookups.localities({ cityId }, options)),
    },
  }
}
