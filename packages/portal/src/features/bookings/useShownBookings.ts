import type { QueryKey } from '@nalam/sdk/queries'
import { unstable_serialize, useSWRConfig, type Arguments, type Cache, type ScopedMutator } from 'swr'
import type { Outcome } from '../../shared/actions/createActionRunner.ts'
import { dashboardBookingsKey } from '../../shared/bookings/useDashboardBookings.ts'
import { holdsBookings } from './keys.ts'
import type { ReadBookings } from './withStatus.ts'

/** Keys under which this doctor's bookings have been read. One that is still being read will know of the change by itself. */
function readKeys({ cache, mutate }: { cache: Cache; mutate: ScopedMutator }, doctorId: string): Arguments[] {
  const keys: Arguments[] = []
  // SWR shows its keys, as they were given, to filters only.
  void mutate((key) => {
    if (holdsBookings(key, doctorId) && cache.get(unstable_serialize(key))?.data !== undefined) keys.push(key)
    return false
  })
  return keys
}

export interface ShownBookings {
  /** Shows a change in everything that was read, until the outcome is known; then it stays, or is rolled back. */
  showUntil: (
    outcome: Promise<Outcome<unknown> | undefined>,
    change: (bookings: ReadBookings) => ReadBookings,
  ) => Promise<unknown>
  /** Reads the page again, which brings the counts of the dashboard along where the platform counts (D11a). */
  refresh: () => Promise<void>
}

/**
 * The bookings that are on the screen, for who changes one.
 *
 * @param listKey the page shown
 */
export function useShownBookings(doctorId: string, listKey: QueryKey): ShownBookings {
  const { cache, mutate } = useSWRConfig()
  return {
    showUntil: (outcome, change) =>
      Promise.all(
        // One by one: with a filter SWR would write the first optimistic value into all of them.
        readKeys({ cache, mutate }, doctorId).map((key) =>
          mutate<ReadBookings>(
            key,
            async (bookings) => {
              const settled = await outcome
              if (settled && !settled.ok) throw settled.error
              return bookings && change(bookings)
            },
            {
              optimisticData: (bookings) => {
                if (!bookings) throw new Error('Only keys that were read are changed')
                return change(bookings)
              },
              rollbackOnError: true,
              throwOnError: false,
              revalidate: false,
            },
          ),
        ),
      ),
    async refresh() {
      const page = await mutate<ReadBookings>(listKey)
      const key = dashboardBookingsKey(doctorId)
      if (!page?.summary) return void mutate(key)
      const { summary } = page
      void mutate<ReadBookings>(key, (bookings) => bookings && { ...bookings, summary }, { revalidate: false })
    },
  }
}
