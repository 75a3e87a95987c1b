import { LiveBar } from '@nalam/ui'
import { Appointments, isNarrowed } from '@nalam/ui/screens/Appointments'
import { useState } from 'react'
import { createdBookings, createdSince } from '../../shared/bookings/useLiveBookings.ts'
import { useDashboardBookings, usePolledBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { useStore } from '../../shared/createStore.ts'
import { isLive } from '../../shared/live/liveEvents.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { useClinicNow } from '../../shared/useClinicNow.ts'
import { useDayActions } from '../../shared/bookings/useDayActions.tsx'
import { useDecide, useUndo } from '../../shared/bookings/useDecide.ts'
import { useVisit, useVisitActions } from '../../shared/bookings/useVisitActions.ts'
import { useBookingExport } from './useBookingExport.ts'
import { newBookings, useBookings } from './useBookings.ts'

export { prefetchBookings as prefetch } from './useBookings.ts'

export default function AppointmentsRoute() {
  const doctor = useDoctor()
  const now = useClinicNow()
  const list = useBookings(doctor.id, now.date)
  const { page, search, filters, filterBy, refresh, showLatest, query } = list
  const isWhole = search.trim() === '' && (filters === undefined || !isNarrowed(filters))
  const undo = useUndo(doctor.id, query)
  const decide = useDecide(doctor.id, query, undo)
  const noteVisit = useVisit(doctor.id, query)
  const later = useVisitActions(doctor.id, query, undo)
  const [selected, setSelected] = useState<ReadonlySet<string>>()
  const several = useDayActions(doctor.id, query, undo, { onCancelled: () => setSelected(undefined) })
  const { data: dashboard } = useDashboardBookings(doctor.id)
  const polled = usePolledBookings(doctor.id)
  const come = useStore(createdBookings)
  const created = createdSince(
    come.filter(({ isUndone }) => !isUndone),
    page,
  )
  // A booking that was undone elsewhere has left only the list of those that wait.
  const undone = filters?.status === 'waiting' ? createdSince(come, page) - created : 0
  const polledNew = newBookings(page, polled, page?.currentPage === 1 && isWhole && filters?.order !== 'soonest')
  // Events report every new booking. Changed counts prove nothing then: a decision may have been
  // undone elsewhere.
  const comeSince = (useStore(isLive) ? created : Math.max(created, polledNew)) + undone
  return (
    <>
      <Appointments
        {...list.screen}
        page={page}
        onRefresh={() => void refresh()}
        filtering={
          filters && {
            value: filters,
            onChange: filterBy,
            summary: page?.summary ?? dashboard?.summary,
            hasVisits: noteVisit !== undefined,
          }
        }
        now={filters && now}
        arrival={list.arrival}
        {...useBookingExport(doctor.id, search, list.filterRequest)}
        live={
          <LiveBar
            updatedAt={page?.readAt}
            newBookings={comeSince}
            onShow={undone > 0 ? () => void refresh() : showLatest}
          />
        }
        undo={undo}
        onDecide={decide}
        onVisit={noteVisit}
        later={later}
        selection={
          several.onCancel && {
            ids: selected,
            onChange: setSelected,
            onCancel: () => several.onCancel?.({ bookingIds: [...(selected ?? [])] }),
          }
        }
      />
      {several.dialog}
    </>
  )
}
