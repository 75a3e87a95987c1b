import type { ApiError, DashboardBookings } from '@nalam/sdk'
import useSWR from 'swr'
import { api } from '../api.ts'

/** SWR key of the dashboard reading; everything about bookings begins with `bookings`. */
export const dashboardBookingsKey = (doctorId: string) => ['bookings', 'dashboard', doctorId] as const

/** The first bookings and the counts: for the dashboard, and for the number beside Appointments. One request for both. */
export function useDashboardBookings(doctorId: string) {
  return useSWR<DashboardBookings, ApiError, readonly [string, string, string]>(
    dashboardBookingsKey(doctorId),
    ([, , id]) => api.bookings.dashboard({ doctorId: id }),
  )
}
