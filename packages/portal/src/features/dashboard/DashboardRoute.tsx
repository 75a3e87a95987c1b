import { Dashboard, useMessages, useServerText } from '@nalam/ui'
import { prefetchDashboardBookings, useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { paths } from '../../shared/paths.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useDocumentTitle } from '../../shared/useDocumentTitle.ts'

export const prefetch = prefetchDashboardBookings

/** /doctor/dashboard */
export default function DashboardRoute() {
  const doctor = useDoctor()
  const { data, error, isValidating, mutate } = useDashboardBookings(doctor.id)
  const serverText = useServerText()
  useDocumentTitle(useMessages().frame.dashboard)
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
