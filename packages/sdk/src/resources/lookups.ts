import { FIXED_COUNTRY, FIXED_STATE } from '../formats/fixedPlaces.ts'
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { Caller } from '../core/createCaller.ts'
import { pick, requiredText, rows, text, type Report, type Unchecked } from '../core/json.ts'
import type { components } from '../generated/schema.ts'
import type { Named } from './Doctor.ts'

/** A medical speciality. */
export type Speciality = Named
/** A country. Its id is empty if the server sends only the name. */
export type Country = Named
/** A state of a country. Its id is empty if the server sends only the name. */
export type State = Named
/** A city of a state. */
export type City = Named

/** A locality of a city. */
export type Locality = Named & {
  /** Six digits; empty if unknown. */
  pincode: string
}

/** Lists for the profile form. Two ids are fixed: India is 101, Tamil Nadu is 35. */
export type LookupsResource = {
  /** Fetches all medical specialities. */
  specialities: (options?: CallOptions) => ApiPromise<Speciality[], 'listSpecialities'>
  /** Fetches all countries. */
  countries: (options?: CallOptions) => ApiPromise<Country[], 'listCountries'>
  /** Fetches the states of a country. Default: India. */
  states: (
    query?: { countryId?: string | number | undefined },
    options?: CallOptions,
  ) => ApiPromise<State[], 'listStates'>
  /** Fetches the cities of a state. Default: Tamil Nadu. */
  cities: (query?: { stateId?: string | number | undefined }, options?: CallOptions) => ApiPromise<City[], 'listCities'>
  /** Fetches the localities of a city, each with its pincode. */
  localities: (query: { cityId: string | number }, options?: CallOptions) => ApiPromise<Locality[], 'listLocalities'>
}

type Schemas = components['schemas']

const placeOf = ({ id, _id, name }: Unchecked<Schemas['City'] & Schemas['Country'] & Schemas['State']>): Named => ({
  id: text(id ?? _id),
  name: requiredText(name),
})
const placesOf = (body: { readonly data?: unknown }, _: unknown, report: Report): Named[] =>
  rows(pick(body, 'data'), placeOf, report)

/** Creates the lookup calls. */
export function lookupsResource(call: Caller): LookupsResource {
  return {
    specialities: (options) =>
      call(
        'listSpecialities',
        (body, _, report) =>
          rows(
            pick(body, 'getAllspeciality'),
            ({ _id, name }: Unchecked<Schemas['Speciality']>) => ({ id: requiredText(_id), name: requiredText(name) }),
            report,
          ),
        options,
      ),
    countries: (options) => call('listCountries', placesOf, options),
    states: ({ countryId = FIXED_COUNTRY.id } = {}, options) =>
      call('listStates', placesOf, options, () => ({ country_id: countryId })),
    cities: ({ stateId = FIXED_STATE.id } = {}, options) =>
      call('listCities', placesOf, options, () => ({ state_id: stateId })),
    localities: (query, options) =>
      call(
        'listLocalities',
        (body, _, report) =>
          rows(
            pick(body, 'data'),
            ({ _id, locality_name: name, pincode }: Unchecked<Schemas['Locality']>) => ({
              id: requiredText(_id),
              name: requiredText(name),
              pincode: text(pincode),
            }),
            report,
          ),
        options,
        () => ({ city_id: query.cityId }),
      ),
  }
}
