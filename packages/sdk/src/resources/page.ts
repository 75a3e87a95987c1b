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
 * Reads all pages and yields each row once, also if rows move to another page in the meantime. A
 * list that shrinks moves rows to pages that were read already: they are read again. Ends at a page
 * without rows, and after four times the number of pages that the first page announced: a server
 * whose count grows with every page would never end.
 *
 * @param page reads a page, from 1
 * @param rowsOf returns the rows of a page
 */
export async function* everyRow<P extends Paging, R extends { id: string }>(
  page: (number: number) => PromiseLike<P>,
  rowsOf: (page: P) => readonly R[],
): AsyncGenerator<R, void, undefined> {
  const seen = new Set<string>()
  const lastIds: (string | undefined)[] = []
  let total: number | undefined
  let requests = 0
  let limit = Infinity
  const read = async (number: number) => {
    requests++
    return page(number)
  }
  /** Returns how many pages back the rows are that have moved in front of this page. */
  const pagesBack = async (number: number, { totalItems, itemsPerPage }: P): Promise<number> => {
    const before = total
    total = totalItems
    if (number === 1) return 0
    if (totalItems !== undefined && before !== undefined)
      return totalItems < before ? Math.ceil((before - totalItems) / Math.max(1, itemsPerPage)) : 0
    // Without a count, the page before this one must still end with the same row.
    return rowsOf(await read(number - 1)).at(-1)?.id === lastIds[number - 1] ? 0 : 1
  }
  for (let number = 1, pages = 1; number <= pages && requests < limit; number++) {
    const current = await read(number)
    const found = rowsOf(current)
    pages = current.totalPages
    if (limit === Infinity) limit = 4 * pages
    const back = await pagesBack(number, current)
    if (back > 0) {
      pages = Math.max(pages, 1)
      number = Math.max(1, number - back) - 1
      continue
    }
    if (!found[0]) return
    lastIds[number] = found.at(-1)?.id
    for (const row of found) if (seen.size < seen.add(row.id).size) yield row
  }
}
