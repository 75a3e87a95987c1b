import type { Named } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type Lookup, useServerText } from '@nalam/ui'
import { useQuery } from '../../shared/queries/useQuery.ts'
import { FIXED_STATE } from '@nalam/sdk/validation'
import { queries } from '../../shared/queries/queries.ts'

const NOTHING: readonly never[] = []

/**
 * Reads a list once and caches it: these lists change with a release, not while a doctor works. A
 * failure clears the list and is shown until a retry succeeds (PROF-05).
 *
 * @param query the list to read; null for none
 */
export function useLookup<Item extends Named>(query: Query<Item[]> | null): Lookup<Item> {
  const serverText = useServerText()
  const { data, error, mutate } = useQuery(query, { revalidateIfStale: false })
  if (!error) return { items: query ? data : NOTHING }
  return { items: NOTHING, error: serverText(error), onRetry: () => void mutate() }
}

/** Returns the lists behind the profile form; without a city there are no localities. */
export function useProfileLookups(cityId: string) {
  return {
    specialities: useLookup(queries.lookups.specialities()),
    // Read only to report a failure (PROF-05); the country itself is fixed.
    countries: useLookup(queries.lookups.countries()),
    cities: useLookup(queries.lookups.cities({ stateId: FIXED_STATE.id })),
    localities: useLookup(cityId ? queries.lookups.localities({ cityId }) : null),
  }
}
