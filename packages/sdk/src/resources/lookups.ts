import { FIXED_COUNTRY, FIXED_STATE } from '../formats/fixedPlaces.ts'
import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/options.ts'
import type { Caller } from '../core/createCaller.ts'
import { requiredText, text, type Unchecked } from '../core/json.ts'
import type { components } from '../generated/schema.ts'
import type { Named } from './Doctor.ts'
import { listOf } from './readers.ts'

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

type Schemas = components['schemas']

const placeOf = ({ id, _id, name }: Unchecked<Schemas['City'] & Schemas['Country'] & Schemas['State']>): Named => ({
  id: text(id ?? _id),
  name: requiredText(name),
})
const specialityOf = ({ _id, name }: Unchecked<Schemas['Speciality']>): Speciality => ({
  id: requiredText(_id),
  name: requiredText(name),
})
const localityOf = ({ _id, locality_name, pincode }: Unchecked<Schemas['Locality']>): Locality => ({
  id: requiredText(_id),
  name: requiredText(locality_name),
  pincode: text(pincode),
})

export const lookupsResource = (call: Caller) => ({
  /** Fetches all medical specialities. */
  specialities: (options?: CallOptions): ApiPromise<Speciality[], 'listSpecialities'> =>
    call('listSpecialities', listOf('getAllspeciality', specialityOf), options),
  /** Fetches all countries. */
  countries: (options?: CallOptions): ApiPromise<Country[], 'listCountries'> =>
    call('listCountries', listOf('data', placeOf), options),
  /** Fetches the states of a country. Default: India. */
  states: (
    query?: { countryId?: string | number | undefined },
    options?: CallOptions,
  ): ApiPromise<State[], 'listStates'> =>
    call('listStates', listOf('data', placeOf), options, () => ({
      country_id: query?.countryId ?? FIXED_COUNTRY.id,
    })),
  /** Fetches the cities of a state. Default: Tamil Nadu. */
  cities: (
    query?: { stateId?: string | number | undefined },
    options?: CallOptions,
  ): ApiPromise<City[], 'listCities'> =>
    call('listCities', listOf('data', placeOf), options, () => ({ state_id: query?.stateId ?? FIXED_STATE.id })),
  /** Fetches the localities of a city, each with its pincode. */
  localities: (query: { cityId: string | number }, options?: CallOptions) =>
    call('listLocalities', listOf('data', localityOf), options, () => ({ city_id: query.cityId })),
})

/** Lists for the profile form. Two ids are fixed: India is 101, Tamil Nadu is 35. */
export type LookupsResource = ReturnType<typeof lookupsResource>
