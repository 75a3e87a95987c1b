import { unstable_serialize, type Arguments, type Cache, type ScopedMutator } from 'swr'

interface Swr {
  readonly cache: Cache
  readonly mutate: ScopedMutator
}

/**
 * Changes what has been read under some keys, without reading it again. SWR drops the response of a read that a change overtakes,
 * so one that is under way is left to itself, or begun anew where its response may be older than the change.
 *
 * @param isReading which keys
 * @param underWay what becomes of a read that is under way
 */
export function changeReadings<Reading extends object>(
  { cache, mutate }: Swr,
  isReading: (key: unknown) => boolean,
  change: (reading: Reading) => Reading,
  underWay: 'leave' | 'again',
): void {
  const keys: Arguments[] = []
  // SWR shows its keys, as they were given, to filters only.
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
