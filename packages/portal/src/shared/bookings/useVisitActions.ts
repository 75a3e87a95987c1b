import {
  addDays,
  type ApiError,
  type Booking,
  BOOKING_STATUS,
  type CancellationsRequest,
  type DaySchedule,
  newerCancellations,
  toIsoDate,
} from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { useServerText } from '@nalam/ui'
import {
  type CancelBooking,
  type CancelSeveralDialogProps,
  freeTimes,
  type LaterActions,
  type MoveBooking,
  type Moving,
  type FreeTime,
  type OfferSeveralDialogProps,
  type OfferTimes,
  type WithdrawOffer,
} from '@nalam/ui/forms/VisitDialogs'
import { useMemo, useState } from 'react'
import { mutate } from 'swr'
import { keyedRequest } from '../actions/keyedRequest.ts'
import { useActionResult, useActions } from '../actions/useActions.ts'
import { useReport } from '../actions/useReport.ts'
import { api } from '../api/api.ts'
import { paths } from '../paths.ts'
import { ofDoctor, queries, under } from '../queries/queries.ts'
import { invalidate, useLiveQuery, useScreenState } from '../queries/useQuery.ts'
import { useCapability } from '../session/session.ts'
import { isTaken } from '../slots/slotChanges.ts'
import { useClinicNow } from '../useClinicNow.ts'
import { dashboardBookings } from './bookingQueries.ts'
import type { Undo } from './useDecide.ts'
import type { ListedBookings } from './withStatus.ts'

/** The server's reason is about one of the offered times. */
const isRefusedTime = (error: ApiError) =>
  isTaken(error) || error.code === 'offer.too_soon' || error.code === 'offer.refused'

/** Days after the first in which a free time is looked for: one request can read 42. */
const DAYS_AHEAD = 41

/**
 * Reads the days that have free times.
 *
 * @param from the first day, `YYYY-MM-DD`; undefined while they are not needed
 */
function useFreeDays(from: string | undefined) {
  const now = useClinicNow()
  const query = from ? queries.calendar.show({ from, to: addDays(from, DAYS_AHEAD) }) : null
  const days = useLiveQuery(query, 'bookings', 'slots', 'availability')
  const times = useMemo(() => days.data && freeTimes(days.data, now), [days.data, now])
  const { error, onRetry } = useScreenState(days)
  return { days: days.data, times, error, onRetry, addSlotHref: paths.addSlot }
}

/** Reads the free times that a booking can be moved to. */
function useFreeTimes(): Omit<Moving, 'onMove'> {
  const { date: today } = useClinicNow()
  const [isNeeded, setNeeded] = useState(false)
  const { days: _, ...times } = useFreeDays(isNeeded ? today : undefined)
  return { ...times, onNeeded: () => setNeeded(true) }
}

/** Reads again what an action after the answer has changed: the page shown, and the counts. */
function useRefresh(doctorId: string, list: Query<ListedBookings> | null) {
  return async (action: 'cancel' | 'move' | 'cancelSeveral' | 'offer' | 'offerSeveral' | 'withdrawOffer') => {
    void invalidate(action, under(queries.bookings.all))
    await Promise.all([list && mutate(list.key), mutate(dashboardBookings(doctorId).key)])
  }
}

/**
 * Cancels and moves bookings, and offers other times (VISIT-01, VISIT-06, OFFER-01), if the server
 * offers it. A success is reported
 * with a toast that offers to undo it. An unknown outcome is reconciled by the same request (D24).
 *
 * @param list the query of the page shown, which is read again
 */
export function useVisitActions(
  doctorId: string,
  list: Query<ListedBookings>,
  undo: Pick<Undo, 'offer'> | undefined,
): LaterActions | undefined {
  const isOffered = useCapability('visits')
  const hasCalendar = useCapability('calendar')
  const hasOffers = useCapability('offers')
  const { run } = useActions()
  const refresh = useRefresh(doctorId, list)
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  const times = useFreeTimes()
  if (!isOffered) return undefined

  const onCancel: CancelBooking = async (booking, cancelling) => {
    const sending = keyedRequest(`cancel ${booking.id} ${JSON.stringify(cancelling)}`, (options) =>
      api.bookings.cancel(booking.id, cancelling, options).result(),
    )
    const outcome = await run(booking.id, true, sending)
    if (outcome?.ok || outcome?.isRefused) void refresh('cancel')
    if (!outcome?.ok) return results.of(outcome)
    const { slot: _, ...reason } = cancelling
    const cancellation = { ...reason, cancelledAt: new Date(api.now()).toISOString() }
    const cancelled: Booking = { ...booking, status: BOOKING_STATUS.declined, cancellation }
    if (undo) undo.offer(cancelled, serverText(outcome.value))
    else report(outcome, booking.patientName)
    return { ok: true }
  }

  const onMove: MoveBooking = async (booking, to) => {
    const sending = keyedRequest(`move ${booking.id} ${JSON.stringify(to)}`, (options) =>
      api.bookings.move(booking.id, to, options).result(),
    )
    const outcome = await run(booking.id, true, sending)
    if (outcome?.ok || outcome?.isRefused) void refresh('move')
    if (outcome && !outcome.ok && isTaken(outcome.error)) return { ok: false, taken: serverText(outcome.error) }
    if (!outcome?.ok) return results.of(outcome)
    if (undo) undo.offer(outcome.value.booking, serverText(outcome.value))
    else report(outcome, booking.patientName)
    return { ok: true }
  }

  const onOffer: OfferTimes = async (booking, offer) => {
    const sending = keyedRequest(`offer ${booking.id} ${JSON.stringify(offer)}`, (options) =>
      api.bookings.offer(booking.id, offer, options).result(),
    )
    const outcome = await run(booking.id, true, sending)
    if (outcome?.ok || outcome?.isRefused) void refresh('offer')
    if (outcome && !outcome.ok && isRefusedTime(outcome.error)) return { ok: false, taken: serverText(outcome.error) }
    if (!outcome?.ok) return results.of(outcome)
    if (undo) undo.offer(outcome.value.booking, serverText(outcome.value))
    else report(outcome, booking.patientName)
    return { ok: true }
  }

  const onWithdraw: WithdrawOffer = async (booking) => {
    const sending = keyedRequest(`withdraw ${booking.id}`, (options) =>
      api.bookings.withdrawOffer(booking.id, options).result(),
    )
    const outcome = await run(booking.id, true, sending)
    if (outcome) report(outcome, booking.patientName)
    if (outcome?.ok || outcome?.isRefused) void refresh('withdrawOffer')
    return outcome?.ok ?? false
  }
  return {
    onCancel,
    moving: hasCalendar ? { ...times, onMove } : undefined,
    ...(hasOffers && { onOffer, onWithdraw }),
  }
}

/** Cancelling several bookings. */
export interface SeveralCancellations {
  /** Opens the dialog for a day from a time on, or for chosen bookings. */
  open: (selection: CancellationsRequest) => void
  /** The props of the open dialog. */
  dialog: CancelSeveralDialogProps | undefined
}

/**
 * Cancels several bookings after a preview, all or none, with one undo (VISIT-02), if the server
 * offers it. If they have changed, the new preview is shown.
 *
 * @param list the query of the page shown, which is read again; null if it shows no bookings
 * @param onCancelled called after a success
 */
export function useCancelSeveral(
  doctorId: string,
  list: Query<ListedBookings> | null,
  undo: Pick<Undo, 'offer'> | undefined,
  onCancelled?: () => void,
): SeveralCancellations | undefined {
  const isOffered = useCapability('visits')
  const [selection, setSelection] = useState<CancellationsRequest>()
  const query = isOffered && selection ? ofDoctor(queries.bookings.cancellations(selection), doctorId) : null
  const preview = useLiveQuery(query, 'bookings')
  const { error, onRetry } = useScreenState(preview)
  const { run } = useActions()
  const refresh = useRefresh(doctorId, list)
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  if (!isOffered) return undefined

  const onCancel: CancelSeveralDialogProps['onCancel'] = async (cancelling) => {
    if (!selection || !query) return { ok: false }
    const request = { ...selection, ...cancelling }
    const sending = keyedRequest(`cancel several ${JSON.stringify(request)}`, (options) =>
      api.bookings.cancelSeveral(request, options).result(),
    )
    const outcome = await run('several', true, sending)
    if (outcome?.ok || outcome?.isRefused) void refresh('cancelSeveral')
    if (!outcome?.ok) {
      const newer = outcome && newerCancellations(outcome.error)
      if (!outcome || !newer) return results.of(outcome)
      await mutate(query.key, newer, { revalidate: false })
      return { ok: false, changed: serverText(outcome.error) }
    }
    const { cancellations } = outcome.value
    const [first] = preview.data?.bookings ?? []
    const { slot: _, fingerprint: _fingerprint, ...reason } = cancelling
    const cancellation = {
      ...reason,
      cancelledAt: new Date(api.now()).toISOString(),
      cancellationId: cancellations.id,
    }
    if (undo && first)
      undo.offer({ ...first, status: BOOKING_STATUS.declined, cancellation }, serverText(outcome.value))
    else report(outcome)
    onCancelled?.()
    return { ok: true }
  }
  return {
    open: setSelection,
    dialog: selection && {
      selection,
      onSelectionChange: setSelection,
      preview: preview.data,
      error,
      onRetry,
      onCancel,
      onClose: () => setSelection(undefined),
    },
  }
}

/** Offering other times to the patients of a day. */
export interface DayOffers {
  /** Opens the dialog for a day, `YYYY-MM-DD`. */
  open: (date: string) => void
  /** The props of the open dialog. */
  dialog: OfferSeveralDialogProps | undefined
}

/** A day that is farther away is in the middle of the days that are read. */
const firstDay = (date: string, today: string): string => {
  const before = addDays(date, -Math.floor(DAYS_AHEAD / 2))
  return date <= addDays(today, DAYS_AHEAD) || before < today ? today : before
}

/**
 * Offers other times to all patients of a day, all or none (OFFER-05), if the server offers it.
 *
 * @param list the query of the page shown, which is read again; null if it shows no bookings
 * @param isRemoved returns whether a free time will not exist any more
 */
export function useOfferDay(
  doctorId: string,
  list: Query<ListedBookings> | null,
  isRemoved?: (time: FreeTime) => boolean,
): DayOffers | undefined {
  const isOffered = useCapability('offers')
  const hasCalendar = useCapability('calendar')
  const now = useClinicNow()
  const [date, setDate] = useState<string>()
  const { days, times, ...state } = useFreeDays(date && firstDay(date, now.date))
  const { run } = useActions()
  const refresh = useRefresh(doctorId, list)
  const report = useReport()
  const results = useActionResult()
  const serverText = useServerText()
  if (!isOffered || !hasCalendar) return undefined

  const onOffer: OfferSeveralDialogProps['onOffer'] = async (request) => {
    const sending = keyedRequest(`offer several ${JSON.stringify(request)}`, (options) =>
      api.bookings.offerSeveral(request, options).result(),
    )
    const outcome = await run('several', true, sending)
    if (outcome?.ok || outcome?.isRefused) void refresh('offerSeveral')
    if (outcome && !outcome.ok && isRefusedTime(outcome.error)) return { ok: false, taken: serverText(outcome.error) }
    if (!outcome?.ok) return results.of(outcome)
    report(outcome)
    return { ok: true }
  }
  const day = days?.find((each) => toIsoDate(each.date) === date)
  return {
    open: setDate,
    dialog:
      date === undefined
        ? undefined
        : {
            ...state,
            date,
            bookings: days && bookingsOfDay(day),
            times: times?.filter((time) => time.date !== date && isRemoved?.(time) !== true),
            now,
            onOffer,
            onClose: () => setDate(undefined),
          },
  }
}

/** Returns the bookings of a day, the earliest first. */
const bookingsOfDay = (day: DaySchedule | undefined): Booking[] =>
  [...(day?.slots.flatMap(({ booking }) => booking ?? []) ?? []), ...(day?.bookings ?? [])].toSorted((one, other) =>
    one.time.localeCompare(other.time),
  )
