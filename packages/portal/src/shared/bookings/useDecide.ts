import { BOOKING_DECISION } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useServerText } from '@nalam/ui'
import type { Decide } from '@nalam/ui/screens/Appointments'
import { useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { useBookingStatusChange } from './useBookingStatusChange.ts'
import type { Undo } from './useUndo.ts'
import type { ListedBookings } from './withStatus.ts'

/**
 * Approves, declines, or asks to reschedule (BOOK-07). The decision is shown at once and rolled
 * back with the reason on failure; each decision is one request, and none is sent while another one
 * runs (D24).
 *
 * @param list the query of the page shown: it and the counts are read again after a success
 * @param undo if decisions can be undone, the toast of a success offers it
 */
export function useDecide(
  doctorId: string,
  list: Query<ListedBookings>,
  undo: Pick<Undo, 'offer'> | undefined,
): Decide {
  const { run, refresh } = useBookingStatusChange(doctorId, list, { isExclusive: true })
  const report = useReport()
  const serverText = useServerText()

  return async (booking, decision) => {
    const status = BOOKING_DECISION[decision]
    const send = () => api.bookings.decide(booking.id, { action: decision }).result()
    const outcome = await run({ booking, status }, send)
    if (!outcome) return false
    if (outcome.ok && undo) undo.offer({ ...booking, status }, serverText(outcome.value))
    else report(outcome, booking.patientName)
    if (outcome.ok || outcome.isRefused) void refresh(decision)
    return outcome.ok
  }
}
