import { cachedKeys, cachedState, type SwrCache } from './cachedKeys.ts'

/**
 * Changes the cached data of some keys without reading it again. SWR drops the response of a read
 * that is running during a change. Such a read is therefore left alone, or started again if its
 * response may be older than the change.
 *
 * @param matches selects the keys
 * @param running what to do with a running read
 */
export function updateCachedQueries<Data extends object>(
  swr: SwrCache,
  matches: (key: unknown) => boolean,
  change: (data: Data) => Data,
  running: 'leave' | 'restart',
): void {
  for (const key of cachedKeys(swr, matches)) {
    const state = cachedState(swr, key)
    if (state?.isValidating === true) {
      if (running === 'restart') void swr.mutate(key)
    } else if (state?.data !== undefined) {
      void swr.mutate<Data>(key, (data) => data && change(data), { revalidate: false })
    }
  }
}
