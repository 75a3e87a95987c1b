import { calendarMessages } from '../../../messages/en/calendar.ts'
import { decisionsMessages } from '../../../messages/en/decisions.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { MixedText } from '../../../messages/MixedText.tsx'
import { useCellStyles } from './Cell.styles.ts'
import type { Cell } from '../dayColumn.ts'
import { CellIcon, signOf } from './CellIcon.tsx'
import { useLineCellStyles } from './LineCell.styles.ts'
import { placeOf } from '../grid/scale.ts'
import { isPast, useCellLook } from './useCellLook.ts'
import type { CellState } from './useCellLook.ts'
import { clockText, isAddedByDoctor, rangeText, useCellText } from './useCellText.ts'

export interface LineCellProps extends CellState {
  cell: Cell
  layout: 'day' | 'list'
  /** The day as text, for the accessible name. */
  day: string
  /** Pixels from the top of its day; undefined in a list. */
  top?: number | undefined
  height?: number | undefined
}

/** Minimum height in pixels for a second line. */
const TWO_LINES = 44

/**
 * A slot, its booking, or an empty half hour on one line, in a day or a list. The grid handles keys
 * and clicks.
 */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { cell, layout, day, top, height = 0, isCurrent, isPending } = props
  const shared = useCellStyles()
  const styles = useLineCellStyles()
  const look = useCellLook()
  const { nameOf } = useCellText()
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
        look(cell, props),
        styles.root,
        layout === 'list' ? styles.inList : mergeClasses(shared.inDay, styles.inDay),
        // In a list, overlapping cells are below each other.
        layout === 'day' && cell.lane && shared[cell.lane],
      )}
    >
      {/* The accessible name is text and not `aria-label`, so that a patient's name can have
          its own `lang`. */}
      <span className={styles.spoken}>
        <MixedText text={nameOf(cell, day, props)} />
      </span>
      <span aria-hidden className={styles.content}>
        <LineContent {...props} />
      </span>
    </div>
  )
})

function inkOf(styles: ReturnType<typeof useLineCellStyles>, cell: Cell): string {
  if (cell.isOverdue) return styles.warnInk
  if (cell.isOver) return styles.quietInk
  if (cell.kind === 'pending') return styles.pendingInk
  return cell.kind === 'confirmed' ? styles.confirmedInk : ''
}

function LineContent(props: LineCellProps) {
  const { cell, layout, height = 0, nextIn, conflicts } = props
  const shared = useCellStyles()
  const styles = useLineCellStyles()
  const messages = useMessages(calendarMessages)
  const { wordOf } = useCellText()
  const [first, ...others] = cell.items
  const isDay = layout === 'day'
  const isOver = isPast(cell)
  const time = isDay && (
    <span className={mergeClasses(styles.time, !first && styles.ghostTime)}>{clockText(cell.from)}</span>
  )
  if (!first) {
    return (
      <>
        {time}
        <CellIcon sign="empty" />
        <span className={styles.word}>{isDay ? messages.addSlot : rangeText(cell.from, cell.to)}</span>
      </>
    )
  }
  const { booking } = first
  const isShared = (others.length > 0 || conflicts.length > 0) && !isOver
  // The name is never clipped for other texts: in a high cell there are two lines, in a low one the
  // phone number is shown only in the popover.
  const isStacked = isDay && isShared && booking !== undefined && height >= TWO_LINES
  const name = booking && (
    <span className={mergeClasses(styles.name, isDay ? styles.nameInDay : styles.wrapped, isOver && shared.quiet)}>
      <MixedText text={booking.patientName} />
    </span>
  )
  const more = Math.max(others.length, conflicts.length)
  const warning = isShared && (
    <span className={styles.warning}>
      <Warning16Regular aria-hidden />
      {isDay ? messages.moreHere(more) : `+${more}`}
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
      ) : (
        (name ?? (
          <>
            {cell.kind === 'off' && <CellIcon sign="off" />}
            <span className={mergeClasses(styles.word, !isDay && styles.wrapped)}>
              {cell.kind === 'held' ? messages.heldForPatient : wordOf(first)}
            </span>
          </>
        ))
      )}
      {booking && isDay && (!isShared || isStacked) && (
        <PhoneNumber phone={booking.patientPhone} className={styles.phone} />
      )}
      {isAddedByDoctor(booking) && isDay && <span className={styles.note}>{messages.addedByYou}</span>}
      {isRunning && isDay && (
        <span className={mergeClasses(shared.badge, styles.badge, styles.nowBadge)}>{messages.now}</span>
      )}
      {nextIn !== undefined && (
        <span className={mergeClasses(shared.badge, styles.badge)}>
          {isDay ? messages.nextIn(nextIn) : messages.minutes(nextIn)}
        </span>
      )}
      {!isStacked && warning}
      <Status cell={cell} isDay={isDay} />
    </>
  )
}

/** The sign and the word of a booking or an offer, at the end of the line. */
function Status({ cell, isDay }: { cell: Cell; isDay: boolean }) {
  const styles = useLineCellStyles()
  const { overdue } = useMessages(decisionsMessages)
  const { wordOf } = useCellText()
  const [first] = cell.items
  if (!first || !(first.booking ?? (cell.kind === 'held' || cell.kind === 'confirmed'))) return null
  return (
    <span className={mergeClasses(styles.status, inkOf(styles, cell))}>
      <CellIcon sign={signOf(first, cell.isOverdue)} />
      <span className={styles.statusWord}>{cell.isOverdue && isDay ? overdue.title : wordOf(first)}</span>
    </span>
  )
}
