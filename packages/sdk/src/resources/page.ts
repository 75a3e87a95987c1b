import { count, pick } from '../core/json.ts'

/** The position of a page in a list. */
export type Paging = {
  /** From 1 */
  currentPage: number
  totalPages: number
  itemsPerPage: number
  /** Undefined if the server sends none. */
  totalItems: number | undefined
  /** Absent on the last page. */
  nextPage?: number | undefined
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
  const currentPage = page('currentPage', 1)
  const totalPages = page('totalPages', 1)
  return {
    currentPage,
    totalPages,
    itemsPerPage: page('itemsPerPage', rows.length),
    totalItems: total === undefined ? total : count(total),
    ...(currentPage < totalPages && { nextPage: currentPage + 1 }),
  }
}

/**
 * Reads all pages and yields each row once, also if rows move to another page in the meantime. A
 * list that shrinks moves rows to pages that were read already: they are read again. A server that
 * does not count its rows tells their number by its last page, which is read after the first one: if
 * there are fewer in the end, all pages are read again. Ends after four times the number of pages
 * that the first page announced: a server whose count grows with every page would never end.
 *
 * @param page reads a page, from 1
 * @param rowsOf returns the rows of a page
 */
export async function* everyRow<P extends Paging, R extends { id: string }>(
  page: (number: number) => PromiseLike<P>,
  rowsOf: (page: P) => readonly R[],
): AsyncGenerator<R, void, undefined> {
  const seen = new Set<string>()
  let total: number | undefined
  let requests = 0
  let limit = Infinity
  let size = 1
  const read = async (number: number) => {
    requests++
    return page(number)
  }
  /** Returns the number of rows before and on the last page. */
  const rowsUpTo = (number: number, last: P) => (number - 1) * size + rowsOf(last).length
  const unseen = (rows: readonly R[]) => rows.filter(({ id }) => seen.size < seen.add(id).size)
  for (let number = 1, pages = 1; number <= pages && requests < limit; number++) {
    if (number === 2 && total === undefined) {
      const last = await read(pages)
      if (rowsOf(last)[0]) total = rowsUpTo(pages, last)
      // The list has shrunk, or else the server announces more pages than it has, which tells nothing.
      else total = last.totalPages < pages ? last.totalPages * size : 0
      // Rows may have left since the first page was read.
      yield* unseen(rowsOf(await read(1)))
    }
    const current = await read(number)
    const found = rowsOf(current)
    const { totalItems, itemsPerPage, totalPages } = current
    if (limit === Infinity) {
      limit = 4 * totalPages
      size = Math.max(1, itemsPerPage)
    }
    pages = totalPages
    const isLast = number >= pages || !found[0]
    const now = totalItems ?? (isLast && number > 1 ? rowsUpTo(number, current) : total)
    const left = number > 1 && now !== undefined && total !== undefined ? total - now : 0
    total = now
    if (left > 0) {
      const back = totalItems === undefined ? number : Math.ceil(left / size)
      pages = Math.max(pages, 1)
      number = Math.max(1, number - back) - 1
      continue
    }
    if (!found[0]) return
    yield* unseen(found)
  }
}
