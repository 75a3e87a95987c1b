import { BOOKING_STATUS, type ApiError, type Booking } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { useMessages, type SpokenByServer } from '@nalam/ui'
import { useUndoMessages, type UndoableAnswers } from '@nalam/ui/screens/Appointments'
import { useEffect, useMemo, useState } from 'react'
import useSWR from 'swr'
import { useActions } from '../actions/useActions.ts'
import { useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { IN_BACKGROUND } from '../api/inBackground.ts'
import { usePolledBookings } from './useBookingPoll.ts'
import { queries } from '../queries/queries.ts'
import { useCapability } from '../session/useCapability.ts'
import { useOfferToast } from '../useOfferToast.ts'
import { useShownBookings } from './useShownBookings.ts'

/**
 * Interval in which the answers are read again while there are any, in milliseconds: they expire
 * one by one.
 */
const EVERY = 30_000

/** Undoing of decisions, if the server offers it. */
export interface Undo extends UndoableAnswers {
  /** Reports a decision with a toast that offers to undo it. */
  offer: (booking: Booking, text: string) => void
}

// "Not decided" may be the response to our own request, delivered twice by the network.
const isAmbiguous = ({ status }: ApiError) => status === 409

/** Returns the bookings whose decision can be undone; undefined if the server has no undo. */
function useUndoable(doctorId: string) {
  const isOffered = useCapability('undo')
  const { data, mutate } = useSWR<Booking[], ApiError, QueryKey | null>(
    isOffered ? [...queries.bookings.undoable().key, doctorId] : null,
    () => api.bookings.undoable({ headers: IN_BACKGROUND }),
    { refreshInterval: (answers) => (answers && answers.length > 0 ? EVERY : 0) },
  )
  // A decision on another device changes the counts.
  const polled = usePolledBookings(doctorId)
  const counts = polled && JSON.stringify(polled.summary)
  useEffect(() => {
    if (counts !== undefined) void mutate()
  }, [counts, mutate])
  return { isOffered, answers: data, readAgain: mutate }
}

/**
 * Undoes a decision (UNDO-02): the booking is shown as pending at once, and rolled back with the
 * reason if another patient has its slot. An unknown outcome is reconciled (D24).
 *
 * @param listKey SWR key of the page shown
 */
export function useUndo(doctorId: string, listKey: QueryKey): Undo | undefined {
  const { isOffered, answers, readAgain } = useUndoable(doctorId)
  const { pending, isBusy, run } = useActions()
  const { showUntil, refresh } = useShownBookings(doctorId, listKey)
  const [restored, setRestored] = useState<Undo['restored']>()
  const { offer, withdraw } = useOfferToast()
  const report = useReport()
  const statusNames = useMessages().status
  const messages = useUndoMessages()

  const undo = async (booking: Booking) => {
    if (isBusy(booking.id)) return
    withdraw()
    const running = run<SpokenByServer>(booking.id, true, {
      send: () => api.bookings.undo(booking.id).result(),
      async reconcile() {
        const result = await api.bookings.list({ doctorId, search: booking.bookingId }).result()
        if (!result.ok) return result
        const { pending: wanted } = BOOKING_STATUS
        const isUndone = result.value.bookings.some(({ id, status }) => id === booking.id && status === wanted)
        return { ok: true, value: isUndone ? { message: statusNames.pending } : undefined }
      },
      isAmbiguous,
    })
    await showUntil(running, booking, BOOKING_STATUS.pending)
    const outcome = await running
    if (!outcome) return
    report(outcome)
    if (outcome.ok) setRestored({ bookingId: booking.id })
    if (outcome.ok || outcome.isRefused) await Promise.all([refresh(), readAgain()])
  }

  const pendingIds = useMemo(() => new Set(pending.keys()), [pending])
  if (!isOffered) return undefined
  return {
    answers,
    onUndo: (booking) => void undo(booking),
    pendingIds,
    restored,
    offer(booking, text) {
      offer(text, { label: messages.undo, shortcut: 'U', onPress: () => void undo(booking) })
      void readAgain()
    },
  }
}
