import type { ClientOptions } from './core/clientOptions.ts'
import { createCaller } from './core/createCaller.ts'
import type { HttpClient } from './core/httpClient.ts'
import { lazyHttpClient } from './core/lazyHttpClient.ts'
import { accountResource, type AccountResource } from './resources/account.ts'
import { bookingsResource, type BookingsResource } from './resources/bookings.ts'
import { lookupsResource, type LookupsResource } from './resources/lookups.ts'
import { profileResource, type ProfileResource } from './resources/profile.ts'
import { sessionResource, type SessionResource } from './resources/session.ts'
import { slotsResource, type SlotsResource } from './resources/slots.ts'
import { ticketsResource, type TicketsResource } from './resources/tickets.ts'

/** All 22 operations, by resource. Every call gives its value or throws an `ApiError`. */
export type DoctorApi = {
  account: AccountResource
  session: SessionResource
  profile: ProfileResource
  bookings: BookingsResource
  slots: SlotsResource
  tickets: TicketsResource
  lookups: LookupsResource
  /** The typed openapi-fetch client of the same contract, for anything else. Its code is loaded with its first call. */
  http: HttpClient
}

/**
 * Makes a client.
 *
 * @param options `baseUrl` is all that is requiredText in a browser: `createDoctorApi({ baseUrl: '/api' })`
 */
export function createDoctorApi(options: ClientOptions): DoctorApi {
  const call = createCaller(options)
  return {
    account: accountResource(call),
    session: sessionResource(call),
    profile: profileResource(call),
    bookings: bookingsResource(call),
    slots: slotsResource(call),
    tickets: ticketsResource(call),
    lookups: lookupsResource(call),
    http: lazyHttpClient(options),
  }
}
