import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import type { ReactNode } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { calendarMessages } from '../../../messages/en/calendar.ts'
import { slotsMessages } from '../../../messages/en/slots.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useChildStyles, useElementStyle } from '../../../theme/useElementStyle.ts'
import { useCellStyles } from '../cell/Cell.styles.ts'
import { Cell, marksOf } from '../cell/Cell.tsx'
import type { CellMarks } from '../cell/Cell.tsx'
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
  /** Height of the column in pixels. */
  height: number
  children: ReactNode
}

/** The head of a day and the column below it. */
export function DayFrame(props: DayFrameProps) {
  const { isWeek, date, isToday, isClosed, tally, isUnknown = false, height, children } = props
  const styles = useCalendarGridStyles()
  const formats = useFormats()
  const column = useElementStyle<HTMLDivElement>(inRem({ height }))
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
      <div ref={column} className={mergeClasses(styles.column, isClosed && styles.closedColumn)}>
        {children}
      </div>
    </div>
  )
}

interface CalendarDayProps extends CellMarks, Pick<DayFrameProps, 'isUnknown'> {
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
}

/**
 * A day with its cells. Memoized, and given the marks of its own cells only: it does not render
 * again when the focus moves in another day.
 */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { layout, date, column, stretches, scale, minute } = props
  const styles = useCalendarGridStyles()
  const tallyOf = useTally()
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
      height={scale.height}
    >
      {column && !isEmpty && <HourLines stretches={stretches} scale={scale} />}
      {isEmpty && <ClosedWord column={column} />}
      {showsNow && <NowMark className={styles.nowLine} top={scale.yOf(minute)} />}
      {column ? <Cells {...props} /> : <UsualMorning />}
      {showsNow && <NowMark className={styles.nowDot} top={scale.yOf(minute)} />}
    </DayFrame>
  )
})

function Cells({ layout, date, cells, scale, ...marks }: CalendarDayProps) {
  const styles = useCalendarGridStyles()
  const cellStyles = useCellStyles()
  const text = useCellText()
  const day = text.formats.date(date, 'dayLong')
  const heightOf = ({ from, to }: CellState) => scale.lengthOf(from, to) - 2
  const ref = useChildStyles<HTMLDivElement>(
    cells.map((cell) => inRem({ top: scale.yOf(cell.from) + 1, height: heightOf(cell) })),
  )
  return (
    <div ref={ref} className={styles.cells}>
      {cells.map((cell) => (
        <Cell
          // The cells of the next week have the same times, so their elements are reused.
          key={layout === 'week' ? cell.from : cell.key}
          {...{ layout, cell, text, day }}
          styles={cellStyles}
          height={heightOf(cell)}
          {...marksOf(cell, marks)}
        />
      ))}
    </div>
  )
}

function NowMark({ top, className }: { top: number; className: string }) {
  return <span aria-hidden ref={useElementStyle<HTMLSpanElement>(inRem({ top }))} className={className} />
}

const USUAL_MORNING = [0, 1, 2, 4, 5, 7, 8, 10]

/** Skeleton of the cells, shown while they load. */
function UsualMorning() {
  const styles = useCalendarGridStyles()
  const ref = useChildStyles<HTMLDivElement>(USUAL_MORNING.map((half) => inRem({ top: 48 * half + 1 })))
  return (
    <div ref={ref}>
      {USUAL_MORNING.map((half) => (
        <Skeleton key={half} isStill className={styles.skeleton} />
      ))}
    </div>
  )
}

/** The hour lines behind a day's cells. */
function HourLines({ stretches, scale }: { stretches: readonly Stretch[]; scale: Scale }) {
  const styles = useCalendarGridStyles()
  const hours = stretches
    .filter(({ kind }) => kind === 'hours')
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60))
  const ref = useChildStyles<HTMLDivElement>(hours.map((hour) => inRem({ top: scale.yOf(hour) })))
  return (
    <div aria-hidden ref={ref}>
      {hours.map((hour) => (
        <span key={hour} className={styles.hourLine} />
      ))}
    </div>
  )
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
