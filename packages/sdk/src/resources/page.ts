import { count, pick, type JsonObject } from '../core/json.ts'

/** Where a page stands among the others. */
export type Paging = {
  /** From 1 */
  currentPage: number
  totalPages: number
  itemsPerPage: number
  /** Left out by other platforms (D11a). */
  totalItems: number | undefined
}

/**
 * Reads `currentPage`, `totalPages`, `itemsPerPage` at the top level or inside it. A list without them is all there is: the
 * other shape of the booking list has no pages (D8).
 */
export function pagingOf(body: JsonObject, rows: readonly unknown[]): Paging {
  const page = (name: string, whole: number) => count(pick(body, name) ?? whole)
  const total = pick(body, 'totalItems')
  return {
    currentPage: page('currentPage', 1),
    totalPages: page('totalPages', 1),
    itemsPerPage: page('itemsPerPage', rows.length),
    totalItems: total === undefined ? total : count(total),
  }
}

/**
 * Goes through all pages. A row that moves to the next page while they are read is given once.
 *
 * @param page reads a page, from 1
 * @param rowsOf its rows
 */
export async function* everyRow<P extends Paging, R extends { id: string }>(
  page: (number: number) => PromiseLike<P>,
  rowsOf: (page: P) => readonly R[],
): AsyncGenerator<R, void, undefined> {
  const seen = new Set<string>()
  for (let number = 1, pages = 1; number <= pages; number++) {
    const current = await page(number)
    pages = current.totalPages
    for (const row of rowsOf(current)) if (seen.size < seen.add(row.id).size) yield row
  }
}
