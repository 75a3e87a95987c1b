import type { Booking, BookingStatusCode, DaySchedule } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { unstable_serialize, useSWRConfig, type Arguments, type Cache, type ScopedMutator } from 'swr'
import type { Outcome } from '../actions/createActionRunner.ts'
import { dashboardBookingsKey } from './useDashboardBookings.ts'
import { holdsBookings } from './keys.ts'
import { queries } from '../queries/queries.ts'
import { withBookingStatus } from './withBookingStatus.ts'
import { withStatus, type ReadBookings } from './withStatus.ts'

type Swr = { cache: Cache; mutate: ScopedMutator }

/** Keys that have been read. One that is still being read will know of the change by itself. */
function readKeys({ cache, mutate }: Swr, isReading: (key: unknown) => boolean): Arguments[] {
  const keys: Arguments[] = []
  // SWR shows its keys, as they were given, to filters only.
  void mutate((key) => {
    if (isReading(key) && cache.get(unstable_serialize(key))?.data !== undefined) keys.push(key)
    return false
  })
  return keys
}

/** Shows a change in what was read under some keys until the outcome is known; then it stays, or is rolled back. */
function changeUntil<Reading>(
  swr: Swr,
  isReading: (key: unknown) => boolean,
  outcome: Promise<Outcome<unknown> | undefined>,
  change: (reading: Reading) => Reading,
): Promise<unknown>[] {
  // One by one: with a filter SWR would write the first optimistic value into all of them.
  return readKeys(swr, isReading).map((key) =>
    swr.mutate<Reading>(
      key,
      async (reading) => {
        const settled = await outcome
        if (settled && !settled.ok) throw settled.error
        return reading && change(reading)
      },
      {
        optimisticData: (reading) => {
          if (!reading) throw new Error('Only keys that were read are changed')
          return change(reading)
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
  /** Shows a booking's new status in everything that was read, until the outcome is known; then it stays, or is rolled back. */
  showUntil: (
    outcome: Promise<Outcome<unknown> | undefined>,
    booking: Booking,
    status: BookingStatusCode,
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
  const swr = { cache, mutate }
  return {
    showUntil: (outcome, booking, status) =>
      Promise.all([
        ...changeUntil<ReadBookings>(
          swr,
          (key) => holdsBookings(key, doctorId),
          outcome,
          (bookings) => withStatus(bookings, booking, status),
        ),
        ...changeUntil<DaySchedule[]>(swr, isCalendar, outcome, (days) => withBookingStatus(days, booking, status)),
      ]),
    async refresh() {
      void mutate(isCalendar)
      const page = await mutate<ReadBookings>(listKey)
      const key = dashboardBookingsKey(doctorId)
      if (!page?.summary) return void mutate(key)
      const { summary } = page
      void mutate<ReadBookings>(key, (bookings) => bookings && { ...bookings, summary }, { revalidate: false })
    },
  }
}
