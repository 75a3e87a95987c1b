import type { ApiError, DashboardBookings, Doctor } from '@nalam/sdk'
import type { SWRResponse } from 'swr'
import { api } from '../api/api.ts'
import { usePrefetched } from '../queries/usePrefetched.ts'
import { withPrefetch } from '../queries/withPrefetch.ts'

type DashboardBookingsKey = readonly ['bookings', 'dashboard', string]

/** SWR key of the dashboard reading; everything about bookings begins with `bookings`. */
export const dashboardBookingsKey = (doctorId: string): DashboardBookingsKey => ['bookings', 'dashboard', doctorId]

const reading = withPrefetch<DashboardBookingsKey, DashboardBookings>(([, , id]) =>
  api.bookings.dashboard({ doctorId: id }),
)

/** Fetches ahead what every page behind the session begins with. */
export const prefetchDashboardBookings = ({ id }: Doctor): Promise<void> => reading.prefetch(dashboardBookingsKey(id))

/** The first bookings and the counts: for the dashboard, and for the number beside Appointments. One request for both. */
export function useDashboardBookings(doctorId: string): SWRResponse<DashboardBookings, ApiError> {
  return usePrefetched(reading, dashboardBookingsKey(doctorId))
}
