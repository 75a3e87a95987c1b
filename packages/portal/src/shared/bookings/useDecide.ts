import { statusMessages } from '@nalam/ui/messages/status'
import {
  type ApiPromise,
  type Booking,
  BOOKING_DECISION,
  BOOKING_STATUS,
  type BookingAction,
  type BookingStatusCode,
  type DaySchedule,
  describeBookingStatus,
  type Result,
} from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type SpokenByServer, useMessages, useServerText } from '@nalam/ui'
import { mutate } from 'swr'
import { whether } from '../actions/createActionRunner.ts'
import { useActions, named } from '../actions/useActions.ts'
import { api } from '../api/api.ts'
import { queries, under } from '../queries/queries.ts'
import { cachedState, invalidate, updateCachedQueries, useUndoable } from '../queries/useQuery.ts'
import { dashboardBookings, holdsBookings, undoableBookings } from './bookingQueries.ts'
import {
  type ListedBookings,
  pendingStatuses,
  type StatusChange,
  withBookingStatus,
  withRow,
  withStatus,
} from './withStatus.ts'
import { type Decide, useUndoAction } from '@nalam/ui/bookings'
import { type UndoableAnswers } from '@nalam/ui/screens/Appointments'
import { useMemo, useRef, useState } from 'react'
import { isLive } from '../live/liveEvents.ts'
import { useCountNews } from './useDashboardBookings.ts'
import { useCapability } from '../session/session.ts'
import { useOfferToast } from '../useOfferToast.ts'

export function useBookingStatusChange(doctorId: string, list: Query<ListedBookings>, isExclusive = false) {
  const statusNames = useMessages(statusMessages)
  const { pending, isPending, run, report } = useActions({ isExclusive, pending: pendingStatuses })

  const commit = ({ booking, status }: StatusChange) => {
    updateCachedQueries<ListedBookings>(holdsBookings(doctorId), (data) => withStatus(data, booking, status))
    updateCachedQueries<DaySchedule[]>(under(queries.calendar.all), (days) => withBookingStatus(days, booking, status))
  }
  return {
    pending,
    isPending,
    report,
    /** Sends a change: shown in all data on screen until the outcome is known, and reconciled (D24). */
    run: (change: StatusChange, send: () => Promise<Result<SpokenByServer>>) =>
      run<SpokenByServer>(change.booking.id, change, {
        send,
        reconcile() {
          const { booking, status } = change
          const isChanged = ({ bookings }: ListedBookings) =>
            bookings.some(({ id, status: now }) => id === booking.id && now === status)
          const done = { message: statusNames[describeBookingStatus(status).name] }
          return whether(api.bookings.list({ doctorId, search: booking.bookingId }).result(), isChanged, done)
        },
        // A 409 may be the response to our own request, delivered twice, or to somebody else's.
        isAmbiguous: ({ status }) => status === 409,
        settle: ({ ok }) => ok && commit(change),
      }),
    /**
     * Reads the page again; its counts, if there are any (D11a), are also those of the dashboard.
     */
    refresh: async (action: BookingAction | 'undo') => {
      void invalidate(action, under(queries.bookings.all))
      const page = await mutate<ListedBookings>(list.key)
      const { key } = dashboardBookings(doctorId)
      if (!page?.summary) return void mutate(key)
      const { summary } = page
      updateCachedQueries<ListedBookings>(under(key), (bookings) => ({ ...bookings, summary }))
    },
  }
}

/** Returns the status that undoing the last action restores; a move may also have been pending. */
const statusBefore = ({ cancellation, movedFrom }: Booking): BookingStatusCode =>
  cancellation || movedFrom ? BOOKING_STATUS.confirmed : BOOKING_STATUS.pending

/** Returns the request that undoes all bookings that were answered together with this one, if any. */
function undoTogether({ cancellation, offer }: Booking): (() => ApiPromise<SpokenByServer>) | undefined {
  const [cancellationId, offersId] = [cancellation?.cancellationId, offer?.offersId]
  if (cancellationId !== undefined) return () => api.bookings.undoCancellations(cancellationId)
  return offersId === undefined ? undefined : () => api.bookings.undoOffers(offersId)
}

/** Returns the patient that a report names; none if the booking was answered with others. */
const nameOf = (booking: Booking): string | undefined => (undoTogether(booking) ? undefined : booking.patientName)

/** Undoing of decisions, for the screens and for the toasts of actions. */
export type Undo = NonNullable<ReturnType<typeof useUndo>>
export type OfferUndo = Pick<Undo, 'offer'>

/** Undoes a decision (UNDO-02): shown at once, and rolled back if another patient has its slot. */
export function useUndo(doctorId: string, list: Query<ListedBookings>) {
  const isOffered = useCapability('undo')
  const undoable = useUndoable(isOffered ? undoableBookings(doctorId) : null, 'bookings')
  const { data: answers, mutate: readAgain } = undoable
  // A decision on another device changes the counts.
  useCountNews(doctorId, readAgain)
  const { pending, isPending, run, report, refresh } = useBookingStatusChange(doctorId, list)
  const [restored, setRestored] = useState<UndoableAnswers['restored']>()
  const { offer, withdraw } = useOfferToast()
  const undoAction = useUndoAction()
  /** The last decision of this page, which may not be among the answers yet. */
  const last = useRef<Booking>(undefined)

  /** The rows of this page's decisions, and the ids of those before them, in the list of then. */
  const rows = useRef(new Map<string, { list: Query<ListedBookings>; row: Booking; before: string[] }>())
  const rememberRow = ({ id }: Booking) => {
    const page: ListedBookings | undefined = cachedState(list.key)?.data
    const ids = page?.bookings.map((other) => other.id) ?? []
    const row = page?.bookings.find((other) => other.id === id)
    if (row) rows.current.set(id, { list, row, before: ids.slice(0, ids.indexOf(id)) })
  }
  /** Puts the row of an undone decision back, without waiting for the next read of the list. */
  const putBack = (booking: Booking) => {
    const known = rows.current.get(booking.id)
    if (!known || statusBefore(booking) !== BOOKING_STATUS.pending) return
    const row = { ...known.row, status: BOOKING_STATUS.pending, offer: undefined }
    updateCachedQueries<ListedBookings>(under(known.list.key), (data) => withRow(data, row, known.before))
  }

  const undo = async (booking: Booking) => {
    if (isPending(booking.id)) return
    if (last.current?.id === booking.id) last.current = undefined
    withdraw()
    const send = undoTogether(booking) ?? (() => api.bookings.undo(booking.id))
    const outcome = await run({ booking, status: statusBefore(booking) }, () => send().result())
    if (!outcome) return
    report(outcome, nameOf(booking))
    if (outcome.ok) {
      putBack(booking)
      setRestored({ bookingId: booking.id })
    }
    if (outcome.ok || outcome.isRefused) await Promise.all([refresh('undo'), readAgain()])
  }

  const pendingIds = useMemo(() => {
    const isUndo = ([, { booking, status }]: readonly [string, StatusChange]) =>
      booking.status !== BOOKING_STATUS.pending && status === statusBefore(booking)
    return new Set([...pending].filter(isUndo).map(([id]) => id))
  }, [pending])
  if (!isOffered) return undefined
  return {
    answers,
    isLoading: undoable.isLoading,
    onUndo: (booking: Booking) => void undo(booking),
    onUndoLast: () => {
      const booking = last.current ?? answers?.find(({ id }) => id !== restored?.bookingId)
      if (booking) void undo(booking)
    },
    pendingIds,
    restored,
    /** Reports a decision with a toast that names the patient and offers to undo it. */
    offer(booking: Booking, text: string) {
      last.current = booking
      rememberRow(booking)
      offer(named(text, nameOf(booking)), { ...undoAction, onClick: () => void undo(booking) })
      // While events arrive, the one of this decision leads to that read.
      if (!isLive.get()) void readAgain()
    },
  }
}

/**
 * Approves, declines, or asks to reschedule (BOOK-07). The decision is shown at once and rolled
 * back with the reason; none is sent while another one runs (D24).
 *
 * @param undo if decisions can be undone, the toast of a success offers it
 */
export function useDecide(doctorId: string, list: Query<ListedBookings>, undo?: OfferUndo): Decide {
  const { run, report, refresh } = useBookingStatusChange(doctorId, list, true)
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
