import { FIXED_COUNTRY, FIXED_STATE } from '../formats/fixedPlaces.ts'
import type { DoctorApi } from '../client.ts'
import type { CallOptions } from '../core/options.ts'
import type { BookingSearch } from '../resources/bookings.ts'
import type { TicketSearch } from '../resources/tickets.ts'
import type { CancellationsRequest } from '../resources/visits.ts'

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

const isKey = (options: CallOptions | QueryKey | undefined): options is QueryKey => Array.isArray(options)

function queryOf<T>(key: QueryKey, read: (options: CallOptions | undefined) => Promise<T>): Query<T> {
  return { key, fetch: (options) => read(isKey(options) ? undefined : options) }
}

const key = (...parts: QueryKey): QueryKey => parts

function queriesOf(api: DoctorApi) {
  return {
    session: {
      all: key('session'),
      renew: () => queryOf(['session', 'renew'], (options) => api.session.renew(options)),
    },
    /** Needs the capability `calendar-feed`. */
    calendarFeed: {
      all: key('calendarFeed'),
      state: () => queryOf(['calendarFeed', 'state'], (options) => api.calendarFeed.state(options)),
    },
    /** Needs the capability `account-security`. */
    account: {
      all: key('account'),
      sessions: () => queryOf(['account', 'sessions'], (options) => api.account.sessions(options)),
      passkeys: () => queryOf(['account', 'passkeys'], (options) => api.account.passkeys(options)),
      activity: () => queryOf(['account', 'activity'], (options) => api.account.activity(options)),
    },
    bookings: {
      all: key('bookings'),
      /** Key prefix of all pages of a doctor's `list`. */
      lists: (of: { doctorId: string }) => key('bookings', 'list', of.doctorId),
      dashboard: (query: { doctorId: string }) =>
        queryOf(['bookings', 'dashboard', query.doctorId], (options) => api.bookings.dashboard(query, options)),
      list: (query: BookingSearch & { page?: number | undefined }) => {
        const { doctorId, page = 1, search = '', status, from, to, order, cancelled, visit } = query
        const further = cancelled === undefined && !visit ? [] : [String(cancelled ?? ''), String(visit ?? '')]
        const isFiltered = status || from || to || order || further.length > 0
        const filters = isFiltered ? [String(status ?? ''), from ?? '', to ?? '', order ?? '', ...further] : []
        return queryOf(['bookings', 'list', doctorId, page, search, ...filters], (options) =>
          api.bookings.list({ ...query, page, search }, options),
        )
      },
      /** Needs the capability `intake`. */
      sources: () => queryOf(['bookings', 'sources'], (options) => api.bookings.sources(options)),
      /** Needs the capability `messages`. */
      reminderSettings: () =>
        queryOf(['bookings', 'reminderSettings'], (options) => api.bookings.reminderSettings(options)),
      /** Needs the capability `undo`. */
      undoable: () => queryOf(['bookings', 'undoable'], (options) => api.bookings.undoable(options)),
      /** The bookings that `cancelSeveral` would cancel. Needs the capability `visits`. */
      cancellations: (request: CancellationsRequest) => {
        const parts = 'bookingIds' in request ? request.bookingIds : [request.date, request.fromTime ?? '']
        return queryOf(['bookings', 'cancellations', ...parts], (options) =>
          api.bookings.previewCancellations(request, options),
        )
      },
    },
    slots: {
      all: key('slots'),
      /** Key prefix of all days of a doctor's `listByDate`. */
      days: (of: { doctorId: string }) => key('slots', 'day', of.doctorId),
      listByDate: (query: { doctorId: string; date: string }) =>
        queryOf(['slots', 'day', query.doctorId, query.date], (options) => api.slots.listByDate(query, options)),
      /** Needs the capability `slot-changes`. */
      undoable: () => queryOf(['slots', 'undoable'], (options) => api.slots.undoable(options)),
    },
    /** Needs the capability `calendar`. */
    calendar: {
      all: key('calendar'),
      show: (range: { from: string; to: string }) =>
        queryOf(['calendar', 'show', range.from, range.to], (options) => api.calendar.show(range, options)),
    },
    /** Needs the capability `queue`. */
    queue: {
      all: key('queue'),
      show: (query: { date: string }) =>
        queryOf(['queue', 'show', query.date], (options) => api.queue.show(query.date, options)),
      figures: (query: { date: string }) =>
        queryOf(['queue', 'figures', query.date], (options) => api.queue.figures(query.date, options)),
      screen: () => queryOf(['queue', 'screen'], (options) => api.queue.screen(options)),
    },
    /** Needs the capability `availability`. */
    availability: {
      all: key('availability'),
      get: () => queryOf(['availability', 'get'], (options) => api.availability.get(options)),
    },
    /** The offer of a patient's link. */
    patient: {
      all: key('patient'),
      // The token is a secret, but the key is stored nowhere else.
      offer: (token: string) => queryOf(['patient', 'offer', token], (options) => api.patient.offer(token, options)),
    },
    tickets: {
      all: key('tickets'),
      list: (query?: TicketSearch & { page?: number | undefined }) => {
        const { page = 1, search = '', status } = query ?? {}
        return queryOf(['tickets', 'list', page, search, ...(status ? [String(status)] : [])], (options) =>
          api.tickets.list(query, options),
        )
      },
    },
    lookups: {
      all: key('lookups'),
      specialities: () => queryOf(['lookups', 'specialities'], (options) => api.lookups.specialities(options)),
      countries: () => queryOf(['lookups', 'countries'], (options) => api.lookups.countries(options)),
      states: (query?: { countryId?: string | number | undefined }) =>
        queryOf(['lookups', 'states', query?.countryId ?? FIXED_COUNTRY.id], (options) =>
          api.lookups.states(query, options),
        ),
      cities: (query?: { stateId?: string | number | undefined }) =>
        queryOf(['lookups', 'cities', query?.stateId ?? FIXED_STATE.id], (options) =>
          api.lookups.cities(query, options),
        ),
      localities: (query: { cityId: string | number }) =>
        queryOf(['lookups', 'localities', query.cityId], (options) => api.lookups.localities(query, options)),
    },
  }
}

/** All reads of the API as queries. `all` is the key prefix of a resource. */
export type Queries = ReturnType<typeof queriesOf>

/**
 * Creates the queries of a client.
 *
 * @param api created by `createDoctorApi`
 */
export const createQueries: (api: DoctorApi) => Queries = queriesOf
