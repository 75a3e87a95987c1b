import { unstable_serialize, type Arguments, type Cache, type ScopedMutator } from 'swr'

/** What `useSWRConfig` returns, as far as cached data is changed with it. */
export interface SwrCache {
  readonly cache: Cache
  readonly mutate: ScopedMutator
}

/**
 * Returns the keys in SWR's cache that match. Each is changed by itself: with a filter, SWR would
 * write the first optimistic value into all of them.
 */
export function cachedKeys({ mutate }: SwrCache, matches: (key: unknown) => boolean): Arguments[] {
  const keys: Arguments[] = []
  // Only filter functions of `mutate` receive the keys in their original form.
  void mutate((key) => {
    if (matches(key)) keys.push(key)
    return false
  })
  return keys
}

/** Returns SWR's state of a key. */
export const cachedState = ({ cache }: SwrCache, key: Arguments) => cache.get(unstable_serialize(key))
