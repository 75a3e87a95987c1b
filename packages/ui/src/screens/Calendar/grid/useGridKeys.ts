import { useLayoutEffect, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { DECISIONS, ROW_KEYS } from '../../../forms/decisions/bookingDecisions.ts'
import type { RowAction } from '../../../forms/decisions/bookingDecisions.ts'
import { useKeyboardFocus } from '../../../forms/decisions/useKeyboardFocus.ts'
import type { LoneLetter } from '../../../forms/decisions/useLoneLetter.ts'
import { isElement, isFocusLost } from '../../../theme/targetDocument.ts'
import type { Cell } from '../dayColumn.ts'
import type { GridDay, GridPlace } from './gridMoves.ts'
import { gridMove, nearestCell } from './gridMoves.ts'

export interface GridKeysOptions {
  /** The shown days, including their empty half hours. */
  days: readonly GridDay[]
  /** The cell that is the initial tab stop. */
  start: Cell | undefined
  letters: LoneLetter
  onOpen: (cell: Cell, element: HTMLElement) => void
  /** Called for a letter of the list of appointments on a cell. */
  onAction: (cell: Cell, action: RowAction, element: HTMLElement) => void
  /**
   * Returns whether an action sends a request at once: its letter then waits for a following
   * letter.
   */
  sends: (action: RowAction) => boolean
  /** Called when the focus should move to a place that is not shown. */
  onPlace: (place: GridPlace) => void
  onToday: () => GridPlace
  onPrint: (() => void) | undefined
}

const ACTIONS: readonly RowAction[] = ['view', ...DECISIONS]

const cellElement = (target: EventTarget | null): HTMLElement | null =>
  isElement(target) ? target.closest<HTMLElement>('[data-cell]') : null

/**
 * Makes the cells one tab stop, with the keys of the grid pattern (CAL-05) and the letters of the
 * list of appointments. Letters act only on a cell that was focused by the keyboard. When the
 * focused cell is removed, the nearest one takes the focus.
 */
export function useGridKeys(options: GridKeysOptions) {
  const { days, start, letters, onOpen, onAction, sends, onPlace, onToday, onPrint } = options
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()
  const focused = useRef<{ element: HTMLElement; cell: Cell }>(undefined)
  const wanted = useRef<GridPlace>(undefined)
  const { isByKeyboard, setByKeyboard, onFocus, pointerProps } = useKeyboardFocus()

  const cells = days.flatMap((day) => day.cells)
  const currentKey = cells.some(({ key }) => key === stop) ? stop : (start ?? cells[0])?.key
  const cellOf = (element: HTMLElement | null) => cells.find(({ key }) => key === element?.dataset['cell'])
  const focusCell = (cell: Cell | undefined) => {
    if (!cell) return grid.current?.focus()
    setStop(cell.key)
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell.key}"]`)?.focus()
  }

  /** Keeps the tab stop on the focused cell, also after the week changed. */
  const keepStop = () => {
    const current = cellOf(cellElement(grid.current?.ownerDocument.activeElement ?? null))
    if (current) setStop(current.key)
  }

  useLayoutEffect(() => {
    const place = wanted.current
    if (place && cells.length > 0) {
      wanted.current = undefined
      setByKeyboard()
      return focusCell(nearestCell(days, place))
    }
    keepStop()
    const last = focused.current
    if (!last || last.element.isConnected || !isFocusLost(last.element.ownerDocument)) return undefined
    focusCell(nearestCell(days, { date: last.cell.date, minute: last.cell.from }))
    return undefined
  })

  const goTo = (place: GridPlace) => {
    if (days.some(({ date }) => date === place.date)) focusCell(nearestCell(days, place))
    else {
      wanted.current = place
      grid.current?.focus()
      onPlace(place)
    }
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const element = cellElement(event.target)
    const cell = cellOf(element)
    // Keys inside a cell (on a switch) belong to that control.
    if (!element || !cell || event.target !== element) return
    const move = gridMove(event.key, days, cell)
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (!isLetter) letters.endWord()
    if (move) {
      event.preventDefault()
      if (move.kind === 'cell') focusCell(move.cell)
      else if (!event.repeat || event.key.startsWith('Page')) goTo(move.place)
      return
    }
    if (event.key.startsWith('Arrow') || event.key === 'Enter' || event.key === ' ') event.preventDefault()
    if (event.repeat) return
    if (event.key === 'Enter' || event.key === ' ') return onOpen(cell, element)
    if (!isLetter || !isByKeyboard()) return
    onLetter(event, cell, element)
  }

  const onLetter = (event: KeyboardEvent, cell: Cell, element: HTMLElement) => {
    const key = event.key.toLowerCase()
    const action = ACTIONS.find((name) => ROW_KEYS[name] === key)
    if (key === 't') return letters.onLetter(event, () => goTo(onToday()))
    if (key === 'p' && onPrint) return letters.onLetter(event, onPrint)
    // The other letters are keys of the page, or belong to a word.
    if (action === undefined) return
    event.preventDefault()
    const act = () => onAction(cell, action, element)
    if (sends(action)) letters.onSendingLetter(event, act)
    else letters.onLetter(event, act)
  }

  const gridProps = {
    ref: grid,
    onKeyDown,
    ...pointerProps,
    onClick: (event: MouseEvent) => {
      const element = cellElement(event.target)
      const cell = cellOf(element)
      const isControl = isElement(event.target) && event.target.closest('input, button, label') !== null
      if (element && cell && !isControl) onOpen(cell, element)
    },
    onFocus: (event: FocusEvent<HTMLDivElement>) => {
      onFocus(event)
      const element = cellElement(event.target)
      const cell = cellOf(element)
      if (!element || !cell) return
      focused.current = { element, cell }
      setStop(cell.key)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // A dialog returns the focus when it closes.
      const isAway = isElement(relatedTarget) && !relatedTarget.closest('[data-cell], dialog')
      if (isAway && relatedTarget !== grid.current) focused.current = undefined
    },
  }
  return { currentKey, gridProps, focusPlace: goTo }
}
