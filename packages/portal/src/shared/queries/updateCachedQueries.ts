import { cachedKeys, cachedState, type SwrCache } from './cachedKeys.ts'

/**
 * Changes the cached data of some keys without reading it again. SWR drops the response of a read
 * that is running during a change. Data that is being read is therefore left alone, or its read is
 * started again if the response may be older than the change.
 *
 * @param matches selects the keys
 * @param running what to do if the data is being read
 * @param isKnown returns whether the data shows the change already. Then a running read is left
 *   alone, because it began after that
 */
export function updateCachedQueries<Data extends object>(
  swr: SwrCache,
  matches: (key: unknown) => boolean,
  change: (data: Data) => Data,
  running: 'leave' | 'restart',
  isKnown: (data: Data) => boolean = () => false,
): void {
  for (const key of cachedKeys(swr, matches)) {
    const state = cachedState(swr, key)
    const isRunning = state?.isValidating === true
    if (isRunning && (running === 'leave' || (state.data !== undefined && isKnown(state.data)))) continue
    if (state?.data !== undefined) {
      void swr.mutate<Data>(key, (data) => data && change(data), { revalidate: isRunning })
    } else if (isRunning) void swr.mutate(key)
  }
}
