import type { Locality } from '@nalam/sdk'
import { FIXED_STATE } from '@nalam/sdk/validation'
import type { Lookup } from '@nalam/ui'
import { api } from '../../shared/api/api.ts'
import { lookupKeys } from './keys.ts'
import { useLookup } from './useLookup.ts'

/** The lists behind the profile form. */
export interface ProfileLookups {
  specialities: Lookup
  /** Read so that its failure can be said (PROF-05); the country itself is fixed. */
  countries: Lookup
  cities: Lookup
  /** Those of the chosen city; none before one is chosen. */
  localities: Lookup<Locality>
}

/** @param cityId the chosen city, empty for none */
export function useProfileLookups(cityId: string): ProfileLookups {
  const stateId = FIXED_STATE.id
  return {
    specialities: useLookup(lookupKeys.specialities, () => api.lookups.specialities()),
    countries: useLookup(lookupKeys.countries, () => api.lookups.countries()),
    cities: useLookup(lookupKeys.cities(stateId), () => api.lookups.cities({ stateId })),
    localities: useLookup(cityId ? lookupKeys.localities(cityId) : null, () => api.lookups.localities({ cityId })),
  }
}
