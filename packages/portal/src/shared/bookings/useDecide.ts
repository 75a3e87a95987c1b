import { BOOKING_DECISION, type ApiError } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { useMessages, useServerText, type SpokenByServer } from '@nalam/ui'
import type { Decide } from '@nalam/ui/screens/Appointments'
import { useActions } from '../actions/useActions.ts'
import { useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { useShownBookings } from './useShownBookings.ts'
import type { Undo } from './useUndo.ts'

const NAME_OF = { approve: 'confirmed', decline: 'declined', reschedule: 'reschedule' } as const

// A 409 may be the response to our own request, delivered twice by the network, or mean that
// somebody else decided the same.
const isAmbiguous = ({ status }: ApiError) => status === 409

/**
 * Approves, declines, or asks to reschedule (BOOK-07). The decision is shown at once and rolled
 * back with the reason on failure; each decision is one request, and none is sent while another one
 * runs (D24).
 *
 * @param listKey SWR key of the page shown: it and the counts are read again after a success
 * @param options.pause milliseconds before that read
 * @param options.undo if decisions can be undone, the toast of a success offers it
 */
export function useDecide(
  doctorId: string,
  listKey: QueryKey,
  { pause, undo }: { pause: number; undo: Undo | undefined },
): Decide {
  const { status: statusNames } = useMessages()
  const { isPending, run } = useActions({ isExclusive: true })
  const { showUntil, refresh } = useShownBookings(doctorId, listKey)
  const report = useReport()
  const serverText = useServerText()

  const refreshSoon = async () => {
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    await refresh()
  }

  return async (booking, decision) => {
    if (isPending(booking.id)) return false
    const status = BOOKING_DECISION[decision]
    const running = run<SpokenByServer>(booking.id, true, {
      send: () => api.bookings.decide(booking.id, { action: decision }).result(),
      async reconcile() {
        const result = await api.bookings.list({ doctorId, search: booking.bookingId }).result()
        if (!result.ok) return result
        const isDecided = result.value.bookings.some(({ id, status: now }) => id === booking.id && now === status)
        return { ok: true, value: isDecided ? { message: statusNames[NAME_OF[decision]] } : undefined }
      },
      isAmbiguous,
    })
    await showUntil(running, booking, status)
    const outcome = await running
    if (!outcome) return false
    if (outcome.ok && undo) undo.offer({ ...booking, status }, serverText(outcome.value))
    else report(outcome)
    if (outcome.ok || outcome.isRefused) void refreshSoon()
    return outcome.ok
  }
}
