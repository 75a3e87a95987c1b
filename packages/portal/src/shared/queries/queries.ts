import { createQueries, matchesKey, type Query, type QueryKey } from '@nalam/sdk/queries'
import { api, IN_BACKGROUND } from '../api/api.ts'
import { mutate } from 'swr'
import { sessionPhase, signedInDoctor } from '../session/sessionState.ts'

export const queries = createQueries(api)

/** Returns whether a key begins with one of the prefixes, for `mutate` and `forgetPrefetched`. */
export const under =
  (...prefixes: readonly QueryKey[]) =>
  (key: unknown): boolean =>
    prefixes.some((prefix) => matchesKey(key, prefix))

/** Its data belongs to one doctor, not to the next one in this tab. */
export const ofDoctor = <Value>({ key, fetch }: Query<Value>, doctorId: string): Query<Value> => ({
  key: [...key, doctorId],
  fetch,
})

/** It is sent without the doctor's doing: it does not keep the session alive (S1). */
export const inBackground = <Value>({ key, fetch }: Query<Value>): Query<Value> => ({
  key,
  fetch: () => fetch({ headers: IN_BACKGROUND }),
})

/** How long prefetched data counts as fresh, in milliseconds. */
const FRESH = 10_000

/** Responses by key, until they are read or expire: no patient data stays in memory. */
const prefetched = new Map<string, { key: QueryKey; response: Promise<unknown>; isFresh: boolean }>()

const nameOf = ({ key }: Pick<Query<unknown>, 'key'>): string => JSON.stringify(key)

/**
 * Sends a query before its data is needed, unless it did so a moment ago. The response goes into
 * the cache unless there is data already, and the promise settles after that. The read that follows
 * reports a failure. SWR's own `preload` never drops a response.
 */
export async function prefetch<Value>(query: Query<Value>): Promise<void> {
  const name = nameOf(query)
  if (sessionPhase.get() !== 'steady' || prefetched.has(name)) return
  const response = query.fetch()
  const begun = { key: query.key, response, isFresh: false }
  const isWanted = () => prefetched.get(name) === begun
  const drop = () => isWanted() && prefetched.delete(name)
  prefetched.set(name, begun)
  setTimeout(drop, FRESH)
  try {
    const value = await response
    // Meanwhile a page may have used it, or the doctor may have signed out.
    if (!isWanted() || signedInDoctor() === undefined) return
    const store = (cached: Value | undefined): Value => {
      begun.isFresh = cached === undefined
      return cached ?? value
    }
    await mutate<Value>(query.key, store, { revalidate: false })
  } catch {
    drop()
  }
}

/** Returns prefetched data once; otherwise sends the query. */
export function readQuery<Value>(query: Query<Value>): Promise<Value> {
  const name = nameOf(query)
  // Also used if the response came into the cache between rendering and mounting of a page.
  const response = prefetched.get(name)?.response
  prefetched.delete(name)
  // The key determines the type of the response.
  return (response as Promise<Value> | undefined) ?? query.fetch()
}

/** Returns whether prefetched data is fresh: a page that opens need not read it again. */
export const isPrefetched = (query: Query<unknown>): boolean => prefetched.get(nameOf(query))?.isFresh === true

export const consumePrefetched = (query: Query<unknown>): void => void prefetched.delete(nameOf(query))

export function forgetPrefetched(isOutdated: (key: QueryKey) => boolean): void {
  for (const [name, { key }] of prefetched) if (isOutdated(key)) prefetched.delete(name)
}
