import { count, pick } from '../core/json.ts'

/** The position of a page in a list. */
export type Paging = {
  /** From 1 */
  currentPage: number
  totalPages: number
  itemsPerPage: number
  /** Undefined if the server sends none. */
  totalItems: number | undefined
}

type PagingFields = {
  readonly currentPage?: unknown
  readonly totalPages?: unknown
  readonly itemsPerPage?: unknown
  readonly totalItems?: unknown
}

/**
 * Reads the position of a page. A list without it counts as complete: one response shape of the
 * booking list has no pages.
 */
export function pagingOf(body: PagingFields, rows: readonly unknown[]): Paging {
  const page = (name: keyof PagingFields, whole: number) => count(pick(body, name) ?? whole)
  const total = pick(body, 'totalItems')
  return {
    currentPage: page('currentPage', 1),
    totalPages: page('totalPages', 1),
    itemsPerPage: page('itemsPerPage', rows.length),
    totalItems: total === undefined ? total : count(total),
  }
}

/**
 * Reads all pages and yields each row once, also if it moves to another page in the meantime. Ends
 * at a page without rows, and after twice the number of pages that the first page announced: a
 * server whose count grows with every page would never end.
 *
 * @param page reads a page, from 1
 * @param rowsOf returns the rows of a page
 */
export async function* everyRow<P extends Paging, R extends { id: string }>(
  page: (number: number) => PromiseLike<P>,
  rowsOf: (page: P) => readonly R[],
): AsyncGenerator<R, void, undefined> {
  const seen = new Set<string>()
  for (let number = 1, pages = 1, limit = 0; number <= pages; number++) {
    const current = await page(number)
    const found = rowsOf(current)
    pages = current.totalPages
    limit ||= 2 * pages
    if (!found[0] || number > limit) return
    for (const row of found) if (seen.size < seen.add(row.id).size) yield row
  }
}
