import { BOOKING_STATUS } from '@nalam/sdk'
import { useMemo } from 'react'
import { calendarMessages } from '../../../messages/en/calendar.ts'
import { decisionsMessages } from '../../../messages/en/decisions.ts'
import { statusMessages } from '../../../messages/en/status.ts'
import { useMixedText } from '../../../messages/MixedText.tsx'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { CellItem, CellState } from './cellState.ts'
import { isAddedByDoctor, kindOf } from './cellState.ts'

export type CellText = ReturnType<typeof useCellText>

/**
 * Returns the texts of cells: the visible ones and those for screen readers (CAL-05). Read once for
 * all cells of a view.
 */
export function useCellText() {
  const messages = useMessages(calendarMessages)
  const status = useMessages(statusMessages)
  const { overdue, sameTimeAs } = useMessages(decisionsMessages)
  const formats = useFormats()
  const mixed = useMixedText()
  return useMemo(() => {
    const wordOf = (item: CellItem): string => {
      const kind = kindOf(item)
      if (kind === 'pending' || kind === 'confirmed')
        return item.booking ? status[item.booking.visit ?? kind] : messages.booked
      return kind === 'empty' ? messages.noSlot : messages[kind]
    }
    const wordsOf = (item: CellItem, { hasStarted }: CellState): string[] => [
      item.booking?.patientName ?? wordOf(item),
      ...(item.booking ? [wordOf(item).toLowerCase()] : []),
      ...(isAddedByDoctor(item.booking) ? [messages.addedByYou.toLowerCase()] : []),
      ...(hasStarted && item.booking?.status === BOOKING_STATUS.pending ? [overdue.title.toLowerCase()] : []),
    ]
    const before = ({ start }: CellState, day: string) => `${day}, ${formats.time(start)}, `
    const after = ({ conflicts, items, isPast }: CellState, nextIn: number | undefined) =>
      [
        ...(nextIn === undefined ? [] : [messages.nextPatient]),
        ...(conflicts.length > 0 && items.length === 1
          ? [sameTimeAs(conflicts.map(({ patientName }) => patientName).join(', '))]
          : []),
        ...(isPast ? [messages.past.toLowerCase()] : []),
      ]
        .map((word) => `, ${word}`)
        .join('')
    return {
      messages,
      formats,
      /** Marks names in another language. */
      mixed,
      /** The word of a state, as it is shown. */
      wordOf,
      overdue: overdue.title,
      /** `Tuesday 24 November, 10:30 AM, ` */
      before,
      /** The text after the first word of an item, which is visible: `, pending`. */
      rest: (item: CellItem, cell: CellState) => ['', ...wordsOf(item, cell).slice(1)].join(', '),
      /** `, Anitha Selvam, pending` */
      item: (item: CellItem, cell: CellState) => ['', ...wordsOf(item, cell)].join(', '),
      /** The text after all items of a cell: `, next patient, past`. */
      after,
      /** `Tuesday 24 November, 10:30 AM, Anitha Selvam, pending` */
      nameOf: (cell: CellState, day: string, nextIn: number | undefined): string =>
        before(cell, day) +
        (cell.items.length === 0 ? messages.noSlot : cell.items.flatMap((item) => wordsOf(item, cell)).join(', ')) +
        after(cell, nextIn),
    }
  }, [messages, status, overdue, sameTimeAs, formats, mixed])
}
