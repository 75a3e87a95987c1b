import { isElement } from '../../theme/targetDocument.ts'

/** Returns the rows in the body of a table, without the group headings. */
export function rowsIn(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  return [...body.rows].filter((row) => row.dataset['group'] === undefined)
}

/**
 * Returns the index of the row that contains an event's target, from 0 in the table body; undefined
 * outside of a row.
 */
export function rowOf(target: EventTarget): number | undefined {
  const row = isElement(target) ? target.closest('tr') : null
  const body = row?.closest('tbody')
  const index = row && body ? rowsIn(body).indexOf(row) : -1
  return index === -1 ? undefined : index
}
