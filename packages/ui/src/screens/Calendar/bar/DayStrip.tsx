import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { mergeClasses } from '@fluentui/react-components'
import { addDays } from '@nalam/sdk'
import { useFormats } from '../../../messages/useFormats.ts'
import type { DayColumn } from '../dayColumn.ts'
import { useTally } from '../grid/CalendarDay.tsx'
import { useDayStripStyles } from './DayStrip.styles.ts'
import { useDayName } from '../cell/useCellText.ts'

export interface DayStripProps {
  /** First of the seven days, `YYYY-MM-DD`. */
  start: string
  /** The chosen day, `YYYY-MM-DD`. */
  date: string
  today: string
  /** Undefined while loading. */
  columns: readonly DayColumn[] | undefined
  onDateChange: (date: string) => void
}

/** Seven days to choose from, each with the number of its pending bookings. */
export function DayStrip({ start, date: chosen, today, columns, onDateChange }: DayStripProps) {
  const styles = useDayStripStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
  const dayName = useDayName()
  const tallyOf = useTally()
  return (
    <ul className={styles.root}>
      {Array.from({ length: 7 }, (_, index) => addDays(start, index)).map((date, index) => {
        const column = columns?.[index]
        const isClosed = column?.isOpenDay === false
        const isChosen = date === chosen
        const waiting = column?.waiting ?? 0
        const spoken = [
          dayName(date),
          ...(column ? [tallyOf(column).join(' · ')] : []),
          ...(waiting > 0 ? [messages.waitingCount(waiting)] : []),
        ].join(', ')
        return (
          <li key={date}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-current={date === today ? 'date' : undefined}
              className={mergeClasses(
                styles.day,
                isClosed && styles.closed,
                date === today && styles.today,
                isChosen && styles.chosen,
              )}
              onClick={() => onDateChange(date)}
            >
              <span className={styles.spoken}>{spoken}</span>
              <span aria-hidden className={styles.content}>
                <span className={mergeClasses(styles.weekday, isChosen && styles.inherit)}>
                  {formats.date(date, 'weekdayShort').replace(/\.$/, '')}
                </span>
                <span className={styles.date}>{Number(date.slice(8))}</span>
                <span className={mergeClasses(styles.mark, isClosed && styles.closedMark, isChosen && styles.inherit)}>
                  {waiting > 0 && <Clock16Regular aria-hidden />}
                  {waiting > 0 && formats.number(waiting)}
                  {waiting === 0 && isClosed && (
                    <>
                      <CalendarCancel20Regular aria-hidden className={styles.closedSign} />
                      <span className={styles.closedWord}>{messages.closed}</span>
                    </>
                  )}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
