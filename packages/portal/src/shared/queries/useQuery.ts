import type { ApiError } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import { consumePrefetched, isPrefetched, readQuery } from './prefetch.ts'

/**
 * Runs a query. Fresh prefetched data is not fetched again when a page is opened.
 *
 * @param query null for none
 */
export function useQuery<Value>(
  query: Query<Value> | null,
  options?: SWRConfiguration<Value, ApiError>,
): SWRResponse<Value, ApiError> {
  const isFresh = query !== null && isPrefetched(query)
  const response = useSWR<Value, ApiError>(query?.key ?? null, query && (() => readQuery(query)), {
    ...options,
    ...(isFresh && { revalidateOnMount: false }),
  })
  useEffect(() => {
    if (isFresh) consumePrefetched(query)
  })
  return response
}
