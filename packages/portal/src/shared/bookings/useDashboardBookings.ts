import type { ApiError, DashboardBookings } from '@nalam/sdk'
import type { SWRResponse } from 'swr'
import { useQuery } from '../queries/useQuery.ts'
import { dashboardBookings } from './bookingQueries.ts'
import { useWithPendingStatuses } from './pendingStatuses.ts'
import { withStatus } from './withStatus.ts'

/**
 * Returns the first bookings and the counts, for the dashboard and for the number beside
 * Appointments. One request for both.
 */
export function useDashboardBookings(
  doctorId: string,
): Pick<SWRResponse<DashboardBookings, ApiError>, 'data' | 'error' | 'isValidating' | 'mutate'> {
  const response = useQuery(dashboardBookings(doctorId))
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
