import { ChatWarning16Regular } from '@fluentui/react-icons/headless/svg/chat-warning'
import { PersonAvailable16Regular } from '@fluentui/react-icons/headless/svg/person-available'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { isAddedByDoctor, kindOf, signOf, type CellItem, type CellSign, type CellState } from './cellState.ts'
import type { CellStyles } from './Cell.styles.ts'
import type { CalendarState } from '../useCalendar.ts'
import type { CalendarText } from '../useCalendarText.ts'

/** What is marked in a view. */
export type CellMarks = Pick<CalendarState, 'currentKey' | 'selectedKey' | 'next' | 'pendingIds'>

/** Returns the marks of one cell. */
export const marksOf = ({ key, items }: CellState, { currentKey, selectedKey, next, pendingIds }: CellMarks) => ({
  isCurrent: key === currentKey,
  isSelected: key === selectedKey,
  isPending:
    pendingIds.size > 0 &&
    items.some(({ slot, booking }) => pendingIds.has(slot?.id ?? '') || pendingIds.has(booking?.id ?? '')),
  /** Minutes until the next patient, if it is this one. */
  nextIn: key === next?.cell.key ? next.minutes : undefined,
})

export interface CellProps extends ReturnType<typeof marksOf> {
  cell: CellState
  layout: 'week' | 'day' | 'list'
  text: CalendarText
  /** From `useCellStyles`, once for all cells: with one call each, a week takes half as long again (P9). */
  styles: CellStyles
  /** The day as text, for the accessible name. */
  day: string
  /** Its height in pixels; undefined in a list. */
  height?: number | undefined
}

/** Minimum height in pixels for a second line. */
const TWO_LINES = 44
const LINE = 20

/** `one`: one line; `tall`: name and times; `lines`: one line for each of several bookings. */
type Form = 'one' | 'tall' | 'lines'

function formOf({ items, isBooking }: CellState, height: number): Form {
  if (items.length > 1 && height >= 4 + LINE * items.length) return 'lines'
  return isBooking && height >= TWO_LINES ? 'tall' : 'one'
}

/**
 * A slot, its booking, or an empty half hour. The grid handles keys and clicks. Memoized: a move of
 * the focus renders two cells of 280.
 */
export const Cell = memo(function Cell(props: CellProps) {
  const { cell, layout, text, styles, day, height = 0, isCurrent, isPending, nextIn } = props
  const isWeek = layout === 'week'
  const form = formOf(cell, height)
  const isCut = isWeek && cell.isBooking && form !== 'lines'
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-cell={cell.key}
      data-may-cut={isCut || undefined}
      aria-haspopup={cell.kind === 'empty' ? undefined : 'dialog'}
      aria-busy={isPending || undefined}
      className={cellClass(props, form)}
    >
      {isWeek ? (
        weekContent(props, form)
      ) : (
        <>
          {/* Text and not `aria-label`, so that a patient's name can have its own `lang`. */}
          <span className={styles.spoken}>{text.mixed(text.nameOf(cell, day, nextIn))}</span>
          <span aria-hidden className={mergeClasses(styles.content, layout === 'list' && styles.row)}>
            {lineContent(props)}
          </span>
        </>
      )}
    </div>
  )
})

function cellClass({ cell, layout, styles, isSelected, isPending, nextIn }: CellProps, form: Form): string {
  const isWeek = layout === 'week'
  const isOverSlot = cell.isOver && (cell.kind === 'open' || cell.kind === 'off')
  const isSigned = isWeek && form !== 'lines' && cell.kind !== 'open' && !isOverSlot
  return mergeClasses(
    styles[layout],
    // Before the state, which sets the colour of the sign.
    isSigned && styles.sign,
    isSigned && styles[`${cell.sign}Sign`],
    styles[cell.kind],
    cell.items[0]?.state === 'offered-kept' && styles.kept,
    cell.sign === 'missed' && styles.offered,
    cell.sign === 'unknown' && styles.unknown,
    cell.isBooking && styles.bar,
    cell.isPast && cell.kind !== 'empty' && styles.over,
    cell.isPast && cell.isBooking && styles.overBar,
    isOverSlot && styles.overSlot,
    isOverSlot && isWeek && styles.dash,
    cell.isOverdue && styles.overdue,
    cell.conflicts.length > 0 && !cell.isPast && styles.shared,
    nextIn !== undefined && styles.next,
    isSelected && styles.selected,
    isPending && styles.isPending,
    layout !== 'list' && cell.lane && styles[cell.lane],
    isSigned && styles.signed,
    isSigned && cell.isBooking && styles.barred,
    isWeek && cell.isBooking && styles.named,
    isWeek && cell.isBooking && cell.isOver && styles.quiet,
    isWeek && form !== 'one' && styles.tall,
    isWeek && form === 'tall' && cell.lane && styles.laned,
  )
}

/** Whether a confirmed booking says its state beside the time: a confirmed one is told by its sign. */
const hasWord = ({ state }: CellItem): boolean => state !== undefined && state !== 'confirmed'

/** Text that is visible and spoken, words for screen readers only, and marks that are visible only. */
function weekContent({ cell, text, styles, day, nextIn }: CellProps, form: Form) {
  const { messages, formats, mixed, wordOf } = text
  const { items, kind, isOver } = cell
  const [first, ...others] = items
  const isSlot = kind === 'open' || kind === 'off' || kind === 'empty'
  const before = text.before(cell, day)
  const spoken = (words: string) => words !== '' && <span className={styles.spokenInline}>{mixed(words)}</span>
  const main = (item: CellItem) => (item.booking ? mixed(item.booking.patientName) : wordOf(item))
  // A slot that is over shows a dash; only screen readers read its word.
  if (first && isSlot && isOver) return spoken(`${before}${wordOf(first)}${text.after(cell, nextIn)}`)
  const hidden = form === 'lines' ? 0 : others.length
  const isWarned = hidden > 0 || (cell.conflicts.length > 0 && !isOver)
  const isNotTold = items.some(({ booking }) => booking?.notTold)
  const cannotCome = items.some(({ booking }) => booking?.reminderAnswer === 'cannot')
  const marks = (nextIn !== undefined || isWarned || isNotTold || cannotCome) && (
    <span aria-hidden className={mergeClasses(styles.end, styles.marks)}>
      {nextIn !== undefined && (
        <span className={mergeClasses(styles.badge, styles.onlyWide)}>{messages.minutes(nextIn)}</span>
      )}
      {isWarned && <Warning16Regular />}
      {isNotTold && <ChatWarning16Regular />}
      {cannotCome && <PersonProhibited16Regular />}
      {hidden > 0 && `+${hidden}`}
    </span>
  )
  if (form === 'lines') {
    return items.map((item, index) => (
      <span
        key={item.booking?.id ?? item.slot?.id}
        data-may-cut={item.booking !== undefined || undefined}
        className={itemClass(styles, item, cell)}
      >
        {index === 0 && marks}
        {index === 0 && spoken(before)}
        {main(item)}
        {spoken(text.restOf(cell, [item]) + (index < others.length ? ', ' : text.after(cell, nextIn)))}
      </span>
    ))
  }
  return (
    <>
      {isSlot ? (
        <span aria-hidden className={styles.end}>
          {formats.shortTime(cell.start)}
        </span>
      ) : (
        marks
      )}
      {spoken(first ? before : `${before}${messages.noSlot}`)}
      {first ? main(first) : <span aria-hidden>{messages.addSlot}</span>}
      {first && spoken(text.restOf(cell) + text.after(cell, nextIn))}
      {/* In half the width there is space for the name only. */}
      {form === 'tall' && !cell.lane && (
        <span aria-hidden className={styles.times}>
          {formats.shortTime(cell.start)}
          <span className={styles.whole}>&nbsp;– {formats.shortTime(cell.end)}</span>
          {first && (kind !== 'confirmed' || hasWord(first)) && (
            <span className={styles.whole}>&nbsp;· {wordOf(first)}</span>
          )}
          {first?.booking?.queueNumber !== undefined && <>&nbsp;· {formats.number(first.booking.queueNumber)}</>}
        </span>
      )}
    </>
  )
}

/** The class of one of several bookings in a cell, with its sign. */
function itemClass(styles: CellStyles, item: CellItem, { isOverdue }: CellState): string {
  const sign = signOf(item, isOverdue)
  const kind = kindOf(item)
  const isAmber = sign === 'warning' || sign === 'missed' || kind === 'offered'
  const ink = isAmber ? styles.overdueLine : kind === 'pending' ? styles.pendingLine : styles.confirmedLine
  return mergeClasses(styles.sign, styles[`${sign}Sign`], styles.line, kind !== 'held' && sign !== 'unknown' && ink)
}

/** One line with room for more than the name: a cell of a day, or a row of the list. */
function lineContent({ cell, layout, text, styles, height = 0, nextIn }: CellProps) {
  const { messages, formats } = text
  const { kind, hasStarted, isOver, isPast } = cell
  const [first, ...others] = cell.items
  const isDay = layout === 'day'
  const time = isDay && (
    <span className={mergeClasses(styles.time, !first && styles.inherit)}>{formats.time(cell.start)}</span>
  )
  if (!first) {
    return (
      <>
        {time}
        <CellIcon styles={styles} sign="empty" />
        <span className={styles.word}>{isDay ? messages.addSlot : formats.timeRange(cell.start, cell.end)}</span>
      </>
    )
  }
  const { booking } = first
  const more = Math.max(others.length, cell.conflicts.length)
  const isShared = more > 0 && !isPast
  // The name is never clipped for other texts: in a high cell there are two lines, in a low one the
  // phone number is shown only in the popover.
  const isStacked = isDay && isShared && booking !== undefined && height >= TWO_LINES
  const name = booking ? (
    <span className={mergeClasses(styles.name, !isDay && styles.wrapped, isPast && styles.quiet)}>
      {text.mixed(booking.patientName)}
    </span>
  ) : (
    <span className={mergeClasses(styles.word, !isDay && styles.wrapped)}>
      {kind === 'held' ? messages.heldForPatient : text.wordOf(first)}
    </span>
  )
  const warning = isShared && (
    <span className={styles.warning}>
      <Warning16Regular aria-hidden />
      {isDay ? messages.moreHere(more) : `+${more}`}
    </span>
  )
  return (
    <>
      {time}
      {kind === 'off' && <CellIcon styles={styles} sign="off" />}
      {isStacked ? (
        <span className={styles.stack}>
          {name}
          {warning}
        </span>
      ) : (
        name
      )}
      {booking && isDay && (!isShared || isStacked) && (
        <PhoneNumber
          phone={booking.patientPhone}
          className={mergeClasses(styles.phone, nextIn !== undefined && styles.onlyWide)}
        />
      )}
      {isAddedByDoctor(booking) && isDay && <span className={styles.note}>{messages.addedByYou}</span>}
      {kind === 'confirmed' && hasStarted && !isOver && isDay && (
        <span className={mergeClasses(styles.badge, styles.nowBadge)}>{messages.now}</span>
      )}
      {nextIn !== undefined && (
        <span className={styles.badge}>{isDay ? messages.nextIn(nextIn) : messages.minutes(nextIn)}</span>
      )}
      {!isStacked && warning}
      {booking?.queueNumber !== undefined && <span className={styles.note}>{text.numberOf(booking.queueNumber)}</span>}
      {booking?.reminderAnswer && (
        <span className={booking.reminderAnswer === 'cannot' ? styles.warning : styles.note}>
          {booking.reminderAnswer === 'cannot' ? (
            <PersonProhibited16Regular aria-hidden />
          ) : (
            <PersonAvailable16Regular aria-hidden />
          )}
          {isDay && text.attendance[booking.reminderAnswer]}
        </span>
      )}
      {booking?.notTold && (
        <span className={styles.warning}>
          <ChatWarning16Regular aria-hidden />
          {isDay && text.notTold.mark}
        </span>
      )}
      {(booking !== undefined || (kind !== 'open' && kind !== 'off')) && (
        <span className={mergeClasses(styles.status, inkOf(styles, cell))}>
          <CellIcon styles={styles} sign={cell.sign} />
          <span className={styles.statusWord}>{text.wordOf(first)}</span>
        </span>
      )}
    </>
  )
}

function inkOf(styles: CellStyles, { kind, sign, isOver, isOverdue }: CellState): string {
  if (isOverdue) return styles.warnInk
  if (isOver) return styles.quietInk
  if (kind === 'offered' || sign === 'missed') return styles.warnInk
  if (sign === 'unknown') return ''
  if (kind === 'pending') return styles.pendingInk
  return kind === 'confirmed' ? styles.confirmedInk : ''
}

type CellIconProps = Pick<CellProps, 'styles'> & { sign: CellSign; className?: string }

/** The sign of a state, inline. The word beside it or the accessible name says the same. */
export function CellIcon({ styles, sign, className }: CellIconProps) {
  return <span aria-hidden className={mergeClasses(styles.sign, styles.inline, styles[`${sign}Sign`], className)} />
}
