import { appointmentsMessages, MixedText, undoMessages, useFormats, useMessages } from '../../messages/internal.ts'
import type { Booking } from '@nalam/sdk'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { UndoLine, type UndoLineProps } from '../../components/UndoList/UndoLine.tsx'
import { useSteadyItems } from '../../components/useSteadyItems.ts'

export interface UndoableAnswers {
  /**
   * The bookings whose decision can be undone (`api.bookings.undoable`), the latest decision first;
   * undefined while they load.
   */
  answers: readonly Booking[] | undefined
  onUndo: (booking: Booking) => void
  /**
   * Undoes the last decision, on U or Ctrl/Cmd+Z, also while `answers` do not contain it yet.
   * Without it, these keys undo the first of `answers`.
   */
  onUndoLast?: (() => void) | undefined
  /** Ids of the bookings whose decision is being undone. */
  pendingIds: ReadonlySet<string>
  /** The booking that was undone last: its row takes the focus. A new object each time. */
  restored?: { bookingId: string } | undefined
}

/**
 * Returns the answers in their order; bookings that were cancelled together are one, and those that
 * were offered other times together: the first of them, with all of them (VISIT-02, OFFER-05).
 */
function undoneTogether(answers: readonly Booking[]) {
  const idOf = ({ cancellation, offer }: Booking) => cancellation?.cancellationId ?? offer?.offersId
  return answers.flatMap((booking) => {
    const id = idOf(booking)
    const all = id === undefined ? [booking] : answers.filter((other) => idOf(other) === id)
    return all[0] === booking ? [{ booking, all }] : []
  })
}

/**
 * The decisions that can still be undone, with the time left (UNDO-02). Bookings that were answered
 * together are one row.
 */
export function AnsweredJustNow({
  answers,
  onUndo,
  pendingIds,
  restored,
  isShort,
}: UndoableAnswers & Pick<UndoLineProps, 'isShort'>) {
  const messages = useMessages(undoMessages)
  const list = useMessages(appointmentsMessages)
  const formats = useFormats()
  const { items, listProps, onOwnAction } = useSteadyItems(answers, { restoredId: restored?.bookingId })
  return (
    <UndoLine
      title={messages.title}
      {...{ listProps, isShort }}
      rows={
        items &&
        undoneTogether(items).map(({ booking, all }) => ({
          id: booking.id,
          status: <BookingBadge booking={booking} />,
          name: all.length > 1 ? list.bookings(all.length) : <MixedText text={booking.patientName} />,
          when:
            all.length > 1
              ? [...new Set(all.map(({ date }) => formats.day(date)))].join(', ')
              : formats.when(booking.date, booking.time),
          undoLabel:
            all.length === 1
              ? messages.undoOf(booking.patientName)
              : booking.cancellation
                ? messages.undoAll(all.length)
                : messages.undoOffers(all.length),
          undoUntil: booking.undoUntil ?? '',
          isPending: all.some(({ id }) => pendingIds.has(id)),
          onUndo: () => {
            for (const { id } of all) onOwnAction(id)
            onUndo(booking)
          },
        }))
      }
    />
  )
}
