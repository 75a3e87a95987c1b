import type { Booking, BookingStatusCode, DaySchedule } from '@nalam/sdk'
import { matchesKey, type QueryKey } from '@nalam/sdk/queries'
import { unstable_serialize, useSWRConfig, type Arguments, type Cache, type ScopedMutator } from 'swr'
import type { Outcome } from '../actions/createActionRunner.ts'
import { dashboardBookingsKey } from './useDashboardBookings.ts'
import { holdsBookings } from './keys.ts'
import { changeReadings } from '../queries/changeReadings.ts'
import { queries } from '../queries/queries.ts'
import { withBookingStatus } from './withBookingStatus.ts'
import { withStatus, type ReadBookings } from './withStatus.ts'

type Swr = { cache: Cache; mutate: ScopedMutator }

/**
 * Returns the keys that have data. A key whose first read is running is left out: its response will
 * contain the change.
 */
function readKeys({ cache, mutate }: Swr, isReading: (key: unknown) => boolean): Arguments[] {
  const keys: Arguments[] = []
  // Only filter functions of `mutate` receive the keys in their original form.
  void mutate((key) => {
    if (isReading(key) && cache.get(unstable_serialize(key))?.data !== undefined) keys.push(key)
    return false
  })
  return keys
}

/**
 * Shows a change in the cached data of some keys until the outcome is known, then commits it or
 * rolls it back.
 */
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
      changeReadings<ReadBookings>(
        swr,
        (other) => matchesKey(other, key),
        (bookings) => ({ ...bookings, summary }),
        'again',
      )
    },
  }
}
