import { searchText, storeSearch } from '../session/sessionState.ts'
import type { Paging } from '@nalam/sdk'
import type { Query, QueryKey } from '@nalam/sdk/queries'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLiveEvents } from '../live/liveEvents.ts'
import { forgetPrefetched, under } from '../queries/queries.ts'
import { cachedState, usePrefetch, useQuery, useReadAgain, useScreenState } from '../queries/useQuery.ts'
import { useDoctor } from '../session/session.ts'
import { useToasts } from '@nalam/ui'

/** Page and search of a list: the page is in the address, the search only in memory (D19). */
export interface ListPlace {
  page: number
  search: string
}

/** State of a history entry of a list: a random key, never the search text itself. */
export const listState = (doctorId: string, search: string) => ({ searchKey: storeSearch(doctorId, search) })

/** Reads page and search of a list; anything but a whole number means the first page. */
export function listPlace(query: string, state: unknown, doctorId: string): ListPlace {
  const page = new URLSearchParams(query).get('page') ?? ''
  const key = typeof state === 'object' && state !== null && 'searchKey' in state ? state.searchKey : undefined
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, search: searchText(doctorId, key) }
}

export function pageAddress(path: string, page: number, filter = ''): string {
  const query = [filter, page > 1 ? `page=${page}` : ''].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}

export interface PagedListOptions<Page extends Paging> {
  path: string
  filter?: string | undefined
  queryOf: (page: number, search: string) => Query<Page>
  /** Prefix of the keys of all pages. */
  all: QueryKey
}

/**
 * Manages a paged, searchable list. Page, filters (as a query without `?`) and search come from the
 * history entry (D19). Every combination has a key of its own, so an older response never replaces
 * a newer one.
 */
export function usePagedList<Page extends Paging>({ path, filter = '', queryOf, all }: PagedListOptions<Page>) {
  const { search: place, state }: { search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const doctorId = useDoctor().id
  const { page, search } = listPlace(place, state, doctorId)
  const text = search.trim()
  const query = queryOf(page, text)
  const goTo = (wanted: Partial<ListPlace> & { filter?: string }, replace = false) => {
    const address = pageAddress(path, wanted.page ?? 1, wanted.filter ?? filter)
    void navigate(address, { replace, state: listState(doctorId, wanted.search ?? search) })
  }
  const response = useQuery(query, { keepPreviousData: true })
  const { data, error } = response

  // If the read failed, the previous page is not shown.
  const own: unknown = cachedState(query.key)?.data
  const shown = error && own === undefined ? undefined : data
  const isSettled = own !== undefined && own === data
  usePrefetch(isSettled && data && page < data.totalPages ? queryOf(page + 1, text) : null, AFTER_DRAWING)

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
  const showLatest = () => {
    if (page === 1 && search === '' && filter === '') return void refresh()
    goTo({ search: '', filter: '' })
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
    showLatest,
    screen: {
      ...screen,
      search,
      onSearch: searchFor,
      onPageChange: (wanted: number) => goTo({ page: wanted }),
    },
  }
}

/** Delay that lets the page itself be drawn first, in milliseconds. */
const AFTER_DRAWING = 200
