import useSWR, {
  type Arguments,
  mutate,
  SWRConfig,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
} from 'swr'
import type { ApiError } from '@nalam/sdk'
import { useServerText } from '@nalam/ui'
import { invalidates, type Query } from '@nalam/sdk/queries'
import { useEffect, useEffectEvent } from 'react'
import { consumePrefetched, forgetPrefetched, isPrefetched, prefetch, readQuery, under } from './queries.ts'
import { IN_BACKGROUND } from '../api/api.ts'
import { type Topic, useCoalesced, useTopics } from '../live/liveEvents.ts'
import { sessionPhase, signedInDoctor } from '../session/sessionState.ts'

export const cachedState = (key: Arguments) => SWRConfig.defaultValue.cache.get(unstable_serialize(key))

/**
 * Changes the cached data of some keys without reading it again. SWR drops the response of a read
 * that is running during a change. Data that is being read is therefore left alone, or its read is
 * started again if the response may be older than the change.
 *
 * @param options.isReadLeft leaves a running read alone
 * @param options.isKnown returns whether the data shows the change already: a running read began
 *   after that
 */
export function updateCachedQueries<Data extends object>(
  matches: (key: unknown) => boolean,
  change: (data: Data) => Data,
  { isReadLeft = false, isKnown }: { isReadLeft?: boolean; isKnown?: (data: Data) => boolean } = {},
): void {
  const keys: Arguments[] = []
  // Only filters of `mutate` receive the keys in their original form. Each key is changed by itself:
  // with a filter, SWR would write the first optimistic value into all of them.
  void mutate((key) => {
    if (matches(key)) keys.push(key)
    return false
  })
  for (const key of keys) {
    const state = cachedState(key)
    const isRunning = state?.isValidating === true
    if (isRunning && (isReadLeft || (state.data !== undefined && isKnown?.(state.data)))) continue
    if (state?.data !== undefined) {
      void mutate<Data>(key, (data) => data && change(data), { revalidate: isRunning })
    } else if (isRunning) void mutate(key)
  }
}

/** Runs a query, or none; fresh prefetched data is not fetched again. */
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

/** Prefetches a query, or none, after a delay in milliseconds: once for each key. */
export function usePrefetch(query: Query<unknown> | null, delay: number): void {
  const name = query && unstable_serialize(query.key)
  const send = useEffectEvent(() => query && void prefetch(query))
  useEffect(() => {
    if (name === null) return undefined
    const timer = setTimeout(() => send(), delay)
    return () => clearTimeout(timer)
  }, [name, delay])
}

/** An action of the API that changes something. */
export type ActionName = keyof typeof invalidates

/**
 * Reads again what an action has changed: what is on screen now, everything else when it is shown.
 *
 * @param isReadElsewhere selects keys that the caller reads itself
 */
export function invalidate(action: ActionName, isReadElsewhere?: (key: unknown) => boolean): Promise<unknown> {
  const isOutdated = under(...invalidates[action])
  forgetPrefetched(isOutdated)
  return mutate((key) => isOutdated(key) && !isReadElsewhere?.(key))
}

/**
 * Returns a function that reads a query again in the background, because its data may have been
 * changed elsewhere (LIVE-02). If that fails, what is on screen stays. A promise given to SWR's
 * `mutate` would drop the response of every other read until it settles, even if it fails: a doctor
 * who clicks Try again meanwhile would wait for nothing. The value is therefore written after it
 * has arrived, unless something newer came before it.
 */
export function useReadAgain<Value>(query: Query<Value> | null): () => void {
  return useCoalesced(async (again) => {
    if (query === null || sessionPhase.get() !== 'steady') return
    const { key, fetch } = query
    const state = () => cachedState(key)
    // The response of a running read may be older than the change.
    if (state()?.isValidating) return void mutate(key)
    const shown: unknown = state()?.data
    const doctor = signedInDoctor()?.id
    const value = await fetch({ headers: IN_BACKGROUND })
    // A running read was started after this one.
    if (doctor !== signedInDoctor()?.id || state()?.isValidating) return
    // An action or another read has written meanwhile, and this response may be older.
    if (state()?.data !== shown) return again()
    await mutate(key, value, { revalidate: false })
  })
}

/** Reads a query again when one of these topics changes elsewhere (LIVE-02), or when called. */
export function useLiveReads<Value>(query: Query<Value> | null, ...topics: readonly Topic[]): () => void {
  const readAgain = useReadAgain(query)
  const changed = () => {
    if (query) forgetPrefetched(under([query.key[0]]))
    readAgain()
  }
  useTopics(changed, ...topics)
  return readAgain
}

export function useLiveQuery<Value>(
  query: Query<Value> | null,
  ...topics: readonly Topic[]
): SWRResponse<Value, ApiError> {
  useLiveReads(query, ...topics)
  return useQuery(query)
}

const EXPIRING = 30_000

/** Reads what can be undone, again while it has items: each expires after a time. */
export function useUndoable<Item>(query: Query<Item[]> | null, topic: Topic): SWRResponse<Item[], ApiError> {
  useLiveReads(query, topic)
  return useQuery(query, { refreshInterval: (items) => (items && items.length > 0 ? EXPIRING : 0) })
}

export function useScreenState(
  { error, isValidating, mutate }: { error: ApiError | undefined; isValidating: boolean; mutate: () => unknown },
  retry = mutate,
) {
  const serverText = useServerText()
  const onRetry = () => {
    // A prefetch that is running is older than the wish for new data.
    forgetPrefetched(() => true)
    void retry()
  }
  return { error: error && serverText(error), onRetry, isRefreshing: isValidating }
}
