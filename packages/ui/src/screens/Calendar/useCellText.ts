import { formatClockTime, clockTimeOfMinutes, BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { Cell, CellItem } from './calendarDay.ts'
import { kindOf } from './calendarDay.ts'

/** A booking that the doctor added: the platform sends it as this type. */
const WALK_IN = 'walk-in'

export const isAddedByDoctor = (booking: Booking | undefined): boolean => booking?.mode.toLowerCase() === WALK_IN

/** A minute of the day as it is shown; the end of a day is 12:00 AM. */
export const clockText = (minute: number): string => formatClockTime(clockTimeOfMinutes(minute % 1440))

/** The same without AM and PM, for where an axis says which half of the day it is. */
export const shortClock = (minute: number): string => clockText(minute).replace(/ [AP]M$/, '')

/** `10:00 – 11:00 AM`, or with both halves where they differ. */
export function rangeText(from: number, to: number): string {
  const [start, end] = [clockText(from), clockText(to)]
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`
}

/** `Tuesday 24 November` in the language in use. */
export function useDayName(): (date: string) => string {
  const formats = useFormats()
  return (date) => `${formats.date(date, 'weekdayLong')} ${Number(date.slice(8))} ${formats.date(date, 'monthLong')}`
}

/** The words of cells: what they show and what a screen reader says (CAL-05). */
export function useCellText() {
  const messages = useCalendarMessages()
  const { status } = useMessages()
  const { overdue } = useDayMessages()
  const wordOf = (item: CellItem): string => {
    const kind = kindOf(item)
    if (kind === 'pending' || kind === 'confirmed') return item.booking ? status[kind] : messages.booked
    return kind === 'empty' ? messages.noSlot : messages[kind]
  }
  const spokenItem = (item: CellItem, cell: Cell): string[] => {
    const isLate = cell.hasStarted && item.booking?.status === BOOKING_STATUS.pending
    return [
      ...(item.booking ? [item.booking.patientName] : []),
      wordOf(item).toLowerCase(),
      ...(isAddedByDoctor(item.booking) ? [messages.addedByYou.toLowerCase()] : []),
      ...(isLate ? [overdue.title.toLowerCase()] : []),
    ]
  }
  return {
    wordOf,
    /**
     * `Tuesday 24 November, 10:30 AM, Anitha Selvam, pending`.
     *
     * @param day the day in words
     */
    nameOf: (cell: Cell, day: string, isNext: boolean, conflicts: readonly Booking[]): string =>
      [
        day,
        clockText(cell.from),
        ...(cell.items.length === 0 ? [messages.noSlot] : cell.items.flatMap((item) => spokenItem(item, cell))),
        ...(isNext ? [messages.nextPatient] : []),
        ...(conflicts.length > 0 && cell.items.length === 1
          ? [messages.sameTimeAs(conflicts.map(({ patientName }) => patientName).join(', '))]
          : []),
        ...(cell.isOver && !cell.isOverdue ? [messages.past.toLowerCase()] : []),
      ].join(', '),
  }
}
