import {
  addDays,
  type ApiError,
  type ApiPromise,
  type Booking,
  BOOKING_STATUS,
  type CallOptions,
  type Cancelling,
} from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type ActionFailure, type SpokenByServer, useServerText } from '@nalam/ui'
import { closedDays, freeTimes, type BookingActions, type WaitingBookings } from '@nalam/ui/bookings'
import { useMemo, useState } from 'react'
import { useKeyedActions } from '../actions/useKeyedActions.ts'
import { api } from '../api/api.ts'
import { paths } from '../paths.ts'
import { queries } from '../queries/queries.ts'
import { type ActionName, useLiveQuery, useLiveReads, useQuery, useScreenState } from '../queries/useQuery.ts'
import { useCapability } from '../session/session.ts'
import { useClinicNow } from '../useClinicNow.ts'
import { bookingPage } from './bookingQueries.ts'
import { type OfferUndo, useDecide } from './useDecide.ts'
import { readBookingsAgain, useVisit } from './useVisit.ts'
import type { ListedBookings } from './withStatus.ts'

/** Days after the first in which a free time is looked for: one request can read 42. */
const DAYS_AHEAD = 41

/** Returns from which day on free times are read: a day that is farther away is in the middle of them. */
export const firstDay = (date: string, today: string): string => {
  const before = addDays(date, -Math.floor(DAYS_AHEAD / 2))
  return date <= addDays(today, DAYS_AHEAD) || before < today ? today : before
}

/** Reads the days from a date on that have free times, once they are needed. */
export function useFreeDays(from: string | undefined) {
  const now = useClinicNow()
  const query = from ? queries.calendar.show({ from, to: addDays(from, DAYS_AHEAD) }) : null
  const days = useLiveQuery(query, 'bookings', 'slots', 'availability')
  const times = useMemo(() => days.data && freeTimes(days.data, now), [days.data, now])
  const { error, onRetry } = useScreenState(days)
  const closed = useMemo(() => days.data && closedDays(days.data), [days.data])
  return { days: days.data, times, closedDays: closed, error, onRetry, addSlotHref: paths.addSlot }
}

/** Reads a page of the bookings that wait for an answer, the soonest first, once they are needed. */
function useWaitingBookings(doctorId: string): WaitingBookings {
  const [page, setPage] = useState<number>()
  const filters = { order: 'soonest', status: [BOOKING_STATUS.pending] } as const
  const query = page === undefined ? null : bookingPage(doctorId, page, '', filters)
  useLiveReads(query, 'bookings')
  const read = useQuery(query, { keepPreviousData: true })
  const { error, onRetry } = useScreenState(read)
  return {
    bookings: read.data?.bookings,
    error,
    onRetry,
    page: page ?? 1,
    totalPages: read.data?.totalPages ?? 1,
    onNeeded: () => setPage(1),
    onPageChange: setPage,
  }
}

/** Returns a booking after its cancellation. */
export const cancelled = (booking: Booking, { reason, note }: Cancelling, cancellationId?: string): Booking => ({
  ...booking,
  status: BOOKING_STATUS.declined,
  cancellation: { reason, note, cancelledAt: new Date(api.now()).toISOString(), cancellationId },
})

/** Returns a booking after an offer that was made together with others. */
export const offered = (booking: Booking, offersId: string): Booking => {
  const now = new Date(api.now()).toISOString()
  return {
    ...booking,
    status: BOOKING_STATUS.reschedule,
    offer: { state: 'open', times: [], sentAt: now, expiresAt: now, offersId },
  }
}

/**
 * Returns a function that sends a change of bookings and reports its success; its dialog
 * shows a failure. An unknown outcome is reconciled by the same request (D24).
 *
 * @param list the query of the page shown, which is read again; null if it shows no bookings
 * @param undo if actions can be undone, the toast of a success offers it
 */
export function useBookingChange(doctorId: string, list: Query<ListedBookings> | null, undo?: OfferUndo) {
  const { send, report, results } = useKeyedActions((action) => readBookingsAgain(doctorId, list, action))
  const serverText = useServerText()
  /** @param changed returns a booking after the action, to undo it */
  return async <Value extends SpokenByServer>(
    action: ActionName,
    { id, patientName }: { id: string; patientName?: string },
    details: unknown,
    request: (options: CallOptions) => ApiPromise<Value>,
    changed?: (value: Value) => Booking | undefined,
  ): Promise<{ ok: true } | (ActionFailure & { taken?: string; error?: ApiError | undefined })> => {
    const outcome = await send(action, id, details, request)
    if (!outcome?.ok) return { ...results.ofTime(outcome), ok: false, error: outcome?.error }
    const booking = undo && changed?.(outcome.value)
    if (booking) undo.offer(booking, serverText(outcome.value))
    else report(outcome, patientName)
    return { ok: true }
  }
}

/** Returns what this platform does with a booking: what it does not support is left out (EXT-01). */
export function useBookingActions(
  doctorId: string,
  list: Query<ListedBookings>,
  undo: OfferUndo | undefined,
): BookingActions {
  const hasVisits = useCapability('visits')
  const hasCalendar = useCapability('calendar')
  const hasOffers = useCapability('offers')
  const hasMessages = useCapability('messages')
  const hasFilters = useCapability('booking-filters')
  const onDecide = useDecide(doctorId, list, undo)
  const onVisit = useVisit(doctorId, list)
  const change = useBookingChange(doctorId, list, undo)
  const { date: today } = useClinicNow()
  const [timesFrom, setTimesFrom] = useState<string>()
  const { days: _, ...times } = useFreeDays(timesFrom)
  const waiting = useWaitingBookings(doctorId)
  const { send, report } = useKeyedActions((action) => readBookingsAgain(doctorId, list, action))
  if (!hasVisits) return { onDecide }
  const onBooking =
    <Details, Value extends SpokenByServer>(
      action: ActionName,
      request: (id: string, details: Details, options: CallOptions) => ApiPromise<Value>,
      changed: (value: Value, booking: Booking, details: Details) => Booking,
    ) =>
    (booking: Booking, details: Details) =>
      change(
        action,
        booking,
        details,
        (options) => request(booking.id, details, options),
        (value) => changed(value, booking, details),
      )
  const atOnce =
    <Value extends SpokenByServer>(
      action: ActionName,
      request: (id: string, options: CallOptions) => ApiPromise<Value>,
    ) =>
    async ({ id, patientName }: Booking) => {
      const outcome = await send(action, id, null, (options) => request(id, options))
      if (outcome) report(outcome, patientName)
      return outcome?.ok ?? false
    }
  return {
    onDecide,
    onVisit,
    onCancel: onBooking('cancel', api.bookings.cancel, (_, booking, cancelling) => cancelled(booking, cancelling)),
    ...(hasCalendar && {
      freeTimes: { ...times, onNeeded: (date = today) => setTimesFrom(firstDay(date, today)) },
      onMove: onBooking('move', api.bookings.move, ({ booking }) => booking),
    }),
    ...(hasMessages && { onTold: atOnce('setTold', api.bookings.setTold) }),
    ...(hasOffers && {
      onOffer: onBooking('offer', api.bookings.offer, ({ booking }) => booking),
      onWithdraw: atOnce('withdrawOffer', api.bookings.withdrawOffer),
      ...(hasFilters && { waiting }),
    }),
  }
}
