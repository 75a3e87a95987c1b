import type { Locality } from '@nalam/sdk'
import { FIXED_STATE } from '@nalam/sdk/validation'
import type { Lookup } from '@nalam/ui'
import { queries } from '../../shared/queries/queries.ts'
import { useLookup } from './useLookup.ts'

/** The lists behind the profile form. */
export interface ProfileLookups {
  specialities: Lookup
  /** Read only to report a failure (PROF-05); the country itself is fixed. */
  countries: Lookup
  cities: Lookup
  /** Localities of the chosen city; empty before a city is chosen. */
  localities: Lookup<Locality>
}

/** @param cityId the chosen city, empty for none */
export function useProfileLookups(cityId: string): ProfileLookups {
  return {
    specialities: useLookup(queries.lookups.specialities()),
    countries: useLookup(queries.lookups.countries()),
    cities: useLookup(queries.lookups.cities({ stateId: FIXED_STATE.id })),
    localities: useLookup(cityId ? queries.lookups.localities({ cityId }) : null),
  }
}
