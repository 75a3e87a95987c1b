import { unstable_serialize, type Arguments, type Cache, type ScopedMutator } from 'swr'

interface Swr {
  readonly cache: Cache
  readonly mutate: ScopedMutator
}

/**
 * Changes the cached data of some keys without reading it again. SWR drops the response of a read
 * that is running during a change. Such a read is therefore left alone, or started again if its
 * response may be older than the change.
 *
 * @param isReading selects the keys
 * @param underWay what to do with a running read
 */
export function changeReadings<Reading extends object>(
  { cache, mutate }: Swr,
  isReading: (key: unknown) => boolean,
  change: (reading: Reading) => Reading,
  underWay: 'leave' | 'again',
): void {
  const keys: Arguments[] = []
  // Only filter functions of `mutate` receive the keys in their original form.
  void mutate((key) => {
    if (isReading(key)) keys.push(key)
    return false
  })
  for (const key of keys) {
    const state = cache.get(unstable_serialize(key))
    if (state?.isValidating === true) {
      if (underWay === 'again') void mutate(key)
    } else if (state?.data !== undefined) {
      void mutate<Reading>(key, (reading) => reading && change(reading), { revalidate: false })
    }
  }
}
