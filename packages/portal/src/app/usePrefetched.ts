import type { ApiError } from '@nalam/sdk'
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Prefetched } from './withPrefetch.ts'

/** A reading that can be fetched ahead: what came that way a moment ago is not read again when a page is opened. */
export function usePrefetched<Key extends readonly unknown[], Value>(
  reading: Prefetched<Key, Value>,
  key: Key | null,
  options?: SWRConfiguration<Value, ApiError>,
): SWRResponse<Value, ApiError> {
  return useSWR<Value, ApiError>(key, reading.read, {
    ...options,
    revalidateOnMount: key !== null && !reading.isKept(key),
  })
}
