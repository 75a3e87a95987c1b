import { statusMessages } from '@nalam/ui/messages/status'
import {
  describeBookingStatus,
  type ApiError,
  type Booking,
  type BookingAction,
  type BookingStatusCode,
  type DaySchedule,
  type Result,
} from '@nalam/sdk'
import { matchesKey, type Query } from '@nalam/sdk/queries'
import { useMessages, type SpokenByServer } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import type { Outcome } from '../actions/createActionRunner.ts'
import { useActions } from '../actions/useActions.ts'
import { api } from '../api/api.ts'
import { queries } from '../queries/queries.ts'
import { updateCachedQueries } from '../queries/updateCachedQueries.ts'
import { useInvalidate } from '../queries/useInvalidate.ts'
import { dashboardBookings, holdsBookings } from './bookingQueries.ts'
import { pendingStatuses, type StatusChange } from './pendingStatuses.ts'
import { withBookingStatus } from './withBookingStatus.ts'
import { withStatus, type ListedBookings } from './withStatus.ts'

// A 409 may be the response to our own request, delivered twice by the network, or mean that
// somebody else did the same.
const isAmbiguous = ({ status }: ApiError) => status === 409

export interface BookingStatusChange {
  /** Running changes of all components, by the id of the booking. */
  pending: ReadonlyMap<string, StatusChange>
  /** Returns whether a change of that booking has to wait for a running one. */
  isPending: (bookingId: string) => boolean
  /**
   * Sends a change of a booking's status. It is shown in all data on screen until the outcome is
   * known. An unknown outcome is reconciled (D24).
   *
   * @returns undefined if another change is running: nothing was sent
   */
  run: (
    change: StatusChange,
    send: () => Promise<Result<SpokenByServer>>,
  ) => Promise<Outcome<SpokenByServer> | undefined>
  /**
   * Reads the page shown again; its response also updates the counts of the dashboard if the
   * platform counts (D11a). Slots and calendar follow.
   */
  refresh: (action: BookingAction | 'undo') => Promise<void>
}

/**
 * Changes the status of bookings.
 *
 * @param list the query of the page shown
 * @param options.isExclusive allows only one change at a time
 */
export function useBookingStatusChange(
  doctorId: string,
  list: Query<ListedBookings>,
  options?: { isExclusive: boolean },
): BookingStatusChange {
  const swr = useSWRConfig()
  const { mutate } = swr
  const statusNames = useMessages(statusMessages)
  const { pending, isPending, run } = useActions({ ...options, pending: pendingStatuses })
  const invalidate = useInvalidate()

  /** Writes a change into all cached data. */
  const commit = (booking: Booking, status: BookingStatusCode) => {
    updateCachedQueries<ListedBookings>(
      swr,
      (key) => holdsBookings(key, doctorId),
      (bookings) => withStatus(bookings, booking, status),
      'restart',
    )
    updateCachedQueries<DaySchedule[]>(
      swr,
      (key) => matchesKey(key, queries.calendar.all),
      (days) => withBookingStatus(days, booking, status),
      'restart',
    )
  }
  return {
    pending,
    isPending,
    run: (change, send) =>
      run(change.booking.id, change, {
        send,
        async reconcile() {
          const { booking, status } = change
          const result = await api.bookings.list({ doctorId, search: booking.bookingId }).result()
          if (!result.ok) return result
          const isChanged = result.value.bookings.some(({ id, status: now }) => id === booking.id && now === status)
          return {
            ok: true,
            value: isChanged ? { message: statusNames[describeBookingStatus(status).name] } : undefined,
          }
        },
        isAmbiguous,
        settle: ({ ok }) => ok && commit(change.booking, change.status),
      }),
    async refresh(action) {
      void invalidate(action, (key) => matchesKey(key, queries.bookings.all))
      const page = await mutate<ListedBookings>(list.key)
      const { key } = dashboardBookings(doctorId)
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
