import {
  calendarMessages,
  decisionsMessages,
  attendanceMessages,
  notToldMessages,
  slotsMessages,
  statusMessages,
  tableMessages,
  useFormats,
  useMessages,
  useMixedText,
} from '../../messages/internal.ts'
import { weekOf } from '@nalam/sdk'
import { useMemo } from 'react'
import { isAddedByDoctor, type CellItem, type CellState } from './cell/cellState.ts'
import type { CalendarPlace } from './CalendarProps.ts'
import type { DayColumn } from './dayColumn.ts'

export type CalendarText = ReturnType<typeof useCalendarText>

/**
 * Returns the texts of the calendar: the visible ones and those for screen readers (CAL-05). Read
 * once for all cells of a view.
 */
export function useCalendarText() {
  const messages = useMessages(calendarMessages)
  const slots = useMessages(slotsMessages)
  const status = useMessages(statusMessages)
  const decisions = useMessages(decisionsMessages)
  const table = useMessages(tableMessages)
  const notTold = useMessages(notToldMessages)
  const attendance = useMessages(attendanceMessages)
  const formats = useFormats()
  const mixed = useMixedText()
  return useMemo(() => {
    const { sameTimeAs } = decisions
    const wordOf = ({ slot, booking, state }: CellItem): string => {
      if (state === 'unknown') return booking?.rawStatus ?? messages.booked
      return state ? status.states[state] : messages[slot?.state ?? 'off']
    }
    const numberOf = (number: number) => attendance.number(formats.number(number))
    const wordsOf = (items: readonly CellItem[]): string[] =>
      items.flatMap((item) => [
        item.booking?.patientName ?? wordOf(item),
        ...(item.booking ? [wordOf(item).toLowerCase()] : []),
        ...(item.booking?.queueNumber === undefined ? [] : [numberOf(item.booking.queueNumber).toLowerCase()]),
        ...(item.booking?.reminderAnswer ? [attendance[item.booking.reminderAnswer].toLowerCase()] : []),
        ...(item.booking?.notTold ? [notTold.mark.toLowerCase()] : []),
        ...(isAddedByDoctor(item.booking) ? [messages.addedByYou.toLowerCase()] : []),
      ])
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
    const countsOf = ({ booked, open }: Pick<DayColumn, 'booked' | 'open'>) => [
      ...(booked > 0 ? [slots.bookedCount(booked)] : []),
      ...(open > 0 ? [slots.openCount(open)] : []),
    ]
    const shortCountsOf = ({ booked, open }: Pick<DayColumn, 'booked' | 'open'>) => {
      const counts = [
        ...(booked > 0 ? [messages.dayBooked(booked)] : []),
        ...(open > 0 ? [messages.dayOpen(open)] : []),
      ]
      return counts.length > 0 ? counts : [slots.noSlots]
    }
    const dayOf = (date: string) => formats.date(date, 'day')
    return {
      messages,
      slots,
      status,
      decisions,
      table,
      notTold,
      attendance,
      formats,
      /** Marks names in another language. */
      mixed,
      /** The number that a patient got on arrival. */
      numberOf,
      /** The word of a state, as it is shown. */
      wordOf,
      /** `Tuesday 24 November, 10:30 AM, ` */
      before,
      /** The text after the first word of some items, which is visible: `, pending`. */
      restOf: (cell: CellState, items = cell.items) => ['', ...wordsOf(items).slice(1)].join(', '),
      /** The text after all items of a cell: `, next patient, past`. */
      after,
      /** `Tuesday 24 November, 10:30 AM, Anitha Selvam, pending` */
      nameOf: (cell: CellState, day: string, nextIn: number | undefined): string =>
        before(cell, day) +
        (cell.items.length === 0 ? messages.noSlot : wordsOf(cell.items).join(', ')) +
        after(cell, nextIn),
      /** `15 booked` and `4 open` */
      countsOf,
      /** The same in short words, for the head of a day in a week. */
      shortCountsOf,
      /**
       * The counts of a day. A closed day says so first, and then its reason if it has slots, because
       * its column has no room for one.
       */
      tallyOf: (column: DayColumn): readonly string[] => {
        if (column.isBlank) return [messages.closed]
        const counts = countsOf(column)
        if (!column.isOpenDay) return [messages.closed, ...(column.note ? [column.note] : []), ...counts]
        return counts.length > 0 ? counts : [slots.noSlots]
      },
      /** `22 – 28 Nov 2026`, or `Tue 24 Nov`. */
      shortRange: ({ view, date }: CalendarPlace): string => {
        if (view === 'day') return formats.day(date)
        const { from, to } = weekOf(date)
        const month = from.slice(0, 7) === to.slice(0, 7) ? '' : ` ${formats.date(from, 'monthShort')}`
        return `${dayOf(from)}${month} – ${formats.date(to)}`
      },
      /** The shown range: `22 – 28 November 2026`, or the day. */
      rangeTitle: ({ view, date }: CalendarPlace): string => {
        if (view === 'day') return formats.dayLong(date)
        const { from, to } = weekOf(date)
        const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
        const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
        return `${dayOf(from)}${isOneMonth ? '' : ` ${formats.date(from, 'monthLong')}${year}`} – ${dayOf(to)} ${formats.date(to, 'month')}`
      },
    }
  }, [messages, slots, status, decisions, table, notTold, attendance, formats, mixed])
}
