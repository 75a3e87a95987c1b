import { slotsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { parseCalendarDate, type SlotDay, toIsoDate, type WeekdayCode } from '@nalam/sdk'
import { mergeClasses } from '@fluentui/react-components'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { type WeekDay, chosenDay, slotWeek, stripMoves } from './slotWeek.ts'
import { useWeekStripStyles } from './WeekStrip.styles.ts'
import { ChevronDoubleLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-double-left'
import { ChevronDoubleRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-double-right'
import { ChevronLeft20Regular } from '@fluentui/react-icons/headless/svg/chevron-left'
import { ChevronRight20Regular } from '@fluentui/react-icons/headless/svg/chevron-right'
import { useRef, useState, type ComponentProps, type ReactElement } from 'react'
import { Legend } from '../Legend/Legend.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useMovingFocus, type FocusMove } from '../useMovingFocus.ts'

interface DayButtonProps {
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
function DayButton({ day, count, isChosen, month, isTabStop, onChoose }: DayButtonProps) {
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
      <span className={styles.hidden}>{formats.dayLong(date)}</span>
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
        {parsed?.month !== month && <span className={styles.otherMonth}>{formats.date(date, 'monthShort')}</span>}
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

export interface WeekStripProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Today at the clinic, `YYYY-MM-DD` (D6). */
  today: string
  /** The doctor's days; every other day is greyed. */
  availableDays: readonly WeekdayCode[]
  /** First of the seven days, `YYYY-MM-DD`. */
  start?: string
  defaultStart?: string
  onStartChange?: ((start: string) => void) | undefined
  /** The chosen day, `YYYY-MM-DD`; if it cannot be chosen, the first day that can is used. */
  value?: string | null
  defaultValue?: string | null
  onValueChange?: ((date: string) => void) | undefined
  /**
   * The slot counts of the days; undefined while they load, null if the server does not return them
   * (D11a).
   */
  counts?: readonly SlotDay[] | null | undefined
}

/**
 * Month header and seven days from a date (SLOT-02, D7). Choosing a day does not move the strip.
 * The arrow buttons move it by a month or a week, never before the current month. Left, Right, Home
 * and End move the focus between the days that can be chosen.
 */
export function WeekStrip({
  today,
  availableDays,
  start,
  defaultStart = today,
  onStartChange,
  value,
  defaultValue = null,
  onValueChange,
  counts,
  className,
  ...rest
}: WeekStripProps) {
  const styles = useWeekStripStyles()
  const messages = useMessages(slotsMessages)
  const formats = useFormats()
  const [ownStart, setOwnStart] = useState(defaultStart)
  const [ownValue, setOwnValue] = useState(defaultValue)
  const first = start ?? ownStart
  const days = slotWeek(first, availableDays, today)
  const chosen = chosenDay(days, value === undefined ? ownValue : value)
  const moves = stripMoves(first, today)
  const strip = useRef<HTMLDivElement>(null)
  const open = days.filter(({ state }) => state === 'available').map(({ date }) => date)
  const moving = useMovingFocus(strip, {
    attribute: 'data-date',
    keys: open,
    start: chosen ?? undefined,
    isStartAlways: true,
  })
  // Only Enter and Space choose, because choosing sends a request.
  const next: FocusMove = (key, from) => {
    const at = open.indexOf(from)
    return { ArrowLeft: open[at - 1], ArrowRight: open[at + 1], Home: open[0], End: open.at(-1) }[key]
  }

  const move = (target: string | null) => () => {
    if (target === null) return
    setOwnStart(target)
    onStartChange?.(target)
  }
  const arrow = (label: string, target: string | null, icon: ReactElement) => (
    <IconButton look="outlined" label={label} icon={icon} disabled={target === null} onClick={move(target)} />
  )
  return (
    <div {...rest} className={mergeClasses(styles.root, className)}>
      <div className={styles.layout}>
        <div className={styles.head}>
          {arrow(messages.previousMonth, moves.previousMonth, <ChevronDoubleLeft20Regular aria-hidden />)}
          {arrow(messages.previousWeek, moves.previousWeek, <ChevronLeft20Regular aria-hidden />)}
          <h2 className={styles.month} aria-live="polite">
            {formats.date(first, 'month')}
          </h2>
          {arrow(messages.nextWeek, moves.nextWeek, <ChevronRight20Regular aria-hidden />)}
          {arrow(messages.nextMonth, moves.nextMonth, <ChevronDoubleRight20Regular aria-hidden />)}
        </div>
        <div
          {...moving.props}
          ref={strip}
          role="toolbar"
          aria-label={messages.days}
          tabIndex={-1}
          className={styles.days}
          onKeyDown={(event) => moving.move(event, next)}
        >
          {days.map((day) => (
            <DayButton
              key={day.date}
              day={day}
              count={counts ? (counts.find(({ date }) => toIsoDate(date) === day.date) ?? null) : counts}
              isChosen={day.date === chosen}
              month={parseCalendarDate(first)?.month}
              isTabStop={day.date === moving.stop}
              onChoose={() => {
                setOwnValue(day.date)
                onValueChange?.(day.date)
              }}
            />
          ))}
        </div>
        {counts !== null && (
          <Legend
            aria-hidden
            className={styles.legend}
            items={[
              { sign: <span className={mergeClasses(styles.dotSign, styles.full)} />, text: messages.someOpen },
              { sign: <span className={mergeClasses(styles.dotSign, styles.ring)} />, text: messages.allBooked },
            ]}
          />
        )}
      </div>
    </div>
  )
}
