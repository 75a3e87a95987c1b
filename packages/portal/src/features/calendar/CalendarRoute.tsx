import { type Booking, BOOKING_STATUS } from '@nalam/sdk'
import { Calendar } from '@nalam/ui/screens/Calendar'
import { useMemo, useRef } from 'react'
import { useDashboardBookings, waitingAddress } from '../../shared/bookings/useDashboardBookings.ts'
import { bookingPage } from '../../shared/bookings/bookingQueries.ts'
import { useDayActions } from '../../shared/bookings/useDayActions.tsx'
import { useUndo } from '../../shared/bookings/useDecide.ts'
import { useBookingActions } from '../../shared/bookings/useBookingActions.ts'
import { paths } from '../../shared/paths.ts'
import { useCapability, useDoctor } from '../../shared/session/session.ts'
import { useCalendar, useCalendarSlots } from './useCalendar.ts'
import { useLiveQuery } from '../../shared/queries/useQuery.ts'
import { useWithPendingStatuses, withStatus } from '../../shared/bookings/withStatus.ts'

export { prefetchCalendar as prefetch } from './useCalendar.ts'

const WAITING = { order: 'soonest', status: [BOOKING_STATUS.pending] } as const

export default function CalendarRoute() {
  const doctor = useDoctor()
  const calendar = useCalendar(doctor.id)
  const hasLists = useCapability('booking-filters')
  const hasHours = useCapability('availability')
  const list = bookingPage(doctor.id, 1, '', hasLists ? WAITING : null)
  const undo = useUndo(doctor.id, list)
  /** Undoes the last change of slots, if that was the last action. */
  const undoSlots = useRef<() => void>(undefined)
  const { pending, ...slotActions } = useCalendarSlots(calendar.date, (undoChange) => {
    undoSlots.current = undoChange
  })
  const offered = undo && {
    offer: (booking: Booking, text: string) => {
      undoSlots.current = undefined
      undo.offer(booking, text)
    },
  }
  const actions = useBookingActions(doctor.id, list, offered)
  const { onCancel, onOffer, dialog } = useDayActions(doctor.id, list, offered)
  const waiting = useLiveQuery(hasLists ? list : null, 'bookings')
  const shown = useWithPendingStatuses(waiting.data, withStatus)
  const { data: dashboard } = useDashboardBookings(doctor.id)
  const undoing = undo?.pendingIds
  const pendingIds = useMemo(() => new Set([...pending.keys(), ...(undoing ?? [])]), [pending, undoing])
  return (
    <>
      <Calendar
        {...calendar}
        {...slotActions}
        waiting={
          hasLists
            ? {
                bookings: shown?.bookings,
                total: dashboard?.summary.pending,
                href: waitingAddress,
                restoredId: undo?.restored?.bookingId,
              }
            : undefined
        }
        pendingIds={pendingIds}
        hasUndo={undo !== undefined}
        onUndo={() => (undoSlots.current ?? undo?.onUndoLast)?.()}
        actions={actions}
        addSlotHref={paths.addSlot}
        availabilityHref={hasHours ? paths.availability : undefined}
        owner={[doctor.name, doctor.clinicName].filter(Boolean).join(' · ')}
        onCancelDay={onCancel && ((day) => onCancel({ date: day }))}
        onOfferDay={onOffer && ((date) => onOffer({ date }))}
      />
      {dialog}
    </>
  )
}
