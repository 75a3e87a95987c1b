import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { rowOf, rowsIn } from '../../components/DataTable/DataTable.tsx'
import { rowIntent } from './bookingDecisions.ts'
import type { RowAction } from './bookingDecisions.ts'
import type { LoneLetter } from './useLoneLetter.ts'

/** What a row's key does: `focusRow` moves the focus unless it has left the row meanwhile. */
export type OnRowAction<Row> = (row: Row, action: RowAction, index: number, focusRow: (index: number) => void) => void

export interface RowFocusOptions<Row> {
  onAction: OnRowAction<Row>
  onHelp: () => void
  /** Takes the last answer back, by U or Ctrl or Cmd and Z; undefined where nothing can be. */
  onUndo: (() => void) | undefined
  /** Whether an action is sent at once: its letter waits whether another one follows. */
  sends: (action: RowAction) => boolean
  /** When it changes the focus goes to the row `start`, as soon as there is one. */
  arrival: string | undefined
  /** A booking that came back, a new object for each time, and its row; -1 while there is none. The focus goes there. */
  restored: { by: object | undefined; row: number }
}

/**
 * One tab stop for all rows: arrows move between them, a single letter acts on the focused one. Letters act only on a row that
 * was focused by the keyboard: who clicked on a row and then types means to search.
 *
 * Tab stops in the current row only, on the row and then on its buttons.
 *
 * @param start the row that Tab comes to first
 */
export function useRowFocus<Row>(
  rows: readonly Row[],
  start: number,
  { onLetter, onSendingLetter, endWord }: LoneLetter,
  { onAction, onHelp, onUndo, sends, arrival, restored }: RowFocusOptions<Row>,
) {
  const [stop, setStop] = useState<number>()
  const currentRow = Math.max(0, Math.min(stop ?? start, rows.length - 1))
  const body = useRef<HTMLTableSectionElement>(null)
  const focusRow = (index: number) => {
    if (body.current) rowsIn(body.current)[index]?.focus()
  }
  useArrival(rows.length > 0 ? arrival : undefined, () => focusRow(start))
  useRestored(restored, focusRow)
  const isPointerDown = useRef(false)
  const isKeyboardFocus = useRef(false)
  const releasePointer = () => {
    isPointerDown.current = false
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (isUndoKey(event) && onUndo) {
      event.preventDefault()
      return onUndo()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const index = rowOf(event.target)
    const row = index === undefined ? undefined : rows[index]
    if (index === undefined || row === undefined) return
    const isOnRow = event.target instanceof HTMLTableRowElement
    // Enter and Space on a button in the row are that button's.
    if (!isOnRow && (event.key === 'Enter' || event.key === ' ')) return
    const intent = rowIntent(event.key, index, rows.length)
    const isLetter = event.key.length === 1 && event.key !== '?'
    if (!isLetter) endWord()
    if (intent?.kind === 'move') {
      event.preventDefault()
      if (isLetter) onLetter(event)
      rowsIn(event.currentTarget)[intent.to]?.focus()
      return
    }
    if (intent !== undefined) event.preventDefault()
    if (!isKeyboardFocus.current || event.repeat) return
    if (intent?.kind === 'help') return onHelp()
    if (intent?.kind === 'undo') return onUndo ? onSendingLetter(event, onUndo) : onLetter(event)
    if (intent === undefined) {
      if (isLetter) onLetter(event)
      return
    }
    const elements = rowsIn(event.currentTarget)
    const act = () =>
      onAction(row, intent.action, index, (to) => {
        if (elements[index]?.contains(document.activeElement)) elements[to]?.focus()
      })
    if (!isLetter) act()
    else if (sends(intent.action)) onSendingLetter(event, act)
    else onLetter(event, act)
  }

  const bodyProps = {
    ref: body,
    onPointerDown: () => {
      isPointerDown.current = true
      isKeyboardFocus.current = false
    },
    onPointerUp: releasePointer,
    onPointerCancel: releasePointer,
    onFocus: (event: FocusEvent<HTMLTableSectionElement>) => {
      // A dialog that a key opened gives the focus back without making it visible.
      isKeyboardFocus.current =
        !isPointerDown.current && (isKeyboardFocus.current || event.target.matches(':focus-visible'))
      releasePointer()
      setStop(rowOf(event.target))
    },
    onKeyDown,
  }
  return { currentRow, bodyProps }
}

/** Moves the focus once for each arrival, unless somebody has begun something else on the page by then. */
function useArrival(arrival: string | undefined, focus: () => void): void {
  const moveFocus = useEffectEvent(focus)
  useEffect(() => {
    if (arrival === undefined) return undefined
    const before = document.activeElement
    // After the host has put the focus on the heading of the page that was opened.
    const frame = requestAnimationFrame(() => {
      const now = document.activeElement
      if (now === before || now === document.body || now instanceof HTMLHeadingElement) moveFocus()
    })
    return () => cancelAnimationFrame(frame)
  }, [arrival])
}

/** Ctrl or Cmd and Z, which undoes in every program. */
const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z'

/** Moves the focus to a row once, when it has come back. */
function useRestored({ by, row }: RowFocusOptions<unknown>['restored'], focusRow: (index: number) => void): void {
  const moveFocus = useEffectEvent(() => focusRow(row))
  const isBack = by !== undefined && row !== -1
  useEffect(() => {
    if (isBack) moveFocus()
  }, [by, isBack])
}
