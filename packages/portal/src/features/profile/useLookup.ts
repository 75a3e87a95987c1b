import type { Named } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useServerText, type Lookup } from '@nalam/ui'
import { useQuery } from '../../shared/queries/useQuery.ts'

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
