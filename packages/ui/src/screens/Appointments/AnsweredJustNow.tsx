import { undoMessages } from '../../messages/en/undo.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Booking } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { UndoList } from '../../components/UndoList/UndoList.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useFormats } from '../../messages/useFormats.ts'

export interface UndoableAnswers {
  /**
   * The bookings whose decision can be undone (`api.bookings.undoable`), the latest decision first;
   * undefined while they load.
   */
  answers: readonly Booking[] | undefined
  /**
   * `answers` are loading for the first time: the rows below, which the list would move when it
   * appears, are not shown before. If loading fails, they are shown without it.
   */
  isLoading?: boolean | undefined
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

interface AnsweredJustNowProps extends Omit<UndoableAnswers, 'restored' | 'onUndoLast' | 'isLoading'> {
  answers: readonly Booking[]
  /** Props of the element with the items (`useSteadyItems`). */
  listProps: ComponentProps<'div'>
}

/** The decisions that can still be undone, with the time left (UNDO-02). */
export function AnsweredJustNow({ answers, onUndo, pendingIds, listProps }: AnsweredJustNowProps) {
  const messages = useMessages(undoMessages)
  const formats = useFormats()
  return (
    <UndoList
      title={messages.title}
      listProps={listProps}
      rows={answers.map((booking) => ({
        id: booking.id,
        status: <BookingBadge booking={booking} />,
        name: <MixedText text={booking.patientName} />,
        when: `${formats.date(booking.date)}, ${formats.time(booking.time)}`,
        undoLabel: messages.undoOf(booking.patientName),
        undoUntil: booking.undoUntil ?? '',
        isPending: pendingIds.has(booking.id),
        onUndo: () => onUndo(booking),
      }))}
    />
  )
}
