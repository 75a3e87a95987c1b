import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import type { BookingActionName } from '../../../bookings/actions.ts'
import { useBookingKeys, type BookingKeysOptions } from '../../../bookings/keys/useBookingKeys.ts'
import type { CellState } from '../cell/cellState.ts'
import type { DayColumn } from '../dayColumn.ts'
import { addDays, daysBetween } from '@nalam/sdk'

export interface GridKeysOptions extends Pick<BookingKeysOptions, 'start' | 'controls'> {
  /** The shown days, including their empty half hours. */
  days: readonly GridDay[]
  onOpen: (cell: CellState, element: HTMLElement) => void
  /** Called for a letter of the list of appointments on a cell. */
  onAction: (cell: CellState, action: BookingActionName, element: HTMLElement) => void
  /** The actions whose letters are in use. */
  names: readonly BookingActionName[]
  /** Called when the focus should move to a place that is not shown. */
  onPlace: (place: GridPlace) => void
  onToday: () => GridPlace
  onPrint: () => void
}

/**
 * Makes the cells one tab stop, with the keys of the grid pattern (CAL-05) and the letters of the
 * list of appointments. Letters act only on a cell that was focused by the keyboard. When the
 * focused cell is removed, the nearest one takes the focus.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { days, start, controls, onOpen, onAction, names, onPlace, onToday, onPrint } = options
  const { letters } = controls
  const grid = useRef<HTMLDivElement>(null)
  const focused = useRef<CellState>(undefined)
  const wanted = useRef<GridPlace>(undefined)
  const cells = days.flatMap((day) => day.cells)
  const moving = useBookingKeys(grid, {
    attribute: 'data-cell',
    keys: cells.map(({ key }) => key),
    start,
    controls,
    instead: () => focused.current && nearestCell(days, focused.current)?.key,
  })
  /** Returns the cell that contains an event's target, and its element. */
  const cellAt = (target: EventTarget | null) => {
    const item = moving.itemOf(target)
    const cell = cells.find(({ key }) => key === item?.key)
    return item && cell ? { element: item.element, cell } : undefined
  }
  const focusNearest = (place: GridPlace) => {
    const cell = nearestCell(days, place)
    if (cell) moving.focus(cell.key)
    else grid.current?.focus()
  }

  useLayoutEffect(() => {
    const place = wanted.current
    if (!place || cells.length === 0) return
    wanted.current = undefined
    // The doctor has gone on while the days were loading.
    if (!grid.current?.contains(grid.current.ownerDocument.activeElement)) return
    moving.setByKeyboard()
    focusNearest(place)
  })

  const isShown = ({ date }: GridPlace) => days.some((day) => day.date === date)
  const goTo = (place: GridPlace) => {
    if (isShown(place)) return focusNearest(place)
    wanted.current = place
    grid.current?.focus()
    onPlace(place)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.metaKey || event.altKey || (event.ctrlKey && !isEdge(event.key))) return
    const at = cellAt(event.target)
    if (!at) return
    const { element, cell } = at
    const move = event.ctrlKey ? edgeOf(event.key, days) : gridMove(event.key, days, cell)
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (!isLetter) letters.startNewWord()
    if (move) {
      event.preventDefault()
      // A held arrow key stops at the last of the shown days.
      if (isShown(move) || !event.repeat || event.key.startsWith('Page')) goTo(move)
      return
    }
    if (event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ') event.preventDefault()
    if (event.repeat) return
    if (event.key === 'Enter' || event.key === ' ') return onOpen(cell, element)
    if (!moving.isByKeyboard()) return
    if (event.key.toLowerCase() === 't') return letters.onLetter(event, () => goTo(onToday()))
    if (event.key.toLowerCase() === 'p') return letters.onLetter(event, onPrint)
    moving.onLetter(event, names, (action) => onAction(cell, action, element))
  }

  const gridProps = {
    ...moving.props,
    ref: grid,
    onKeyDown,
    onClick: (event: MouseEvent) => {
      const at = cellAt(event.target)
      if (at) onOpen(at.cell, at.element)
    },
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      moving.props.onFocus(event)
      focused.current = cellAt(event.target)?.cell ?? focused.current
    },
  }
  return { currentKey: moving.stop, gridProps, focusPlace: goTo }
}

const isEdge = (key: string) => key === 'Home' || key === 'End'

/** Returns where Ctrl with Home or End moves the focus: to the first or the last cell of all days. */
export function edgeOf(key: string, days: readonly GridDay[]): GridPlace | undefined {
  const cells = days.flatMap((day) => day.cells)
  return key === 'Home' ? cells[0] : cells.at(-1)
}

/** A day with all its cells, earliest first. */
export type GridDay = Pick<DayColumn, 'date' | 'cells'>

/** A target of the focus: a day and a minute since midnight. */
type GridPlace = Pick<CellState, 'date' | 'from'>

/** Returns the cell nearest to a place: on that day, or on the nearest day that has any. */
export function nearestCell(days: readonly GridDay[], { date, from }: GridPlace): CellState | undefined {
  const [nearest] = days
    .filter(({ cells }) => cells.length > 0)
    .toSorted((one, other) => Math.abs(daysBetween(date, one.date)) - Math.abs(daysBetween(date, other.date)))
  return nearest?.cells.toSorted((one, other) => Math.abs(one.from - from) - Math.abs(other.from - from))[0]
}

/**
 * Returns where a key of the grid pattern moves the focus, which may be beyond the shown days: arrow
 * keys move between the cells of a day and between days, Home and End within the day, Page Up and
 * Page Down by a week.
 *
 * @param key `KeyboardEvent.key`
 */
export function gridMove(
  key: string,
  days: readonly GridDay[],
  { key: current, date, from }: CellState,
): GridPlace | undefined {
  const at = days.findIndex((day) => day.date === date)
  const cells = days[at]?.cells ?? []
  const index = cells.findIndex((cell) => cell.key === current)
  switch (key) {
    case 'ArrowDown':
      return cells[index + 1]
    case 'ArrowUp':
      return cells[index - 1]
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = key === 'ArrowLeft' ? -1 : 1
      const rest = step === 1 ? days.slice(at + 1) : days.slice(0, at).toReversed()
      const beside = rest.find((day) => day.cells.length > 0)?.date
      const edge = (step === 1 ? days.at(-1) : days[0])?.date ?? date
      return { date: beside ?? addDays(edge, step), from }
    }
    case 'PageUp':
    case 'PageDown':
      return { date: addDays(date, key === 'PageUp' ? -7 : 7), from }
    default:
      return undefined
  }
}
