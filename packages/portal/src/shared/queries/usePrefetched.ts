import type { ApiError } from '@nalam/sdk'
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Prefetched } from './withPrefetch.ts'

/**
 * Runs a query that can be prefetched: fresh prefetched data is not fetched again when a page is
 * opened.
 */
export function usePrefetched<Key extends readonly unknown[], Value>(
  query: Prefetched<Key, Value>,
  key: Key | null,
  options?: SWRConfiguration<Value, ApiError>,
): SWRResponse<Value, ApiError> {
  const isFresh = key !== null && query.isFresh(key)
  const response = useSWR<Value, ApiError>(key, query.read, {
    ...options,
    revalidateOnMount: key !== null && !isFresh,
  })
  useEffect(() => {
    if (isFresh) query.consume(key)
  })
  return response
}
