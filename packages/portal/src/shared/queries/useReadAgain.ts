import type { Query } from '@nalam/sdk/queries'
import { useSWRConfig } from 'swr'
import { IN_BACKGROUND } from '../api/inBackground.ts'
import { useCoalesced } from '../live/useCoalesced.ts'
import { sessionPhase } from '../session/sessionPhase.ts'
import { signedInDoctor } from '../session/signedInDoctor.ts'
import { cachedState } from './cachedKeys.ts'

/**
 * Returns a function that reads a query again in the background, because its data may have been
 * changed elsewhere (LIVE-02). Calls are combined, and pending actions are waited for. If the read
 * fails, what is on screen stays.
 *
 * A promise given to SWR's `mutate` would drop the response of every other read until it settles,
 * even if it fails: a doctor who clicks Try again meanwhile would wait for nothing. The value is
 * therefore written after it has arrived, unless something newer came before it.
 *
 * @param query null to read nothing
 */
export function useReadAgain<Value>(query: Query<Value> | null): () => void {
  const swr = useSWRConfig()
  return useCoalesced(async (again) => {
    if (query === null || sessionPhase.get() !== 'steady') return
    const { key, fetch } = query
    const state = () => cachedState(swr, key)
    // The response of a running read may be older than the change.
    if (state()?.isValidating) return void swr.mutate(key)
    const shown: unknown = state()?.data
    const doctor = signedInDoctor()?.id
    const value = await fetch({ headers: IN_BACKGROUND })
    // A running read was started after this one.
    if (doctor !== signedInDoctor()?.id || state()?.isValidating) return
    // An action or another read has written meanwhile, and this response may be older.
    if (state()?.data !== shown) return again()
    await swr.mutate(key, value, { revalidate: false })
  })
}
