import { calendarMessages } from '../../../messages/en/calendar.ts'
import { slotsMessages } from '../../../messages/en/slots.ts'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { mergeClasses } from '@fluentui/react-components'
import { memo, useMemo, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { HourLines } from './CalendarAxis.tsx'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import type { Cell, DayColumn } from '../dayColumn.ts'
import { conflictsByBooking } from '../dayColumn.ts'
import { LineCell } from '../cell/LineCell.tsx'
import { inRem } from './scale.ts'
import type { Scale } from './scale.ts'
import type { Stretch } from './timeScale.ts'
import type { CellState } from '../cell/useCellLook.ts'
import { useDayName } from '../cell/useCellText.ts'
import { useWeekCell } from '../cell/WeekCell.tsx'

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
  isUnknown?: boolean
  style: CSSProperties
  children: ReactNode
}

/** The head of a day and the column below it. */
export function DayFrame({
  isWeek,
  date,
  isToday,
  isClosed,
  tally,
  isUnknown = false,
  style,
  children,
}: DayFrameProps) {
  const styles = useCalendarGridStyles()
  const formats = useFormats()
  const dayName = useDayName()
  return (
    <div role="row" className={styles.day}>
      {isWeek ? (
        <div
          role="rowheader"
          aria-label={`${dayName(date)}, ${tally.join(' · ')}`}
          aria-current={isToday ? 'date' : undefined}
          className={mergeClasses(styles.head, isUnknown && styles.unknownHead)}
        >
          <span className={mergeClasses(styles.date, isClosed && styles.closedDate, isToday && styles.today)}>
            {Number(date.slice(8))}
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
          {dayName(date)}
        </div>
      )}
      <div className={mergeClasses(styles.column, isClosed && styles.closedColumn)} style={style}>
        {children}
      </div>
    </div>
  )
}

export interface CalendarDayProps {
  layout: 'week' | 'day'
  /** `YYYY-MM-DD` */
  date: string
  /** Undefined while loading. */
  column: DayColumn | undefined
  /** Cells, including the empty half hours. */
  cells: readonly Cell[]
  stretches: readonly Stretch[]
  scale: Scale
  /** The current minute of the day if the day is today. */
  minute: number | undefined
  /** The next patient, if they come on this day. */
  next: { cell: Cell; minutes: number } | undefined
  /**
   * Keys of the cells of this day that are the tab stop and open; ids of the slots and bookings
   * with a change in progress.
   */
  currentKey: string | undefined
  selectedKey: string | undefined
  pendingIds: ReadonlySet<string>
}

const NO_CONFLICTS: readonly never[] = []
/** The state of most cells. */
const PLAIN: CellState = {
  isCurrent: false,
  isSelected: false,
  isPending: false,
  nextIn: undefined,
  conflicts: NO_CONFLICTS,
}

type KeptCells = Pick<CalendarDayProps, 'date' | 'cells' | 'scale'> & { column: DayColumn }

/** A day with its cells. Memoized: it does not render again when the focus moves in another day. */
export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { layout, date, column, cells, stretches, scale, minute } = props
  const styles = useCalendarGridStyles()
  const tallyOf = useTally()
  const isWeek = layout === 'week'
  // While a week loads, the hidden elements of the previous week are kept and reused (P9).
  const [kept, setKept] = useState<KeptCells>()
  if (isWeek && column && kept?.cells !== cells) setKept({ date, column, cells, scale })
  const drawn = column ? { date, column, cells, scale } : kept
  const isClosed = column?.isOpenDay === false
  const isEmpty = column !== undefined && isNarrow(column)
  const showsNow =
    minute !== undefined && stretches.some(({ kind, from, to }) => kind === 'hours' && from <= minute && minute < to)
  return (
    <DayFrame
      isWeek={isWeek}
      date={date}
      isToday={minute !== undefined}
      isClosed={isClosed}
      tally={column ? tallyOf(column) : []}
      isUnknown={!drawn}
      style={inRem({ height: scale.height })}
    >
      {column && !isEmpty && <HourLines stretches={stretches} scale={scale} />}
      {isEmpty && <ClosedWord column={column} />}
      {showsNow && <span aria-hidden className={styles.nowLine} style={inRem({ top: scale.yOf(minute) })} />}
      {!column && <UsualMorning />}
      {isWeek && drawn && (
        <div aria-hidden={!column || undefined} className={mergeClasses(styles.cells, !column && styles.outOfSight)}>
          <WeekCells {...props} {...drawn} />
        </div>
      )}
      {column && !isWeek && <LineCells {...props} column={column} />}
      {showsNow && <span aria-hidden className={styles.nowDot} style={inRem({ top: scale.yOf(minute) })} />}
    </DayFrame>
  )
})

/** Skeleton of the cells, shown while they load. */
function UsualMorning() {
  const styles = useCalendarGridStyles()
  return [0, 1, 2, 4, 5, 7, 8, 10].map((half) => (
    <Skeleton key={half} isStill className={styles.skeleton} style={inRem({ top: 48 * half + 1 })} />
  ))
}

type CellsProps = CalendarDayProps & { column: DayColumn }

/** Returns a function that computes the state of a cell of the day. */
function useStates({ column, next, currentKey, selectedKey, pendingIds }: CellsProps): (cell: Cell) => CellState {
  const conflicts = useMemo(() => conflictsByBooking(column), [column])
  return (cell) => {
    const found = cell.items.map(({ booking }) => booking && conflicts.get(booking.id)).find(Boolean)
    const isCurrent = cell.key === currentKey
    const isSelected = cell.key === selectedKey
    const isPending =
      pendingIds.size > 0 &&
      cell.items.some(({ slot, booking }) => pendingIds.has(slot?.id ?? '') || pendingIds.has(booking?.id ?? ''))
    const nextIn = cell.key === next?.cell.key ? next.minutes : undefined
    if (!isCurrent && !isSelected && !isPending && nextIn === undefined && !found) return PLAIN
    return { isCurrent, isSelected, isPending, nextIn, conflicts: found ?? NO_CONFLICTS }
  }
}

const placed = (cell: Cell, scale: Scale) => ({
  cell,
  top: scale.yOf(cell.from) + 1,
  height: scale.lengthOf(cell.from, cell.to) - 2,
})

function WeekCells(props: CellsProps) {
  const { date, cells, scale } = props
  const day = useDayName()(date)
  const draw = useWeekCell()
  const stateOf = useStates(props)
  // React skips identical elements, so that a move of the focus renders only two cells.
  const plain = useMemo(
    () => new Map(cells.map((cell) => [cell, draw({ ...placed(cell, scale), day }, PLAIN)])),
    [cells, draw, scale, day],
  )
  return cells.map((cell) => {
    const state = stateOf(cell)
    return state === PLAIN ? plain.get(cell) : draw({ ...placed(cell, scale), day }, state)
  })
}

function LineCells(props: CellsProps) {
  const { date, cells, scale } = props
  const day = useDayName()(date)
  const stateOf = useStates(props)
  return cells.map((cell) => (
    <LineCell key={cell.key} layout="day" day={day} {...placed(cell, scale)} {...stateOf(cell)} />
  ))
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
