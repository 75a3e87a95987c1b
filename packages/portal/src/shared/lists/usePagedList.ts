import { searchText, storeSearch } from '../session/sessionState.ts'
import type { Paging } from '@nalam/sdk'
import type { Query, QueryKey } from '@nalam/sdk/queries'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLiveEvents } from '../live/liveEvents.ts'
import { forgetPrefetched, under } from '../queries/queries.ts'
import { cachedState, usePrefetch, useQuery, useReadAgain, useScreenState } from '../queries/useQuery.ts'
import { useDoctor } from '../session/session.ts'
import { MOST_SEEN, pageAfter, type RowsOf } from './pageAfter.ts'
import { useToasts } from '@nalam/ui'

/** Page and search of a list: the page is in the address, the search only in memory (D19). */
export interface ListPlace {
  page: number
  search: string
  /** Ids of the rows of the earlier pages, if this page was reached by Next; the last one last. */
  seen?: readonly string[] | undefined
}

/** State of a history entry of a list: a random key, never the search text itself. */
export const listState = (doctorId: string, search: string, seen?: readonly string[]) => ({
  searchKey: storeSearch(doctorId, search),
  ...(seen && { seen }),
})

const idsIn = (state: object): readonly string[] | undefined =>
  'seen' in state && Array.isArray(state.seen)
    ? state.seen.filter((id: unknown): id is string => typeof id === 'string')
    : undefined

/** Reads page and search of a list; anything but a whole number means the first page. */
export function listPlace(query: string, state: unknown, doctorId: string): ListPlace {
  const page = new URLSearchParams(query).get('page') ?? ''
  const entry = typeof state === 'object' && state !== null ? state : {}
  const seen = idsIn(entry)
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    search: searchText(doctorId, 'searchKey' in entry ? entry.searchKey : undefined),
    ...(seen && { seen }),
  }
}

export function pageAddress(path: string, page: number, filter = ''): string {
  const query = [filter, page > 1 ? `page=${page}` : ''].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

export interface PagedListOptions<Page extends Paging> {
  path: string
  filter?: string | undefined
  queryOf: (page: number, search: string) => Query<Page>
  rows: RowsOf<Page>
  /** Prefix of the keys of all pages. */
  all: QueryKey
}

/**
 * Manages a paged, searchable list. Page, filters (as a query without `?`) and search come from the
 * history entry (D19). Every combination has a key of its own, so an older response never replaces
 * a newer one.
 */
export function usePagedList<Page extends Paging>({ path, filter = '', queryOf, rows, all }: PagedListOptions<Page>) {
  const { search: place, state, key }: { search: string; state: unknown; key: string } = useLocation()
  const navigate = useNavigate()
  const doctorId = useDoctor().id
  const { page, search, seen = NOTHING_SEEN } = listPlace(place, state, doctorId)
  const text = search.trim()
  const query = pageAfter(page, seen, (number) => queryOf(number, text), rows)
  // A filter that was pressed is kept by a search that is typed before its list is on screen.
  const asked = useRef({ at: key, filter, search })
  const goTo = (wanted: Partial<ListPlace> & { filter?: string }, replace = false) => {
    const last = asked.current.at === key ? asked.current : { filter, search }
    const next = { at: key, filter: wanted.filter ?? last.filter, search: wanted.search ?? last.search }
    asked.current = next
    void navigate(pageAddress(path, wanted.page ?? 1, next.filter), {
      replace,
      state: listState(doctorId, next.search, wanted.seen),
    })
  }
  const response = useQuery(query, { keepPreviousData: true })
  const { data, error } = response

  // If the read failed, the previous page is not shown.
  const own: unknown = cachedState(query.key)?.data
  const shown = error && own === undefined ? undefined : data
  const isSettled = own !== undefined && own === data
  const seenWith = (ids: readonly string[]) => [...seen.filter((id) => !ids.includes(id)), ...ids].slice(-MOST_SEEN)
  const idsOf = (one: Page) => rows.get(one).map(({ id }) => id)
  // Right after a read, the page after begins after its rows.
  const next = isSettled && data && page < data.totalPages ? data : undefined
  const after = next && pageAfter(page + 1, seenWith(idsOf(next)), (number) => queryOf(number, text), rows)
  const prefetched = after && {
    key: after.key,
    fetch: async () => {
      const plain = await queryOf(page + 1, text).fetch()
      return plain.totalItems === next.totalItems ? plain : after.fetch()
    },
  }
  usePrefetch(prefetched ?? null, AFTER_DRAWING)

  // A page that no longer exists (an old link, a shorter list) is replaced by the last one.
  const lastPage = isSettled ? Math.max(1, data?.totalPages ?? 1) : undefined
  const goToLast = useEffectEvent((last: number) => goTo({ page: last }, true))
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) goToLast(lastPage)
  }, [lastPage, page])

  const forget = () => forgetPrefetched(under(all))
  const readAgain = useReadAgain(query)
  useLiveEvents(({ topic }) => {
    forget()
    if (topic === 'resync') readAgain()
  })

  const refresh = () => {
    // A prefetch that is running is older than the wish for new data.
    forget()
    return response.mutate()
  }
  const searchFor = (wanted: string) => {
    // Enter on an unchanged text searches again.
    if (wanted === search) void refresh()
    // One history entry for a search, not one for each letter.
    else goTo({ search: wanted }, search !== '')
  }
  const current = useRef<string>(undefined)
  useEffect(() => {
    current.current = key
    return () => void (current.current = undefined)
  }, [key])
  /** Shows a page that is found by requests, without a search. Whoever goes elsewhere meanwhile stays there. */
  const showFound = async (find: () => Promise<{ page: number; filter: string }>) => {
    const wanted = await find()
    if (current.current !== key) return
    if (page === wanted.page && search === '' && filter === wanted.filter) await refresh()
    else goTo({ ...wanted, search: '' })
  }

  const screen = useScreenState(response, refresh)
  const toasts = useToasts()
  // With rows, a toast reports each failed read: the error is a new object for each.
  const failure = shown && screen.error
  useEffect(() => {
    if (failure !== undefined) toasts.error(failure)
  }, [failure, error, toasts])
  return {
    page: shown,
    query,
    search,
    narrowTo: (wanted: string) => goTo({ filter: wanted }),
    refresh,
    showFound,
    screen: {
      ...screen,
      search,
      onSearch: searchFor,
      /** @param shownIds the rows on screen, which may differ from those read last */
      onPageChange: (wanted: number, shownIds: readonly string[] = []) =>
        goTo({ page: wanted, seen: wanted === page + 1 && shownIds.length > 0 ? seenWith(shownIds) : undefined }),
    },
  }
}

const NOTHING_SEEN: readonly string[] = []

/** Delay that lets the page itself be drawn first, in milliseconds. */
const AFTER_DRAWING = 200
