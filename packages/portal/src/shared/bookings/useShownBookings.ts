import type { Booking, BookingStatusCode, DaySchedule } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { useSWRConfig } from 'swr'
import type { Outcome } from '../actions/createActionRunner.ts'
import { dashboardBookingsKey } from './useDashboardBookings.ts'
import { holdsBookings } from './keys.ts'
import { cachedKeys, cachedState, type SwrCache } from '../queries/cachedKeys.ts'
import { queries } from '../queries/queries.ts'
import { updateCachedQueries } from '../queries/updateCachedQueries.ts'
import { withBookingStatus } from './withBookingStatus.ts'
import { withStatus, type ListedBookings } from './withStatus.ts'

/**
 * Shows a change in the cached data of some keys until the outcome is known, then commits it or
 * rolls it back. A key whose first read is running is left out: its response will contain the
 * change.
 */
function updateUntil<Data>(
  swr: SwrCache,
  matches: (key: unknown) => boolean,
  outcome: Promise<Outcome<unknown> | undefined>,
  change: (data: Data) => Data,
): Promise<unknown>[] {
  const keys = cachedKeys(swr, matches).filter((key) => cachedState(swr, key)?.data !== undefined)
  return keys.map((key) =>
    swr.mutate<Data>(
      key,
      async (data) => {
        const settled = await outcome
        if (settled && !settled.ok) throw settled.error
        return data && change(data)
      },
      {
        optimisticData: (data) => {
          if (!data) throw new Error('Only keys with data are changed')
          return change(data)
        },
        rollbackOnError: true,
        throwOnError: false,
        revalidate: false,
      },
    ),
  )
}

const isCalendar = (key: unknown): boolean => matchesKey(key, queries.calendar.all)

export interface ShownBookings {
  /**
   * Shows a booking's new status in all cached data until the outcome is known, then commits it or
   * rolls it back.
   */
  showUntil: (
    outcome: Promise<Outcome<unknown> | undefined>,
    booking: Booking,
    status: BookingStatusCode,
  ) => Promise<unknown>
  /**
   * Reads the page again; its response also updates the counts of the dashboard if the platform
   * counts (D11a).
   */
  refresh: () => Promise<void>
}

/**
 * Returns functions that change and refresh the bookings on screen.
 *
 * @param listKey SWR key of the page shown
 */
export function useShownBookings(doctorId: string, listKey: QueryKey): ShownBookings {
  const { cache, mutate } = useSWRConfig()
  const swr = { cache, mutate }
  return {
    showUntil: (outcome, booking, status) =>
      Promise.all([
        ...updateUntil<ListedBookings>(
          swr,
          (key) => holdsBookings(key, doctorId),
          outcome,
          (bookings) => withStatus(bookings, booking, status),
        ),
        ...updateUntil<DaySchedule[]>(swr, isCalendar, outcome, (days) => withBookingStatus(days, booking, status)),
      ]),
    async refresh() {
      void mutate(isCalendar)
      const page = await mutate<ListedBookings>(listKey)
      const key = dashboardBookingsKey(doctorId)
      if (!page?.summary) return void mutate(key)
      const { summary } = page
      updateCachedQueries<ListedBookings>(
        swr,
        (other) => matchesKey(other, key),
        (bookings) => ({ ...bookings, summary }),
        'restart',
      )
    },
  }
}
