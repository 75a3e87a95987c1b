import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { rowIntent } from './bookingActions.ts'
import type { RowDeed } from './bookingActions.ts'

/**
 * One tab stop for all rows: arrows move between them, letters do something with the focused one.
 *
 * Tab stops in the current row only, on the row and then on its buttons.
 *
 * @param start the row that Tab comes to first
 */
export function useRowFocus<Row>(
  rows: readonly Row[],
  start: number,
  onDeed: (row: Row, deed: RowDeed, index: number, focusRow: (index: number) => void) => void,
  onHelp: () => void,
) {
  const [stop, setStop] = useState<number>()
  const elements = useRef<(HTMLTableRowElement | null)[]>([])
  const focusRow = (index: number) => {
    setStop(index)
    elements.current[index]?.focus()
  }
  const current = Math.min(stop ?? start, Math.max(0, rows.length - 1))

  const rowProps = (row: Row, index: number) => ({
    ref: (element: HTMLTableRowElement | null) => {
      elements.current[index] = element
    },
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setStop(index),
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      // Enter and Space on a button in the row are that button's.
      if (event.target !== event.currentTarget && (event.key === 'Enter' || event.key === ' ')) return
      const intent = rowIntent(event.key, index, rows.length)
      if (intent === undefined) return
      event.preventDefault()
      if (intent.kind === 'help') onHelp()
      else if (intent.kind === 'move') focusRow(intent.to)
      else onDeed(row, intent.deed, index, focusRow)
    },
  })
  return { rowProps, current }
}
