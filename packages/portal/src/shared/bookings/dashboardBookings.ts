import type { DashboardBookings, Doctor } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { api } from '../api/api.ts'
import { queries } from '../queries/queries.ts'
import { withPrefetch } from '../queries/withPrefetch.ts'

/** Returns the SWR key of the dashboard query; every key of bookings begins with `bookings`. */
export const dashboardBookingsKey = (doctorId: string): QueryKey => queries.bookings.dashboard({ doctorId }).key

/** The first bookings and the counts. */
export const dashboardBookings = withPrefetch<QueryKey, DashboardBookings>(([, , doctorId], options) =>
  api.bookings.dashboard({ doctorId: String(doctorId) }, options),
)

/** Prefetches the bookings and counts that every signed-in page needs first. */
export const prefetchDashboardBookings = ({ id }: Doctor): Promise<void> =>
  dashboardBookings.prefetch(dashboardBookingsKey(id))
