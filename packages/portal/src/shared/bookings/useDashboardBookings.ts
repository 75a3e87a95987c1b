import type { ApiError, DashboardBookings, Doctor } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import type { SWRResponse } from 'swr'
import { api } from '../api/api.ts'
import { queries } from '../queries/queries.ts'
import { usePrefetched } from '../queries/usePrefetched.ts'
import { withPrefetch } from '../queries/withPrefetch.ts'
import { useWithPendingStatuses } from './pendingStatuses.ts'
import { withStatus } from './withStatus.ts'

/** Returns the SWR key of the dashboard query; every key of bookings begins with `bookings`. */
export const dashboardBookingsKey = (doctorId: string): QueryKey => queries.bookings.dashboard({ doctorId }).key

const dashboardBookings = withPrefetch<QueryKey, DashboardBookings>(([, , doctorId], options) =>
  api.bookings.dashboard({ doctorId: String(doctorId) }, options),
)

/** Prefetches the bookings and counts that every signed-in page needs first. */
export const prefetchDashboardBookings = ({ id }: Doctor): Promise<void> =>
  dashboardBookings.prefetch(dashboardBookingsKey(id))

/** Reads them again in the background. */
export const readDashboardInBackground = dashboardBookings.readInBackground

/**
 * Returns the first bookings and the counts, for the dashboard and for the number beside
 * Appointments. One request for both.
 */
export function useDashboardBookings(
  doctorId: string,
): Pick<SWRResponse<DashboardBookings, ApiError>, 'data' | 'error' | 'isValidating' | 'mutate'> {
  const response = usePrefetched(dashboardBookings, dashboardBookingsKey(doctorId))
  const data = useWithPendingStatuses(response.data, withStatus)
  return {
    data,
    mutate: response.mutate,
    // SWR renders a component again only for what it has read.
    get error() {
      return response.error
    },
    get isValidating() {
      return response.isValidating
    },
  }
}
