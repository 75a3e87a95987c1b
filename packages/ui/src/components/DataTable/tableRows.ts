/** Returns the rows in the body of a table, without the group headings. */
export function rowsIn(body: HTMLTableSectionElement): HTMLTableRowElement[] {
  return [...body.rows].filter((row) => row.dataset['group'] === undefined)
}

/**
 * Returns the index of the row that contains an event's target, from 0 in the table body; undefined
 * outside of a row.
 */
export function rowOf(target: EventTarget): number | undefined {
  const row = target instanceof Element ? target.closest('tr') : null
  const body = row?.parentElement
  const index = row && body instanceof HTMLTableSectionElement ? rowsIn(body).indexOf(row) : -1
  return index === -1 ? undefined : index
}
