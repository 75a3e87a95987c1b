import { BOOKING_STATUS, type Booking } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useUndoMessages, type UndoableAnswers } from '@nalam/ui/screens/Appointments'
import { useEffect, useMemo, useRef, useState } from 'react'
import { named, useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { isLive } from '../live/liveEvents.ts'
import type { StatusChange } from './pendingStatuses.ts'
import { usePolledBookings } from './useBookingPoll.ts'
import { inBackground, ofDoctor, queries } from '../queries/queries.ts'
import { useQuery } from '../queries/useQuery.ts'
import { useCapability } from '../session/useCapability.ts'
import { useOfferToast } from '../useOfferToast.ts'
import { useBookingStatusChange } from './useBookingStatusChange.ts'
import type { ListedBookings } from './withStatus.ts'

/**
 * Interval in which the answers are read again while there are any, in milliseconds: they expire
 * one by one.
 */
const EVERY = 30_000

/** Undoing of decisions, if the server offers it. */
export interface Undo extends UndoableAnswers {
  /** Reports a decision with a toast that names the patient and offers to undo it. */
  offer: (booking: Booking, text: string) => void
  onUndoLast: () => void
}

/** Returns the bookings whose decision can be undone; undefined if the server has no undo. */
function useUndoable(doctorId: string) {
  const isOffered = useCapability('undo')
  const { data, isLoading, mutate } = useQuery(
    isOffered ? inBackground(ofDoctor(queries.bookings.undoable(), doctorId)) : null,
    {
      refreshInterval: (answers) => (answers && answers.length > 0 ? EVERY : 0),
    },
  )
  // A decision on another device changes the counts.
  const polled = usePolledBookings(doctorId)
  const counts = polled && JSON.stringify(polled.summary)
  useEffect(() => {
    if (counts !== undefined) void mutate()
  }, [counts, mutate])
  return { isOffered, answers: data, isLoading, readAgain: mutate }
}

/**
 * Undoes a decision (UNDO-02): the booking is shown as pending at once, and rolled back with the
 * reason if another patient has its slot. An unknown outcome is reconciled (D24).
 *
 * @param list the query of the page shown
 */
export function useUndo(doctorId: string, list: Query<ListedBookings>): Undo | undefined {
  const { isOffered, answers, isLoading, readAgain } = useUndoable(doctorId)
  const { pending, isPending, run, refresh } = useBookingStatusChange(doctorId, list)
  const [restored, setRestored] = useState<Undo['restored']>()
  const { offer, withdraw } = useOfferToast()
  const report = useReport()
  const messages = useUndoMessages()
  /** The last decision of this page, which may not be among the answers yet. */
  const last = useRef<Booking>(undefined)

  const undo = async (booking: Booking) => {
    if (isPending(booking.id)) return
    if (last.current?.id === booking.id) last.current = undefined
    withdraw()
    const change = { booking, status: BOOKING_STATUS.pending }
    const outcome = await run(change, () => api.bookings.undo(booking.id).result())
    if (!outcome) return
    report(outcome, booking.patientName)
    if (outcome.ok) setRestored({ bookingId: booking.id })
    if (outcome.ok || outcome.isRefused) await Promise.all([refresh('undo'), readAgain()])
  }

  const pendingIds = useMemo(() => {
    const isUndo = ([, { status }]: readonly [string, StatusChange]) => status === BOOKING_STATUS.pending
    return new Set([...pending].filter(isUndo).map(([id]) => id))
  }, [pending])
  if (!isOffered) return undefined
  return {
    answers,
    isLoading,
    onUndo: (booking) => void undo(booking),
    onUndoLast() {
      const booking = last.current ?? answers?.find(({ id }) => id !== restored?.bookingId)
      if (booking) void undo(booking)
    },
    pendingIds,
    restored,
    offer(booking, text) {
      last.current = booking
      offer(named(text, booking.patientName), {
        label: messages.undo,
        shortcut: 'U',
        onClick: () => void undo(booking),
      })
      // While events arrive, the one of this decision leads to that read.
      if (!isLive.get()) void readAgain()
    },
  }
}
