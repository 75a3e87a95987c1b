import { Dashboard } from '@nalam/ui'
import { useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { paths } from '../../shared/paths.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useScreenState } from '../../shared/queries/useQuery.ts'
import { useToday } from './useToday.ts'

export { prefetchDashboardBookings as prefetch } from '../../shared/bookings/bookingQueries.ts'

export default function DashboardRoute() {
  const doctor = useDoctor()
  const { data, response } = useDashboardBookings(doctor.id)
  const hasHours = useCapability('availability')
  const today = useToday(doctor.id, data?.summary, data === undefined && response.error === undefined)
  return (
    <Dashboard
      data={data}
      {...useScreenState(response)}
      today={today}
      appointmentsHref={paths.appointments}
      slotsHref={paths.slots}
      availabilityHref={hasHours ? paths.availability : undefined}
    />
  )
}
