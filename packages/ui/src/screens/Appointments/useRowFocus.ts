import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { rowOf } from '../../components/DataTable/DataTable.tsx'
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
  const currentRow = Math.min(stop ?? start, Math.max(0, rows.length - 1))
  const bodyProps = {
    onFocus: (event: FocusEvent<HTMLTableSectionElement>) => setStop(rowOf(event.target)),
    onKeyDown: (event: KeyboardEvent<HTMLTableSectionElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const index = rowOf(event.target)
      const row = index === undefined ? undefined : rows[index]
      if (index === undefined || row === undefined) return
      // Enter and Space on a button in the row are that button's.
      if (!(event.target instanceof HTMLTableRowElement) && (event.key === 'Enter' || event.key === ' ')) return
      const intent = rowIntent(event.key, index, rows.length)
      if (intent === undefined) return
      event.preventDefault()
      const { rows: elements } = event.currentTarget
      const focusRow = (to: number) => elements[to]?.focus()
      if (intent.kind === 'help') onHelp()
      else if (intent.kind === 'move') focusRow(intent.to)
      else onDeed(row, intent.deed, index, focusRow)
    },
  }
  return { currentRow, bodyProps }
}
