import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { Warning16Regular } from '@fluentui/react-icons/headless/svg/warning'
import { mergeClasses } from '@fluentui/react-components'
import { useMemo } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { useMixedText } from '../../../messages/MixedText.tsx'
import { useCellStyles } from './Cell.styles.ts'
import type { Cell, CellItem } from '../dayColumn.ts'
import { kindOf } from '../dayColumn.ts'
import { signOf } from './CellIcon.tsx'
import { useCellSignStyles } from './CellSign.styles.ts'
import { cacheByName } from './cacheByName.ts'
import { placeOf } from '../grid/scale.ts'
import { isBookingCell, useCellLook } from './useCellLook.ts'
import type { CellState } from './useCellLook.ts'
import { shortClock, useCellText } from './useCellText.ts'
import { useWeekCellStyles } from './WeekCell.styles.ts'

export interface PlacedCell {
  cell: Cell
  /** The day as text, for the accessible name. */
  day: string
  /** Pixels from the top of its day. */
  top: number
  height: number
}

/** Minimum height in pixels for a second line. */
const TWO_LINES = 44
const LINE = 20

/** `one`: one line; `tall`: name and times; `lines`: one line for each of several bookings. */
type Form = 'one' | 'tall' | 'lines'

function formOf(cell: Cell, height: number): Form {
  if (cell.items.length > 1 && height >= 4 + LINE * cell.items.length) return 'lines'
  return isBookingCell(cell) && height >= TWO_LINES ? 'tall' : 'one'
}

const hasSign = (cell: Cell): boolean => cell.kind !== 'open' && !(cell.kind === 'off' && cell.isOver)

/** Returns a function for the classes of a week cell, merged once per state. */
function useClasses() {
  const look = useCellLook()
  const signs = useCellSignStyles()
  const shared = useCellStyles()
  const styles = useWeekCellStyles()
  return useMemo(() => {
    const cached = cacheByName<string>()
    return (cell: Cell, state: CellState, form: Form): string => {
      const [first] = cell.items
      const sign = first ? signOf(first, cell.isOverdue) : cell.kind
      const own = look(cell, state)
      const isSigned = form !== 'lines' && hasSign(cell)
      const isQuiet = cell.isOver || cell.kind === 'held'
      const name = [own, form, cell.lane, isSigned && sign, isQuiet].join('|')
      return cached(name, () =>
        mergeClasses(
          // First, because the state sets the colour of the sign.
          isSigned && mergeClasses(signs.sign, signs[sign]),
          own,
          shared.inDay,
          styles.root,
          cell.lane && shared[cell.lane],
          isSigned && styles.signed,
          isSigned && isBookingCell(cell) && styles.barred,
          isBookingCell(cell) && styles.named,
          isBookingCell(cell) && isQuiet && shared.quiet,
          form !== 'one' && styles.tall,
          form === 'tall' && cell.lane && styles.laned,
        ),
      )
    }
  }, [look, signs, shared, styles])
}

/**
 * Returns a function that renders week cells as plain elements instead of 280 components, so that
 * shared work is done once (P9).
 */
export function useWeekCell(): (placed: PlacedCell, state: CellState) => ReactElement {
  const classesOf = useClasses()
  const content = useContent()
  return useMemo(
    () => (placed, state) => {
      const { cell, top, height } = placed
      const form = formOf(cell, height)
      return (
        // The grid handles Enter and Space.
        <div
          // The cells of the next week have the same times, so their elements are reused.
          key={cell.from}
          role="gridcell"
          tabIndex={state.isCurrent ? 0 : -1}
          data-cell={cell.key}
          data-may-cut={(form !== 'lines' && isBookingCell(cell)) || undefined}
          aria-haspopup={cell.kind === 'empty' ? undefined : 'dialog'}
          aria-busy={state.isPending || undefined}
          style={placeOf(top, height)}
          className={classesOf(cell, state, form)}
        >
          {content(placed, state, form)}
        </div>
      )
    },
    [classesOf, content],
  )
}

/**
 * Returns a function for the content of a cell: text that is visible and spoken, words for screen
 * readers only, and marks that are visible only.
 */
function useContent(): (placed: PlacedCell, state: CellState, form: Form) => ReactNode {
  const shared = useCellStyles()
  const styles = useWeekCellStyles()
  const signs = useCellSignStyles()
  const messages = useMessages(calendarMessages)
  const mixed = useMixedText()
  const texts = useCellText()
  return useMemo(() => {
    const spoken = (text: string) => text !== '' && <span className={styles.spoken}>{mixed(text)}</span>
    const time = (cell: Cell) => (
      <span aria-hidden className={mergeClasses(styles.end, cell.kind === 'empty' && styles.ghost)}>
        {shortClock(cell.from)}
      </span>
    )
    const marks = ({ nextIn, conflicts }: CellState, cell: Cell, hidden: number) => {
      const isWarned = hidden > 0 || (conflicts.length > 0 && !cell.isOver)
      return (
        (nextIn !== undefined || isWarned) && (
          <span aria-hidden className={mergeClasses(styles.end, styles.marks)}>
            {nextIn !== undefined && (
              <span className={mergeClasses(shared.badge, styles.badge)}>{messages.minutes(nextIn)}</span>
            )}
            {isWarned && <Warning16Regular />}
            {hidden > 0 && `+${hidden}`}
          </span>
        )
      )
    }
    const main = (item: CellItem) => (item.booking ? mixed(item.booking.patientName) : texts.wordOf(item))
    const lineClass = (item: CellItem, isOverdue: boolean) => {
      const sign = signOf(item, isOverdue)
      const ink =
        sign === 'warning' ? styles.overdueLine : kindOf(item) === 'pending' ? styles.pendingLine : styles.confirmedLine
      return mergeClasses(signs.sign, signs[sign], styles.line, kindOf(item) !== 'held' && ink)
    }
    return ({ cell, day }, state, form) => {
      const [first, ...others] = cell.items
      const before = texts.before(cell, day)
      if (!first) {
        return (
          <>
            {time(cell)}
            {spoken(`${before}${messages.noSlot}`)}
            <span aria-hidden>{messages.addSlot}</span>
          </>
        )
      }
      const last = texts.after(cell, state)
      if (form === 'lines') {
        return cell.items.map((item, index) => (
          <span
            key={item.booking?.id ?? item.slot?.id}
            data-may-cut={item.booking !== undefined || undefined}
            className={lineClass(item, cell.isOverdue)}
          >
            {index === 0 && marks(state, cell, 0)}
            {index === 0 && spoken(before)}
            {main(item)}
            {spoken(texts.afterItem(item, cell) + (index < others.length ? ', ' : last))}
          </span>
        ))
      }
      // A past open slot shows no text; only screen readers read it.
      if (cell.isOver && (cell.kind === 'open' || cell.kind === 'off'))
        return spoken(`${before}${texts.wordOf(first)}${last}`)
      const isSlot = cell.kind === 'open' || cell.kind === 'off'
      return (
        <>
          {isSlot ? time(cell) : marks(state, cell, others.length)}
          {spoken(before)}
          {main(first)}
          {spoken(texts.afterItem(first, cell) + others.map((item) => `, ${texts.item(item, cell)}`).join('') + last)}
          {/* In half the width there is space for the name only. */}
          {form === 'tall' && !cell.lane && (
            <span aria-hidden className={styles.times}>
              {shortClock(cell.from)} – {shortClock(cell.to)}
              {cell.kind !== 'confirmed' && <span className={styles.status}>&nbsp;· {texts.wordOf(first)}</span>}
            </span>
          )}
        </>
      )
    }
  }, [shared, styles, signs, messages, mixed, texts])
}
