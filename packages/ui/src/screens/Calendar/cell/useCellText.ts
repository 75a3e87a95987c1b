import { calendarMessages } from '../../../messages/en/calendar.ts'
import { decisionsMessages } from '../../../messages/en/decisions.ts'
import { statusMessages } from '../../../messages/en/status.ts'
import { formatClockTime, clockTimeOfMinutes, BOOKING_STATUS } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { useMemo } from 'react'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import type { Cell, CellItem } from '../dayColumn.ts'
import { kindOf } from '../dayColumn.ts'
import { cacheByName } from './cacheByName.ts'
import { isPast } from './useCellLook.ts'
import type { CellState } from './useCellLook.ts'

/** The booking type that the platform returns for a booking added by the doctor. */
const WALK_IN = 'walk-in'

export const isAddedByDoctor = (booking: Booking | undefined): boolean => booking?.mode.toLowerCase() === WALK_IN

/** Formats a minute of the day; the end of a day is 12:00 AM. */
export const clockText = (minute: number): string =>
  cachedTexts(String(minute), () => formatClockTime(clockTimeOfMinutes(minute % 1440)))

/** A cache, because a week formats its few times thousands of times. */
const cachedTexts = cacheByName<string>()

/** Formats a minute without AM and PM, for places with an axis that shows them. */
export const shortClock = (minute: number): string => clockText(minute).replace(/ [AP]M$/, '')

/** Formats a range: `10:00 – 11:00 AM`, or with AM and PM on both if they differ. */
export function rangeText(from: number, to: number): string {
  const [start, end] = [clockText(from), clockText(to)]
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`
}

/** Returns a function that formats a day: `Tuesday 24 November`, in the current language. */
export function useDayName(): (date: string) => string {
  const formats = useFormats()
  return (date) => `${formats.date(date, 'weekdayLong')} ${Number(date.slice(8))} ${formats.date(date, 'monthLong')}`
}

/** Returns the texts of cells: the visible ones and those for screen readers (CAL-05). */
export function useCellText() {
  const messages = useMessages(calendarMessages)
  const status = useMessages(statusMessages)
  const { overdue, sameTimeAs } = useMessages(decisionsMessages)
  return useMemo(() => {
    const wordOf = (item: CellItem): string => {
      const kind = kindOf(item)
      if (kind === 'pending' || kind === 'confirmed') return item.booking ? status[kind] : messages.booked
      return kind === 'empty' ? messages.noSlot : messages[kind]
    }
    const wordsOf = (item: CellItem, cell: Cell): string[] => {
      const isLate = cell.hasStarted && item.booking?.status === BOOKING_STATUS.pending
      return [
        item.booking?.patientName ?? wordOf(item),
        ...(item.booking ? [wordOf(item).toLowerCase()] : []),
        ...(isAddedByDoctor(item.booking) ? [messages.addedByYou.toLowerCase()] : []),
        ...(isLate ? [overdue.title.toLowerCase()] : []),
      ]
    }
    const before = (cell: Cell, day: string) => `${day}, ${clockText(cell.from)}, `
    const item = (each: CellItem, cell: Cell) => wordsOf(each, cell).join(', ')
    const after = (cell: Cell, { nextIn, conflicts }: Pick<CellState, 'nextIn' | 'conflicts'>) =>
      [
        ...(nextIn === undefined ? [] : [messages.nextPatient]),
        ...(conflicts.length > 0 && cell.items.length === 1
          ? [sameTimeAs(conflicts.map(({ patientName }) => patientName).join(', '))]
          : []),
        ...(isPast(cell) ? [messages.past.toLowerCase()] : []),
      ]
        .map((word) => `, ${word}`)
        .join('')
    return {
      /** The word of a state, as it is shown. */
      wordOf,
      /** `Tuesday 24 November, 10:30 AM, ` */
      before,
      /** `Anitha Selvam, pending` */
      item,
      /** The same without the first word, which is visible: `, pending`. */
      afterItem: (each: CellItem, cell: Cell) =>
        wordsOf(each, cell)
          .slice(1)
          .map((word) => `, ${word}`)
          .join(''),
      /** The text after all items of a cell: `, next patient, past`. */
      after,
      /**
       * Returns `Tuesday 24 November, 10:30 AM, Anitha Selvam, pending`.
       *
       * @param day the day as text
       */
      nameOf: (cell: Cell, day: string, state: Pick<CellState, 'nextIn' | 'conflicts'>): string =>
        before(cell, day) +
        (cell.items.length === 0 ? messages.noSlot : cell.items.map((each) => item(each, cell)).join(', ')) +
        after(cell, state),
    }
  }, [messages, status, overdue, sameTimeAs])
}
