import {
  addDays,
  type Booking,
  type CancellationsRequest,
  type DaySchedule,
  newerCancellations,
  toIsoDate,
} from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { CancelSeveral, type CancelSeveralDialogProps, type FreeTime, OfferSeveral } from '@nalam/ui/bookings'
import { useState } from 'react'
import { mutate } from 'swr'
import { api } from '../api/api.ts'
import { ofDoctor, queries } from '../queries/queries.ts'
import { useLiveQuery, useScreenState } from '../queries/useQuery.ts'
import { useCapability } from '../session/session.ts'
import { useClinicNow } from '../useClinicNow.ts'
import type { OfferUndo } from './useDecide.ts'
import { cancelled, DAYS_AHEAD, useBookingChange, useFreeDays } from './useBookingActions.ts'
import type { ListedBookings } from './withStatus.ts'

/** A day that is farther away is in the middle of the days that are read. */
const firstDay = (date: string, today: string): string => {
  const before = addDays(date, -Math.floor(DAYS_AHEAD / 2))
  return date <= addDays(today, DAYS_AHEAD) || before < today ? today : before
}

const bookingsOfDay = (day: DaySchedule | undefined): Booking[] =>
  [...(day?.slots.flatMap(({ booking }) => booking ?? []) ?? []), ...(day?.bookings ?? [])].toSorted((one, other) =>
    one.time.localeCompare(other.time),
  )

/**
 * Cancels several bookings after a preview, with one undo (VISIT-02), or offers other times to all
 * patients of a day (OFFER-05): all or none, as far as the server offers it.
 *
 * @param options.isRemoved returns whether a free time will not exist any more
 */
export function useDayActions(
  doctorId: string,
  list: Query<ListedBookings> | null,
  undo: OfferUndo | undefined,
  { onCancelled, isRemoved }: { onCancelled?: () => void; isRemoved?: (time: FreeTime) => boolean } = {},
) {
  const canCancel = useCapability('visits')
  const hasOffers = useCapability('offers')
  const hasCalendar = useCapability('calendar')
  const canOffer = hasOffers && hasCalendar
  const now = useClinicNow()
  const [selection, setSelection] = useState<CancellationsRequest>()
  const [date, setDate] = useState<string>()
  const query = selection ? ofDoctor(queries.bookings.cancellations(selection), doctorId) : null
  const preview = useLiveQuery(query, 'bookings')
  const { error, onRetry } = useScreenState(preview)
  const { days, times, ...timesState } = useFreeDays(date && firstDay(date, now.date))
  const change = useBookingChange(doctorId, list, undo)

  const onCancel: CancelSeveralDialogProps['onCancel'] = async (cancelling) => {
    if (!selection || !query) return { ok: false }
    const request = { ...selection, ...cancelling }
    const [first] = preview.data?.bookings ?? []
    const result = await change(
      'cancelSeveral',
      { id: 'cancelSeveral' },
      request,
      (options) => api.bookings.cancelSeveral(request, options),
      ({ cancellations }) => first && cancelled(first, cancelling, cancellations.id),
    )
    if (result.ok) {
      onCancelled?.()
      return result
    }
    // If the bookings have changed, the new preview is shown.
    const newer = result.error && newerCancellations(result.error)
    if (!newer) return result
    await mutate(query.key, newer, { revalidate: false })
    return { ok: false, changed: result.message }
  }
  const close = () => setSelection(undefined)
  const offerInstead = (day: string) => {
    close()
    setDate(day)
  }
  return {
    /** Asks to cancel the bookings of a day from a time on, or chosen ones. */
    onCancel: canCancel ? setSelection : undefined,
    /** Asks to offer other times to the patients of a day, `YYYY-MM-DD`. */
    onOffer: canOffer ? setDate : undefined,
    dialog:
      date !== undefined ? (
        <OfferSeveral
          {...timesState}
          date={date}
          bookings={days && bookingsOfDay(days.find((day) => toIsoDate(day.date) === date))}
          times={times?.filter((time) => time.date !== date && isRemoved?.(time) !== true)}
          now={now}
          onOffer={(request) =>
            change('offerSeveral', { id: 'offerSeveral' }, request, (options) =>
              api.bookings.offerSeveral(request, options),
            )
          }
          onClose={() => setDate(undefined)}
        />
      ) : (
        selection && (
          <CancelSeveral
            selection={selection}
            onSelectionChange={setSelection}
            preview={preview.data}
            error={error}
            onRetry={onRetry}
            onCancel={onCancel}
            onOfferInstead={canOffer ? offerInstead : undefined}
            onClose={close}
          />
        )
      ),
  }
}
