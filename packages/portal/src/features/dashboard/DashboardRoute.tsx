import { Dashboard, useServerText } from '@nalam/ui'
import { prefetchDashboardBookings } from '../../shared/bookings/bookingQueries.ts'
import { useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { paths } from '../../shared/paths.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useToday } from './useToday.ts'

export const prefetch = prefetchDashboardBookings

/** /doctor/dashboard */
export default function DashboardRoute() {
  const doctor = useDoctor()
  const { data, error, isValidating, mutate } = useDashboardBookings(doctor.id)
  const hasHours = useCapability('availability')
  const serverText = useServerText()
  const today = useToday(doctor.id, data?.summary, data === undefined && error === undefined)
  return (
    <Dashboard
      data={data}
      error={error && serverText(error)}
      isRefreshing={isValidating}
      onRetry={() => void mutate()}
      today={today}
      appointmentsHref={paths.appointments}
      slotsHref={paths.slots}
      availabilityHref={hasHours ? paths.availability : undefined}
    />
  )
}
