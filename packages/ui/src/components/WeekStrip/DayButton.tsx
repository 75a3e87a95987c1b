import { slotsMessages } from '../../messages/en/slots.ts'
import { parseCalendarDate, type SlotDay } from '@nalam/sdk'
import { mergeClasses } from '@fluentui/react-components'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { WeekDay } from './slotWeek.ts'
import { useWeekStripStyles } from './WeekStrip.styles.ts'

export interface DayButtonProps {
  day: WeekDay
  /**
   * The slot counts of the day; undefined while unknown, null if the server does not return them
   * (D11a).
   */
  count: SlotDay | null | undefined
  isChosen: boolean
  /** The month that the strip shows: a day of another month shows its month. */
  month: number | undefined
  isTabStop: boolean
  onChoose: () => void
}

/**
 * One day of the strip: weekday, date, and the numbers of open and booked slots as text. Greyed if
 * it cannot be chosen.
 */
export function DayButton({ day, count, isChosen, month, isTabStop, onChoose }: DayButtonProps) {
  const styles = useWeekStripStyles()
  const messages = useMessages(slotsMessages)
  const formats = useFormats()
  const { date, state, isToday } = day
  const parsed = parseCalendarDate(date)
  const isBarred = state !== 'available'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      disabled={isBarred}
      tabIndex={isTabStop ? 0 : -1}
      data-date={date}
      data-print=""
      className={mergeClasses(styles.day, isChosen && styles.chosen, isBarred && styles.barred)}
      onClick={onChoose}
    >
      <span className={styles.hidden}>{messages.day(formats.date(date, 'weekdayLong'), formats.date(date))}</span>
      {isToday && (
        <>
          <span className={styles.hidden}>{messages.today}</span>
          <span aria-hidden className={styles.today} />
        </>
      )}
      <span aria-hidden className={styles.weekday}>
        {formats.date(date, 'weekdayShort')}
      </span>
      <span aria-hidden className={mergeClasses(styles.number, isBarred && styles.barredNumber)}>
        {parsed?.day}
        {parsed?.month !== month && <span className={styles.otherMonth}>{formats.date(date).split(' ')[1]}</span>}
      </span>
      <DayNote state={state} count={count} />
      <DayMark count={isBarred ? null : count} isChosen={isChosen} />
    </button>
  )
}

function DayNote({ state, count }: { state: WeekDay['state']; count: SlotDay | null | undefined }) {
  const styles = useWeekStripStyles()
  const messages = useMessages(slotsMessages)
  if (state === 'past') return <span className={styles.note}>{messages.past}</span>
  if (state === 'unavailable') return <span className={styles.note}>{messages.notAvailable}</span>
  if (count === undefined) {
    return (
      <span className={mergeClasses(styles.note, styles.waiting)}>
        <Skeleton className={styles.skeleton} />
      </span>
    )
  }
  if (count === null) return <span className={styles.note}>{messages.available}</span>
  const { open, booked } = count
  if (open + booked === 0) return <span className={styles.note}>{messages.noSlots}</span>
  return (
    <span className={styles.note}>
      {open > 0 && <span>{messages.openCount(open)}</span>}
      {open > 0 && booked > 0 && (
        <span aria-hidden className={styles.dot}>
          ·
        </span>
      )}
      {booked > 0 && <span>{messages.bookedCount(booked)}</span>}
    </span>
  )
}

/** A mark for narrow strips without text: a full dot for open slots, a ring if all are booked. */
function DayMark({ count, isChosen }: { count: SlotDay | null | undefined; isChosen: boolean }) {
  const styles = useWeekStripStyles()
  const look = !count || count.open + count.booked === 0 ? undefined : count.open > 0 ? styles.full : styles.ring
  return <span aria-hidden className={mergeClasses(styles.mark, !isChosen && styles.brandMark, look)} />
}
