import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/headless/svg/arrow-maximize-vertical'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { mergeClasses } from '@griffel/react'
import { addDays, minutesOfDay } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useId } from 'react'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { CalendarCell } from './CalendarCell.tsx'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import type { Cell, DayColumn } from './calendarDay.ts'
import { conflictsOf } from './calendarDay.ts'
import type { GridDay } from './gridMoves.ts'
import { minutePixels, scaleOf } from './scale.ts'
import type { Scale } from './scale.ts'
import type { Stretch } from './timeScale.ts'
import { clockText, rangeText, shortClock, useDayName } from './useCellText.ts'

export interface CalendarGridProps {
  layout: 'week' | 'day'
  /** Undefined while they are being read: the frame and the focus in it stay. */
  columns: readonly DayColumn[] | undefined
  /** The same days with their empty half hours. */
  days: readonly GridDay[]
  stretches: readonly Stretch[]
  /** First day, for the heads while the days are being read. */
  firstDay: string
  now: ClinicMoment
  next: { cell: Cell; minutes: number } | undefined
  currentKey: string | undefined
  selectedKey: string | undefined
  /** Slots and bookings of which a change is on its way. */
  pendingIds: ReadonlySet<string>
  onUnfold: (from: number) => void
  gridProps: ComponentProps<'div'>
}

/** Days as columns on one scale (CAL-01). In the markup each day is a row of the grid, so that it is read day by day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { layout, columns, days, stretches, firstDay, now, gridProps } = props
  const styles = useCalendarGridStyles()
  const messages = useCalendarMessages()
  const id = useId()
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isTight = useMediaQuery('(max-width: 1099.98px)')
  const scale = scaleOf(stretches, minutePixels(columns?.flatMap(({ cells }) => cells) ?? [], isTouch))
  const isWeek = layout === 'week'
  const widths = columns?.map((column) => (isNarrow(column) ? (isTight ? '40px' : '96px') : 'minmax(0, 1fr)'))
  return (
    <div className={mergeClasses(styles.frame, !isWeek && styles.dayFrame)}>
      <Axis
        stretches={stretches}
        scale={scale}
        now={columns?.some(({ date }) => date === now.date) ? now : undefined}
        isWeek={isWeek}
      />
      <div className={styles.body}>
        <p id={id} className={styles.hidden}>
          {messages.keys}
        </p>
        {/* It holds cells that take the focus; it takes the focus itself while they are being read. */}
        <div
          {...gridProps}
          role="grid"
          tabIndex={-1}
          aria-label={messages.grid}
          aria-describedby={id}
          aria-busy={columns === undefined || undefined}
          className={styles.grid}
          style={{
            gridTemplateColumns: isWeek ? (widths?.join(' ') ?? 'repeat(7, minmax(0, 1fr))') : 'minmax(0, 1fr)',
          }}
        >
          {columns
            ? columns.map((column, index) => (
                <Day key={column.date} {...props} column={column} cells={days[index]?.cells ?? []} scale={scale} />
              ))
            : Array.from({ length: isWeek ? 7 : 1 }, (_, index) => (
                <DayFrame
                  key={index}
                  isWeek={isWeek}
                  date={addDays(firstDay, index)}
                  isToday={false}
                  isClosed={false}
                  tally=""
                  style={inRem({ height: scale.height })}
                >
                  {/* A usual morning. */}
                  {[0, 1, 2, 4, 5, 7, 8, 10].map((half) => (
                    <Skeleton key={half} isStill className={styles.skeleton} style={inRem({ top: 48 * half + 1 })} />
                  ))}
                </DayFrame>
              ))}
        </div>
      </div>
      <Folds {...props} scale={scale} hasHead={isWeek} />
    </div>
  )
}

/** A closed day without anything on it leaves its room to the others. */
const isNarrow = ({ isOpenDay, cells }: DayColumn): boolean => !isOpenDay && cells.length === 0

const inRem = (place: { top?: number; height?: number }): CSSProperties =>
  Object.fromEntries(Object.entries(place).map(([name, pixels]) => [name, `${pixels / 16}rem`]))

interface AxisProps {
  stretches: readonly Stretch[]
  scale: Scale
  now: ClinicMoment | undefined
  isWeek: boolean
}

/** Nearer to the present minute an hour would lie under its label. */
const LABEL_ROOM = 12

function Axis({ stretches, scale, now, isWeek }: AxisProps) {
  const styles = useCalendarGridStyles()
  const minute = now && minutesOfDay(now.time)
  const isShown = (from: number) =>
    stretches.some((part) => part.kind === 'hours' && part.from <= from && from < part.to)
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60).filter(isShown)
  return (
    <div aria-hidden className={styles.axis}>
      <div className={isWeek ? styles.axisHead : styles.noHead} />
      <div className={styles.axis}>
        {hours
          .filter((hour) => typeof minute !== 'number' || Math.abs(hour + 4 - minute) > LABEL_ROOM)
          .map((hour) => (
            <span key={hour} className={styles.hour} style={inRem({ top: scale.yOf(hour) + 2 })}>
              {clockText(hour).replace(':00', '')}
            </span>
          ))}
        {typeof minute === 'number' && isShown(minute) && (
          <span className={styles.nowLabel} style={inRem({ top: scale.yOf(minute) })}>
            {shortClock(minute)}
          </span>
        )}
      </div>
    </div>
  )
}

interface DayFrameProps {
  isWeek: boolean
  date: string
  isToday: boolean
  isClosed: boolean
  tally: string
  isHatched?: boolean
  style: CSSProperties
  children: ReactNode
}

function DayFrame({ isWeek, date, isToday, isClosed, tally, isHatched = false, style, children }: DayFrameProps) {
  const styles = useCalendarGridStyles()
  const formats = useFormats()
  const dayName = useDayName()
  return (
    <div role="row" className={styles.day}>
      {isWeek ? (
        <div
          role="rowheader"
          aria-label={`${dayName(date)}, ${tally}`}
          aria-current={isToday ? 'date' : undefined}
          className={styles.head}
        >
          <span className={mergeClasses(styles.date, isClosed && styles.closedDate, isToday && styles.today)}>
            {Number(date.slice(8))}
          </span>
          <span className={mergeClasses(styles.weekday, isToday && styles.todayWeekday)}>
            {formats.date(date, 'weekdayShort')}
          </span>
          <span className={styles.tally}>{tally}</span>
        </div>
      ) : (
        <div role="rowheader" className={styles.hidden}>
          {dayName(date)}
        </div>
      )}
      <div className={mergeClasses(styles.column, isHatched && styles.closedColumn)} style={style}>
        {children}
      </div>
    </div>
  )
}

type DayProps = CalendarGridProps & { column: DayColumn; cells: readonly Cell[]; scale: Scale }

function Day(props: DayProps) {
  const { layout, column, cells, scale, stretches, now, next, currentKey, selectedKey, pendingIds } = props
  const styles = useCalendarGridStyles()
  const dayName = useDayName()
  const tallyOf = useTally()
  const { date } = column
  const isToday = date === now.date
  const day = dayName(date)
  const minute = minutesOfDay(now.time) ?? 0
  const showsNow = isToday && stretches.some(({ kind, from, to }) => kind === 'hours' && from <= minute && minute < to)
  return (
    <DayFrame
      isWeek={layout === 'week'}
      date={date}
      isToday={isToday}
      isClosed={isNarrow(column)}
      isHatched={isNarrow(column)}
      tally={tallyOf(column)}
      style={inRem({ height: scale.height })}
    >
      {!isNarrow(column) && <HourLines stretches={stretches} scale={scale} />}
      {isNarrow(column) && <ClosedWord column={column} />}
      {showsNow && <span aria-hidden className={styles.nowLine} style={inRem({ top: scale.yOf(minute) })} />}
      {cells.map((cell) => (
        <CalendarCell
          key={cell.key}
          cell={cell}
          layout={layout}
          day={day}
          top={scale.yOf(cell.from) + 1}
          height={scale.lengthOf(cell.from, cell.to) - 2}
          isCurrent={cell.key === currentKey}
          isSelected={cell.key === selectedKey}
          isPending={cell.items.some(
            ({ slot, booking }) => pendingIds.has(slot?.id ?? '') || pendingIds.has(booking?.id ?? ''),
          )}
          nextIn={cell.key === next?.cell.key ? next.minutes : undefined}
          conflicts={cell.items.some(({ booking }) => booking) ? cellConflicts(column, cell) : NONE}
        />
      ))}
      {showsNow && <span aria-hidden className={styles.nowDot} style={inRem({ top: scale.yOf(minute) })} />}
    </DayFrame>
  )
}

// The same object each time, so that cells without conflicts are not drawn again.
const NONE: readonly never[] = []

function cellConflicts(column: DayColumn, { items }: Cell): ReturnType<typeof conflictsOf> | typeof NONE {
  const [first] = items.flatMap(({ booking }) => booking ?? [])
  const conflicts = first ? conflictsOf(column, first) : NONE
  return conflicts.length > 0 ? conflicts : NONE
}

/** `15 booked · 4 open`, or that the day is closed. */
export function useTally(): (column: DayColumn) => string {
  const messages = useCalendarMessages()
  const { slots } = useMessages()
  return ({ isOpenDay, cells, booked, open }) => {
    if (!isOpenDay && cells.length === 0) return messages.closed
    const parts = [...(booked > 0 ? [slots.bookedCount(booked)] : []), ...(open > 0 ? [slots.openCount(open)] : [])]
    return parts.join(' · ') || slots.noSlots
  }
}

function HourLines({ stretches, scale }: { stretches: readonly Stretch[]; scale: Scale }) {
  const styles = useCalendarGridStyles()
  return stretches
    .filter(({ kind }) => kind === 'hours')
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60))
    .map((hour) => <span key={hour} aria-hidden className={styles.hourLine} style={inRem({ top: scale.yOf(hour) })} />)
}

function ClosedWord({ column: { date, note } }: { column: DayColumn }) {
  const styles = useCalendarGridStyles()
  const messages = useCalendarMessages()
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

function Folds({ stretches, scale, hasHead, onUnfold }: CalendarGridProps & { scale: Scale; hasHead: boolean }) {
  const styles = useCalendarGridStyles()
  const messages = useCalendarMessages()
  const head = hasHead ? 61 : 0
  return stretches
    .filter(({ kind }) => kind === 'fold')
    .map(({ from, to }) => (
      <div key={from} className={styles.fold} style={inRem({ top: head + scale.yOf(from) })}>
        <button
          type="button"
          aria-label={messages.showGap(rangeText(from, to))}
          className={styles.foldButton}
          onClick={() => onUnfold(from)}
        >
          <ArrowMaximizeVertical20Regular aria-hidden />
        </button>
        <span>{messages.gap(rangeText(from, to))}</span>
      </div>
    ))
}
