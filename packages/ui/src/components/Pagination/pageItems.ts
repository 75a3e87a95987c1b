/** An item of the pagination: a page, or a gap (named by its side). */
export type PageItem = number | 'gapBefore' | 'gapAfter'

/**
 * Returns the pages to offer (BOOK-03): first, last, the current one and its neighbours, with an
 * ellipsis for left-out pages. An ellipsis never replaces a single page: that page is shown.
 *
 * @param current from 1; clamped to 1 to `total`
 * @param total number of pages
 */
export function pageItems(current: number, total: number): PageItem[] {
  const last = Math.max(1, Math.trunc(total))
  const page = Math.min(Math.max(1, Math.trunc(current)), last)
  const shown = new Set([1, page - 1, page, page + 1, last].filter((item) => item >= 1 && item <= last))
  if (shown.has(3)) shown.add(2)
  if (shown.has(last - 2)) shown.add(last - 1)
  const items: PageItem[] = []
  let previous = 0
  for (const item of [...shown].filter((value) => value >= 1 && value <= last).sort((a, b) => a - b)) {
    if (item > previous + 1) items.push(item <= page ? 'gapBefore' : 'gapAfter')
    items.push(item)
    previous = item
  }
  return items
}
