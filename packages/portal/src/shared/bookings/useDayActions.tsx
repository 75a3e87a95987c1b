import {
  type Booking,
  type CancellationsPreview,
  type CancellationsRequest,
  type DaySchedule,
  newerCancellations,
  type SeveralOffers,
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
import { cancelled, firstDay, offered, useBookingChange, useFreeDays } from './useBookingActions.ts'
import type { ListedBookings } from './withStatus.ts'

/** Returns the bookings of a day from a time on, the earliest first. */
const bookingsOfDay = (day: DaySchedule | undefined, fromTime = ''): Booking[] =>
  [...(day?.slots.flatMap(({ booking }) => booking ?? []) ?? []), ...(day?.bookings ?? [])]
    .filter(({ time }) => time >= fromTime)
    .toSorted((one, other) => one.time.localeCompare(other.time))

const whenOf = ({ date, time }: Booking) => `${toIsoDate(date)} ${time}`

/** Returns the selected bookings of a preview, also those that are not cancelled, the earliest first. */
const selectedOf = ({ bookings, left }: CancellationsPreview): Booking[] =>
  [...bookings, ...left.flatMap(({ booking }) => booking ?? [])].toSorted((one, other) =>
    whenOf(one).localeCompare(whenOf(other)),
  )

/** Returns whether a time is one of those that the doctor gives up. */
const isGivenUp = ({ date, from }: FreeTime, selection: CancellationsRequest): boolean =>
  'date' in selection && date === selection.date && from >= (selection.fromTime ?? '')

/**
 * Cancels several bookings after a preview, with one undo (VISIT-02), or offers other times to their
 * patients (OFFER-05): all or none, as far as the server offers it. They are those of a day from a
 * time on, or chosen ones.
 *
 * @param options.isRemoved returns whether a free time will not exist any more
 */
export function useDayActions(
  doctorId: string,
  list: Query<ListedBookings> | null,
  undo: OfferUndo | undefined,
  { onDone, isRemoved }: { onDone?: () => void; isRemoved?: (time: FreeTime) => boolean } = {},
) {
  const canCancel = useCapability('visits')
  const hasOffers = useCapability('offers')
  const hasCalendar = useCapability('calendar')
  const canOffer = hasOffers && hasCalendar
  const now = useClinicNow()
  const [selection, setSelection] = useState<CancellationsRequest>()
  const [offering, setOffering] = useState<{ selection: CancellationsRequest; note?: string }>()
  const previewed = selection ?? (offering && 'bookingIds' in offering.selection ? offering.selection : undefined)
  const query = previewed ? ofDoctor(queries.bookings.cancellations(previewed), doctorId) : null
  const preview = useLiveQuery(query, 'bookings')
  const { error, onRetry } = useScreenState(preview)
  const date = offering && 'date' in offering.selection ? offering.selection.date : undefined
  const { days, times, ...timesState } = useFreeDays(offering && (date ? firstDay(date, now.date) : now.date))
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
      onDone?.()
      return result
    }
    // If the bookings have changed, the new preview is shown.
    const newer = result.error && newerCancellations(result.error)
    if (!newer) return result
    await mutate(query.key, newer, { revalidate: false })
    return { ok: false, changed: result.message }
  }
  const bookingsOf = (selected: CancellationsRequest) => {
    if (!('date' in selected)) return preview.data && selectedOf(preview.data)
    const shown = days?.find((day) => toIsoDate(day.date) === selected.date)
    return days && bookingsOfDay(shown, selected.fromTime)
  }
  const onOffer = async (request: SeveralOffers) => {
    const [first] = offering ? (bookingsOf(offering.selection) ?? []) : []
    const result = await change(
      'offerSeveral',
      { id: 'offerSeveral' },
      request,
      (options) => api.bookings.offerSeveral(request, options),
      ({ id }) => first && offered(first, id),
    )
    if (result.ok) onDone?.()
    return result
  }
  const close = () => setSelection(undefined)
  return {
    /** Asks to cancel the bookings of a day from a time on, or chosen ones. */
    onCancel: canCancel ? setSelection : undefined,
    /** Asks to offer other times to the patients of a day from a time on, or of chosen bookings. */
    onOffer: canOffer ? (wanted: CancellationsRequest) => setOffering({ selection: wanted }) : undefined,
    dialog: offering ? (
      <OfferSeveral
        {...timesState}
        {...offering}
        error={timesState.error ?? error}
        onRetry={timesState.error === undefined ? onRetry : timesState.onRetry}
        bookings={bookingsOf(offering.selection)}
        times={times?.filter((time) => !isGivenUp(time, offering.selection) && isRemoved?.(time) !== true)}
        now={now}
        onOffer={onOffer}
        onClose={() => setOffering(undefined)}
      />
    ) : (
      selection && (
        <CancelSeveral
          selection={selection}
          now={now}
          onSelectionChange={setSelection}
          preview={preview.data}
          error={error}
          onRetry={onRetry}
          onCancel={onCancel}
          onOfferInstead={
            canOffer
              ? (wanted, note) => {
                  close()
                  setOffering({ selection: wanted, note })
                }
              : undefined
          }
          onClose={close}
        />
      )
    ),
  }
}
