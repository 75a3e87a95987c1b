import { cachedKeys, cachedState, type SwrCache } from './cachedKeys.ts'

/**
 * Changes the cached data of some keys without reading it again. SWR drops the response of a read
 * that is running during a change. Data that is being read is therefore left alone, or its read is
 * started again if the response may be older than the change. It is not older if the cached data
 * already has the change, because the read began after that.
 *
 * @param matches selects the keys
 * @param change returns the same object if it has the change already
 * @param running what to do if the data is being read
 */
export function updateCachedQueries<Data extends object>(
  swr: SwrCache,
  matches: (key: unknown) => boolean,
  change: (data: Data) => Data,
  running: 'leave' | 'restart',
): void {
  for (const key of cachedKeys(swr, matches)) {
    const state = cachedState(swr, key)
    const isRunning = state?.isValidating === true
    const isKnown = state?.data !== undefined && change(state.data) === state.data
    if (isKnown || (isRunning && running === 'leave')) continue
    if (state?.data !== undefined) {
      void swr.mutate<Data>(key, (data) => data && change(data), { revalidate: isRunning })
    } else if (isRunning) void swr.mutate(key)
  }
}
