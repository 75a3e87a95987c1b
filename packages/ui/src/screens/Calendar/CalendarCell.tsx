import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { mergeClasses } from '@griffel/react'
import type { Booking } from '@nalam/sdk'
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useCalendarMessages } from '../../messages/useCalendarMessages.ts'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import type { Cell, CellItem } from './calendarDay.ts'
import { kindOf } from './calendarDay.ts'
import { useCellStyles } from './CalendarCell.styles.ts'
import { CellIcon } from './CellIcon.tsx'
import { clockText, isAddedByDoctor, rangeText, shortClock, useCellText } from './useCellText.ts'

export interface CalendarCellProps {
  cell: Cell
  layout: 'week' | 'day' | 'list'
  /** The day in words, for the accessible name. */
  day: string
  /** Where it stands, pixels from the top of its day; undefined in a list. */
  top?: number | undefined
  height?: number | undefined
  /** Tab comes here. */
  isCurrent: boolean
  isSelected: boolean
  /** Something is being changed in it. */
  isPending: boolean
  /** Minutes until this patient, who is the next one; undefined for everybody else. */
  nextIn: number | undefined
  /** Other bookings of the same time. */
  conflicts: readonly Booking[]
}

/** Height from which a second line fits, pixels. */
const TWO_LINES = 44
const LINE = 20

/** A slot, its booking, or an empty half hour: a cell of the grid. Keys and clicks are handled by the grid. */
export const CalendarCell = memo(function CalendarCell(props: CalendarCellProps) {
  const { cell, layout, day, top, height = 0, isCurrent, isSelected, isPending, nextIn, conflicts } = props
  const styles = useCellStyles()
  const { nameOf } = useCellText()
  const isBooking = cell.kind === 'pending' || cell.kind === 'confirmed'
  const isOver = cell.isOver && !cell.isOverdue
  const lines = layout === 'week' && cell.items.length > 1 && height >= 4 + LINE * cell.items.length
  const isTall = lines || (layout === 'week' && isBooking && height >= TWO_LINES)
  return (
    // The grid handles Enter and Space.
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-cell={cell.key}
      aria-haspopup={cell.kind === 'empty' ? undefined : 'dialog'}
      aria-busy={isPending || undefined}
      style={top === undefined ? undefined : placeOf(top, height)}
      className={mergeClasses(
        styles.root,
        layout === 'list' ? styles.inList : styles.onScale,
        layout === 'day' && styles.inDay,
        cell.lane && styles[cell.lane],
        isBooking && styles.bar,
        styles[cell.kind],
        isOver && cell.kind !== 'empty' && styles.over,
        isOver && cell.kind === 'open' && styles.overOpen,
        cell.isOverdue && styles.overdue,
        conflicts.length > 0 && !isOver && styles.shared,
        nextIn !== undefined && styles.next,
        isSelected && styles.selected,
        isPending && styles.isPending,
      )}
    >
      {/* Its name is text and no label, so that a patient's name can have a language of its own. */}
      <span className={styles.spoken}>
        <MixedText text={nameOf(cell, day, nextIn !== undefined, conflicts)} />
      </span>
      <span
        aria-hidden
        className={mergeClasses(styles.content, layout !== 'week' && styles.wideGaps, isTall && styles.tall)}
      >
        {layout === 'week' ? (
          <WeekContent {...props} isTall={isTall} hasLines={lines} />
        ) : (
          <LineContent {...props} isOver={isOver} />
        )}
      </span>
    </div>
  )
})

/** In rem, so that a cell grows with its text. */
const placeOf = (top: number, height: number): CSSProperties => ({ top: `${top / 16}rem`, height: `${height / 16}rem` })

const inkOf = (styles: ReturnType<typeof useCellStyles>, cell: Cell): string => {
  if (cell.isOverdue) return styles.warnInk
  if (cell.isOver) return styles.quietInk
  if (cell.kind === 'pending') return styles.pendingInk
  return cell.kind === 'confirmed' ? styles.confirmedInk : ''
}

function ItemLine({ item, cell, children }: { item: CellItem; cell: Cell; children?: ReactNode }) {
  const styles = useCellStyles()
  const { wordOf } = useCellText()
  const kind = kindOf(item)
  return (
    <span className={styles.line}>
      <CellIcon
        kind={kind}
        isOverdue={cell.isOverdue && kind === 'pending'}
        isAddedByDoctor={isAddedByDoctor(item.booking)}
        className={inkOf(styles, { ...cell, kind })}
      />
      <span className={mergeClasses(styles.name, (cell.isOver || kind === 'held') && styles.quiet)}>
        {item.booking ? <MixedText text={item.booking.patientName} /> : wordOf(item)}
      </span>
      {children}
    </span>
  )
}

function WeekContent({
  cell,
  nextIn,
  conflicts,
  isTall,
  hasLines,
}: CalendarCellProps & { isTall: boolean; hasLines: boolean }) {
  const styles = useCellStyles()
  const messages = useCalendarMessages()
  const { wordOf } = useCellText()
  const [first, ...others] = cell.items
  if (!first) {
    return (
      <>
        <CellIcon kind="empty" />
        <span className={styles.word}>{messages.addSlot}</span>
        <span className={mergeClasses(styles.time, styles.ghostTime)}>{shortClock(cell.from)}</span>
      </>
    )
  }
  if (cell.kind === 'open' || cell.kind === 'off') {
    // What was open and is over says nothing any more.
    if (cell.isOver) return null
    return (
      <>
        {cell.kind === 'off' && <CellIcon kind="off" />}
        <span className={styles.word}>{wordOf(first)}</span>
        <span className={styles.time}>{shortClock(cell.from)}</span>
      </>
    )
  }
  const isWarned = conflicts.length > 0 && !cell.isOver
  const marks = (
    <>
      {nextIn !== undefined && (
        <span className={mergeClasses(styles.badge, styles.weekBadge)}>{messages.minutes(nextIn)}</span>
      )}
      {(isWarned || (others.length > 0 && !hasLines)) && (
        <span className={styles.warning}>
          <Warning16Regular aria-hidden />
          {others.length > 0 && !hasLines && `+${others.length}`}
        </span>
      )}
    </>
  )
  if (hasLines) {
    return cell.items.map((item, index) => (
      <ItemLine key={item.booking?.id ?? item.slot?.id} item={item} cell={cell}>
        {index === 0 && marks}
      </ItemLine>
    ))
  }
  if (!isTall)
    return (
      <span className={styles.word}>
        <ItemLine item={first} cell={cell}>
          {marks}
        </ItemLine>
      </span>
    )
  return (
    <>
      <ItemLine item={first} cell={cell}>
        {marks}
      </ItemLine>
      <span className={styles.second2}>
        {shortClock(cell.from)} – {shortClock(cell.to)}
        {cell.kind !== 'confirmed' && ` · ${wordOf(first)}`}
      </span>
    </>
  )
}

function LineContent(props: CalendarCellProps & { isOver: boolean }) {
  const { cell, layout, height = 0, nextIn, conflicts, isOver } = props
  const styles = useCellStyles()
  const messages = useCalendarMessages()
  const { overdue } = useDayMessages()
  const { wordOf } = useCellText()
  const [first, ...others] = cell.items
  const isDay = layout === 'day'
  const time = isDay && (
    <span className={mergeClasses(styles.time, styles.timeInDay, !first && styles.ghostTime)}>
      {clockText(cell.from)}
    </span>
  )
  if (!first) {
    return (
      <>
        {time}
        <CellIcon kind="empty" />
        <span className={styles.word}>{isDay ? messages.addSlot : rangeText(cell.from, cell.to)}</span>
      </>
    )
  }
  const { booking } = first
  const ink = inkOf(styles, cell)
  const isShared = (others.length > 0 || conflicts.length > 0) && !isOver
  // The name is never cut for what is beside it: with room it has two lines, without it the number is in the popover alone.
  const isStacked = isDay && isShared && booking !== undefined && height >= TWO_LINES
  const name = booking && (
    <span className={mergeClasses(styles.name, isDay && styles.nameInDay, isOver && styles.quiet)}>
      <MixedText text={booking.patientName} />
    </span>
  )
  const warning = isShared && (
    <span className={styles.warning}>
      <Warning16Regular aria-hidden />
      {isDay
        ? messages.moreHere(Math.max(others.length, conflicts.length))
        : `+${Math.max(others.length, conflicts.length)}`}
    </span>
  )
  const isRunning = cell.kind === 'confirmed' && cell.hasStarted && !cell.isOver
  return (
    <>
      {time}
      {isStacked ? (
        <span className={styles.stack}>
          {name}
          {warning}
        </span>
      ) : booking ? (
        name
      ) : (
        <>
          {cell.kind === 'off' && <CellIcon kind="off" />}
          <span className={mergeClasses(styles.word, !isDay && styles.wrapped)}>
            {cell.kind === 'held' ? messages.heldForPatient : wordOf(first)}
          </span>
        </>
      )}
      {booking && isDay && (!isShared || isStacked) && (
        <PhoneNumber phone={booking.patientPhone} className={styles.phone} />
      )}
      {isAddedByDoctor(booking) && isDay && <span className={styles.note}>{messages.addedByYou}</span>}
      {isRunning && isDay && <span className={mergeClasses(styles.badge, styles.nowBadge)}>{messages.now}</span>}
      {nextIn !== undefined && (
        <span className={styles.badge}>{isDay ? messages.nextIn(nextIn) : messages.minutes(nextIn)}</span>
      )}
      {!isStacked && warning}
      {(booking ?? (cell.kind === 'held' || cell.kind === 'confirmed')) && (
        <span className={mergeClasses(styles.status, ink)}>
          <CellIcon kind={cell.kind} isOverdue={cell.isOverdue} isAddedByDoctor={isAddedByDoctor(booking)} />
          <span className={styles.statusWord}>{cell.isOverdue && isDay ? overdue.title : wordOf(first)}</span>
        </span>
      )}
    </>
  )
}
