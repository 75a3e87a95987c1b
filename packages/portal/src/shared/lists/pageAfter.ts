import type { Paging } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'

interface Row {
  readonly id: string
}

/** How the rows of a page are read and replaced. */
export interface RowsOf<Page> {
  get: (page: Page) => readonly Row[]
  /** Returns the page with these of its and other rows. */
  keep: (page: Page, sources: readonly Page[], ids: ReadonlySet<string>) => Page
}

/** Most rows of earlier pages that an entry remembers. */
export const MOST_SEEN = 200

/**
 * Returns the query of the page after rows that were seen. Other devices answer bookings meanwhile
 * and the list shrinks: what has moved up to an earlier page comes first, so that nothing is skipped.
 *
 * @param page number of the page
 * @param seen ids of the rows of the earlier pages as they were seen, the last one last
 */
export function pageAfter<Page extends Paging>(
  page: number,
  seen: readonly string[],
  queryOf: (page: number) => Query<Page>,
  rows: RowsOf<Page>,
): Query<Page> {
  const plain = queryOf(page)
  const last = seen.at(-1)
  if (last === undefined || page === 1) return plain
  const known = new Set(seen)
  const fetch: Query<Page>['fetch'] = async (options) => {
    const [own, before] = await Promise.all([plain.fetch(options), queryOf(page - 1).fetch(options)])
    // A server may answer with its last page instead of one that does not exist any more.
    const sources: Page[] = own.currentPage === page ? [before, own] : [before]
    const lastSeen = (one: Page) => rows.get(one).findLastIndex(({ id }) => known.has(id))
    for (let number = page - 2; number > 0 && sources[0] && lastSeen(sources[0]) === -1; number -= 1)
      // Each page is read only if no row of the one after it was seen.
      sources.unshift(await queryOf(number).fetch(options))
    const [first] = sources
    const skipped = new Set(
      first
        ? rows
            .get(first)
            .slice(0, lastSeen(first) + 1)
            .map(({ id }) => id)
        : [],
    )
    const listed = new Set(sources.flatMap((one) => rows.get(one)).map(({ id }) => id))
    const after = [...listed].filter((id) => !skipped.has(id) && !known.has(id))
    const kept = rows.keep(own, sources, new Set(after.slice(0, own.itemsPerPage)))
    // What has moved up may be all that is left, and there may be more of it than one page holds.
    const lastPage = page - 1 + Math.ceil(after.length / own.itemsPerPage)
    return { ...kept, currentPage: page, totalPages: Math.max(own.totalPages, lastPage) }
  }
  return { key: [...plain.key, 'after', last], fetch }
}
