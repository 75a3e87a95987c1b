import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { calendarMessages } from '../../../messages/en/calendar.ts'
import { slotsMessages } from '../../../messages/en/slots.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Cell } from '../cell/Cell.tsx'
import type { CellState } from '../cell/cellState.ts'
import { useCellText } from '../cell/useCellText.ts'
import type { DayColumn } from '../dayColumn.ts'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import { inRem } from './timeScale.ts'
import type { Scale, Stretch } from './timeScale.ts'

/**
 * Returns whether a day is drawn narrow: a closed day without any cell leaves its width to the
 * others.
 */
export const isNarrow = ({ isOpenDay, cells }: DayColumn): boolean => !isOpenDay && cells.length === 0

interface DayFrameProps {
  isWeek: boolean
  date: string
  isToday: boolean
  isClosed: boolean
  tally: readonly string[]
  /** The first week loads: it is unknown how wide the day will be, so its head is empty. */
  isUnknown?: boolean | undefined
  style: CSSProperties
  children: ReactNode
}

/** The head of a day and the column below it. */
export function DayFrame(props: DayFrameProps) {
  const { isWeek, date, isToday, isClosed, tally, isUnknown = false, style, children } = props
  const styles = useCalendarGridStyles()
  const formats = useFormats()
  return (
    <div role="row" className={styles.day}>
      {isWeek ? (
        <div
          role="rowheader"
          aria-label={`${formats.date(date, 'dayLong')}, ${tally.join(' · ')}`}
          aria-current={isToday ? 'date' : undefined}
          className={mergeClasses(styles.head, isUnknown && styles.unknownHead)}
        >
          <span className={mergeClasses(styles.date, isClosed && styles.closedDate, isToday && styles.today)}>
            {formats.date(date, 'day')}
          </span>
          <span className={mergeClasses(styles.weekday, isToday && styles.todayWeekday)}>
            {formats.date(date, 'weekdayShort')}
          </span>
          <span className={styles.tally}>
            {tally.map((part, index) => (
              <span key={part} className={styles.part}>
                {index > 0 && '\u00A0· '}
                {part}
              </span>
            ))}
          </span>
        </div>
      ) : (
        <div role="rowheader" className={styles.hidden}>
          {formats.date(date, 'dayLong')}
        </div>
      )}
      <div className={mergeClasses(styles.column, isClosed && styles.closedColumn)} style={style}>
        {children}
      </div>
    </div>
  )
}

export interface CalendarDayProps extends Pick<DayFrameProps, 'isUnknown'> {
  layout: 'week' | 'day'
  /** `YYYY-MM-DD` */
  date: string
  /** Undefined while loading. */
  column: DayColumn | undefined
  /** Cells, including the empty half hours. */
  cells: readonly CellState[]
  stretches: readonly Stretch[]
  scale: Scale
  /** The current minute of the day if the day is today. */
  minute: number | undefined
  /** The next patient, if they come on this day. */
  next: { cell: CellState; minutes: number } | undefined
  /** Keys of the cells of this day that are the tab stop and open. */
  currentKey: string | undefined
  selectedKey: string | undefined
  /** Ids of the slots and bookings with a change in progress. */
  pendingIds: ReadonlySet<string>
}

/** A day with its cells. Memoized: it does not render again when the focus moves in another day. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { layout, date, column, cells, stretches, scale, minute, next, currentKey, selectedKey, pendingIds } = props
  const styles = useCalendarGridStyles()
  const text = useCellText()
  const tallyOf = useTally()
  const day = text.formats.date(date, 'dayLong')
  const isEmpty = column !== undefined && isNarrow(column)
  const showsNow =
    minute !== undefined && stretches.some(({ kind, from, to }) => kind === 'hours' && from <= minute && minute < to)
  return (
    <DayFrame
      isWeek={layout === 'week'}
      date={date}
      isToday={minute !== undefined}
      isClosed={column?.isOpenDay === false}
      tally={column ? tallyOf(column) : []}
      isUnknown={props.isUnknown}
      style={inRem({ height: scale.height })}
    >
      {column && !isEmpty && <HourLines stretches={stretches} scale={scale} />}
      {isEmpty && <ClosedWord column={column} />}
      {showsNow && <span aria-hidden className={styles.nowLine} style={inRem({ top: scale.yOf(minute) })} />}
      {column ? (
        <div className={styles.cells}>
          {cells.map((cell) => (
            <Cell
              // The cells of the next week have the same times, so their elements are reused.
              key={layout === 'week' ? cell.from : cell.key}
              layout={layout}
              cell={cell}
              text={text}
              day={day}
              top={scale.yOf(cell.from) + 1}
              height={scale.lengthOf(cell.from, cell.to) - 2}
              isCurrent={cell.key === currentKey}
              isSelected={cell.key === selectedKey}
              isPending={isPendingCell(cell, pendingIds)}
              nextIn={cell.key === next?.cell.key ? next.minutes : undefined}
            />
          ))}
        </div>
      ) : (
        <UsualMorning />
      )}
      {showsNow && <span aria-hidden className={styles.nowDot} style={inRem({ top: scale.yOf(minute) })} />}
    </DayFrame>
  )
})

/** Returns whether a change in a cell is in progress. */
export const isPendingCell = ({ items }: CellState, pendingIds: ReadonlySet<string>): boolean =>
  pendingIds.size > 0 &&
  items.some(({ slot, booking }) => pendingIds.has(slot?.id ?? '') || pendingIds.has(booking?.id ?? ''))

/** Skeleton of the cells, shown while they load. */
function UsualMorning() {
  const styles = useCalendarGridStyles()
  return [0, 1, 2, 4, 5, 7, 8, 10].map((half) => (
    <Skeleton key={half} isStill className={styles.skeleton} style={inRem({ top: 48 * half + 1 })} />
  ))
}

/** The hour lines behind a day's cells. */
function HourLines({ stretches, scale }: { stretches: readonly Stretch[]; scale: Scale }) {
  const styles = useCalendarGridStyles()
  return stretches
    .filter(({ kind }) => kind === 'hours')
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60))
    .map((hour) => <span key={hour} aria-hidden className={styles.hourLine} style={inRem({ top: scale.yOf(hour) })} />)
}

/**
 * Returns a function that formats the counts of a day: `15 booked` and `4 open`. A closed day says
 * so first: by its note if it has slots, because its column has no room for one.
 */
export function useTally(): (column: DayColumn) => readonly string[] {
  const messages = useMessages(calendarMessages)
  const slots = useMessages(slotsMessages)
  return ({ isOpenDay, cells, booked, open, note }) => {
    if (!isOpenDay && cells.length === 0) return [messages.closed]
    const counts = [...(booked > 0 ? [slots.bookedCount(booked)] : []), ...(open > 0 ? [slots.openCount(open)] : [])]
    if (!isOpenDay) return [note ?? messages.closed, ...counts]
    return counts.length > 0 ? counts : [slots.noSlots]
  }
}

function ClosedWord({ column: { date, note } }: { column: DayColumn }) {
  const styles = useCalendarGridStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
  return (
    <span className={styles.closedWord}>
      {note === undefined ? (
        messages.closedEvery(formats.date(date, 'weekdayLong'))
      ) : (
        <>
          <CalendarCancel20Regular aria-hidden />
          {note}
        </>
      )}
    </span>
  )
}
