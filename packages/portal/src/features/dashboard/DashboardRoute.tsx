import { Dashboard, useServerText } from '@nalam/ui'
import { prefetchDashboardBookings, useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { paths } from '../../shared/paths.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'

export const prefetch = prefetchDashboardBookings

/** /doctor/dashboard */
export default function DashboardRoute() {
  const doctor = useDoctor()
  const { data, error, isValidating, mutate } = useDashboardBookings(doctor.id)
  const serverText = useServerText()
  return (
    <Dashboard
      data={data}
      failureMessage={error && serverText(error)}
      busy={isValidating}
      onRetry={() => void mutate()}
      appointmentsPath={paths.appointments}
      slotsPath={paths.slots}
    />
  )
}
