import { childStylesRef, styleRef } from '../../../theme/internal.ts'
import { CalendarCancel16Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { mergeClasses } from '@fluentui/react-components'
import { Fragment, memo, type ComponentProps } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useCellStyles } from '../cell/Cell.styles.ts'
import { Cell, marksOf, type CellMarks } from '../cell/Cell.tsx'
import type { CellState } from '../cell/cellState.ts'
import type { DayColumn } from '../dayColumn.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import { inRem, type Place, type Scale } from './timeScale.ts'

interface CalendarDayProps extends CellMarks {
  layout: 'week' | 'day'
  /** `YYYY-MM-DD` */
  date: string
  /** Undefined while loading. */
  column: DayColumn | undefined
  /** The first week loads: it is unknown how wide the day will be, so its head is empty. */
  isUnknown: boolean
  scale: Scale
  /** The current minute of the day if the day is today. */
  minute: number | undefined
}

/** Half hours from the top of the skeletons of a loading day. */
const USUAL_MORNING = [0, 1, 2, 4, 5, 7, 8, 10]

/**
 * A day: its head, and the column with its cells. Memoized, and given the marks of its own cells
 * only: it does not render again when the focus moves in another day.
 */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { layout, date, column, isUnknown, scale, minute } = props
  const styles = useCalendarGridStyles()
  const cellStyles = useCellStyles()
  const text = useCalendarText()
  const isClosed = column?.isOpenDay === false
  const day = text.formats.dayLong(date)
  const hours = column && !column.isBlank ? scale.hours : []
  const now = minute !== undefined && scale.shows(minute) ? [minute] : []
  const heightOf = ({ from, to }: CellState) => scale.yOf(to) - scale.yOf(from) - 2
  return (
    <div role="row" className={styles.day}>
      {layout === 'week' ? (
        <DayHead
          {...{ date, isClosed, isUnknown }}
          isBlank={column?.isBlank === true}
          isToday={minute !== undefined}
          tally={column ? text.tallyOf(column) : []}
          counts={column && column.isOpenDay ? text.shortCountsOf(column) : undefined}
        />
      ) : (
        <div role="rowheader" className={styles.hidden}>
          {day}
        </div>
      )}
      <div
        ref={styleRef(inRem({ height: scale.height }))}
        className={mergeClasses(styles.column, isClosed && styles.closedColumn)}
      >
        {column?.isBlank && (
          <span className={styles.closedWord}>
            {column.note ?? text.messages.closedEvery(text.formats.date(date, 'weekdayLong'))}
          </span>
        )}
        <Placed aria-hidden places={[...hours, ...now].map((at) => ({ top: scale.yOf(at) }))}>
          {hours.map((hour) => (
            <span key={hour} className={styles.hourLine} />
          ))}
          {now.length > 0 && <span className={styles.nowLine} />}
        </Placed>
        {column ? (
          <Placed
            className={styles.cells}
            places={column.cells.map((cell) => ({ top: scale.yOf(cell.from) + 1, height: heightOf(cell) }))}
          >
            {column.cells.map((cell) => (
              <Cell
                // The cells of the next week have the same times, so their elements are reused.
                key={layout === 'week' ? cell.from : cell.key}
                {...{ layout, cell, text, day }}
                styles={cellStyles}
                height={heightOf(cell)}
                {...marksOf(cell, props)}
              />
            ))}
          </Placed>
        ) : (
          <Placed places={USUAL_MORNING.map((half) => ({ top: 48 * half + 1 }))}>
            {USUAL_MORNING.map((half) => (
              <Skeleton key={half} isStill className={styles.skeleton} />
            ))}
          </Placed>
        )}
      </div>
    </div>
  )
})

/** Puts its children at computed places. */
export function Placed({ places, ...rest }: ComponentProps<'div'> & { places: readonly Place[] }) {
  return <div {...rest} ref={childStylesRef(places.map(inRem))} />
}

interface DayHeadProps {
  date: string
  isToday: boolean
  isClosed: boolean
  isUnknown: boolean
  /** The day has no cells, and its column is narrow. */
  isBlank: boolean
  tally: readonly string[]
  /** Shown in place of it, where the words are shorter. */
  counts?: readonly string[] | undefined
}

/** Date, weekday and counts above a day of a week. */
export function DayHead({ date, isToday, isClosed, isUnknown, isBlank, tally, counts = tally }: DayHeadProps) {
  const styles = useCalendarGridStyles()
  const { formats } = useCalendarText()
  return (
    <div
      role="rowheader"
      aria-label={`${formats.dayLong(date)}, ${tally.join(' · ')}`}
      aria-current={isToday ? 'date' : undefined}
      className={mergeClasses(
        styles.head,
        isClosed && styles.closedColumn,
        isBlank && styles.blankHead,
        isUnknown && styles.unknownHead,
      )}
    >
      <span className={mergeClasses(styles.date, isClosed && styles.closedDate, isToday && styles.today)}>
        {formats.date(date, 'day')}
      </span>
      <span className={mergeClasses(styles.weekday, isToday && styles.todayWeekday)}>
        {formats.date(date, 'weekdayShort')}
      </span>
      {isBlank && <CalendarCancel16Regular aria-hidden className={styles.closedSign} />}
      <span className={mergeClasses(styles.tally, isBlank && styles.blankTally)}>
        {counts.map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' · '}
            <span className={mergeClasses(styles.part, isClosed && styles.closedPart)}>{part}</span>
          </Fragment>
        ))}
      </span>
    </div>
  )
}
