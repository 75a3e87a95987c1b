import type { ApiError } from '@nalam/sdk'
import { useEffect } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Prefetched } from './withPrefetch.ts'

/**
 * Runs a query that can be prefetched: fresh prefetched data is not fetched again when a page is
 * opened.
 */
export function usePrefetched<Key extends readonly unknown[], Value>(
  reading: Prefetched<Key, Value>,
  key: Key | null,
  options?: SWRConfiguration<Value, ApiError>,
): SWRResponse<Value, ApiError> {
  const isKept = key !== null && reading.isKept(key)
  const response = useSWR<Value, ApiError>(key, reading.read, {
    ...options,
    revalidateOnMount: key !== null && !isKept,
  })
  useEffect(() => {
    if (isKept) reading.consume(key)
  })
  return response
}
