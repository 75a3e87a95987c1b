import {
  addDays,
  type Booking,
  BOOKING_STATUS,
  type Cancelling,
  type CancellationsRequest,
  type DaySchedule,
  newerCancellations,
  toIsoDate,
} from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { type ActionSuccess, type SpokenByServer, useServerText } from '@nalam/ui'
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
import { useActionResult, useReport } from '../actions/useActions.ts'
import { useKeyedActions } from '../actions/useKeyedActions.ts'
import { api } from '../api/api.ts'
import { paths } from '../paths.ts'
import { ofDoctor, queries, under } from '../queries/queries.ts'
import { invalidate, useLiveQuery, useScreenState } from '../queries/useQuery.ts'
import { useCapability } from '../session/session.ts'
import { useClinicNow } from '../useClinicNow.ts'
import { dashboardBookings } from './bookingQueries.ts'
import type { Undo } from './useDecide.ts'
import type { ListedBookings } from './withStatus.ts'

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

/**
 * Returns functions that send an action after the answer, and that report its success. The page shown
 * and the counts are read again. An unknown outcome is reconciled by the same request (D24).
 *
 * @param list the query of the page shown; null if it shows no bookings
 * @param undo if actions can be undone, the toast of a success offers it
 */
function useLaterActions(doctorId: string, list: Query<ListedBookings> | null, undo?: Pick<Undo, 'offer'>) {
  const { send } = useKeyedActions((action) => {
    void invalidate(action, under(queries.bookings.all))
    return Promise.all([list && mutate(list.key), mutate(dashboardBookings(doctorId).key)])
  })
  const report = useReport()
  const serverText = useServerText()
  return {
    send,
    /** @param changed the booking after the action */
    succeed: (outcome: { ok: true; value: SpokenByServer }, changed?: Booking, name?: string): ActionSuccess => {
      if (undo && changed) undo.offer(changed, serverText(outcome.value))
      else report(outcome, name)
      return { ok: true }
    },
  }
}

/** Returns a booking after its cancellation. */
const cancelled = (booking: Booking, { reason, note }: Cancelling, cancellationId?: string): Booking => ({
  ...booking,
  status: BOOKING_STATUS.declined,
  cancellation: { reason, note, cancelledAt: new Date(api.now()).toISOString(), cancellationId },
})

/**
 * Cancels and moves bookings, and offers other times (VISIT-01, VISIT-06, OFFER-01), if the server
 * offers it.
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
  const { send, succeed } = useLaterActions(doctorId, list, undo)
  const report = useReport()
  const results = useActionResult()
  const times = useFreeTimes()
  if (!isOffered) return undefined

  const onCancel: CancelBooking = async (booking, cancelling) => {
    const { id, patientName } = booking
    const outcome = await send('cancel', id, cancelling, (options) => api.bookings.cancel(id, cancelling, options))
    return outcome?.ok ? succeed(outcome, cancelled(booking, cancelling), patientName) : results.of(outcome)
  }
  const onMove: MoveBooking = async ({ id, patientName }, to) => {
    const outcome = await send('move', id, to, (options) => api.bookings.move(id, to, options))
    return outcome?.ok ? succeed(outcome, outcome.value.booking, patientName) : results.ofTime(outcome)
  }
  const onOffer: OfferTimes = async ({ id, patientName }, offer) => {
    const outcome = await send('offer', id, offer, (options) => api.bookings.offer(id, offer, options))
    return outcome?.ok ? succeed(outcome, outcome.value.booking, patientName) : results.ofTime(outcome)
  }
  const onWithdraw: WithdrawOffer = async ({ id, patientName }) => {
    const outcome = await send('withdrawOffer', id, null, (options) => api.bookings.withdrawOffer(id, options))
    if (outcome) report(outcome, patientName)
    return outcome?.ok ?? false
  }
  return {
    onCancel,
    moving: hasCalendar ? { ...times, onMove } : undefined,
    ...(hasOffers && { onOffer, onWithdraw }),
  }
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
) {
  const isOffered = useCapability('visits')
  const [selection, setSelection] = useState<CancellationsRequest>()
  const query = isOffered && selection ? ofDoctor(queries.bookings.cancellations(selection), doctorId) : null
  const preview = useLiveQuery(query, 'bookings')
  const { error, onRetry } = useScreenState(preview)
  const { send, succeed } = useLaterActions(doctorId, list, undo)
  const results = useActionResult()
  const serverText = useServerText()
  if (!isOffered) return undefined

  const onCancel: CancelSeveralDialogProps['onCancel'] = async (cancelling) => {
    if (!selection || !query) return { ok: false }
    const request = { ...selection, ...cancelling }
    const outcome = await send('cancelSeveral', 'several', request, (options) =>
      api.bookings.cancelSeveral(request, options),
    )
    if (!outcome?.ok) {
      const newer = outcome && newerCancellations(outcome.error)
      if (!outcome || !newer) return results.of(outcome)
      await mutate(query.key, newer, { revalidate: false })
      return { ok: false, changed: serverText(outcome.error) }
    }
    const [first] = preview.data?.bookings ?? []
    onCancelled?.()
    return succeed(outcome, first && cancelled(first, cancelling, outcome.value.cancellations.id))
  }
  return {
    /** Opens the dialog for a day from a time on, or for chosen bookings. */
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
) {
  const isOffered = useCapability('offers')
  const hasCalendar = useCapability('calendar')
  const now = useClinicNow()
  const [date, setDate] = useState<string>()
  const { days, times, ...state } = useFreeDays(date && firstDay(date, now.date))
  const { send, succeed } = useLaterActions(doctorId, list)
  const results = useActionResult()
  if (!isOffered || !hasCalendar) return undefined

  const onOffer: OfferSeveralDialogProps['onOffer'] = async (request) => {
    const outcome = await send('offerSeveral', 'several', request, (options) =>
      api.bookings.offerSeveral(request, options),
    )
    return outcome?.ok ? succeed(outcome) : results.ofTime(outcome)
  }
  const day = days?.find((each) => toIsoDate(each.date) === date)
  return {
    /** Opens the dialog for a day, `YYYY-MM-DD`. */
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
