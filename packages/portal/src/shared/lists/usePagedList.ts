import type { ApiError, Paging } from '@nalam/sdk'
import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { unstable_serialize, useSWRConfig } from 'swr'
import { whenSettled } from '../actions/underWay.ts'
import { useLiveEvents } from '../live/liveEvents.ts'
import { usePrefetched } from '../queries/usePrefetched.ts'
import type { Prefetched } from '../queries/withPrefetch.ts'
import { useDoctor } from '../session/useDoctor.ts'
import { listPlace, listState, pageAddress } from './listPlace.ts'

export interface PagedListOptions<Page extends Paging, Key extends readonly unknown[]> {
  /** The route of the list. */
  path: string
  /** The filters in use, as a query without the question mark; left out for none. */
  filter?: string | undefined
  /** The SWR key of one page of a search; an empty text searches nothing. */
  keyOf: (page: number, search: string) => Key
  pages: Prefetched<Key, Page>
  /** Whether the page is read again when live events may have been missed. */
  isLive?: boolean
}

export interface PagedList<Page extends Paging, Key extends readonly unknown[]> {
  /** The page asked for; the one shown before while it loads; undefined when there is nothing to show. */
  page: Page | undefined
  /** Why the page asked for cannot be shown, or why what is shown could not be read again. */
  error: ApiError | undefined
  isBusy: boolean
  /** As it was typed; blanks around it search nothing. */
  search: string
  searchFor: (text: string) => void
  goTo: (page: number) => void
  /** The first page with these filters, given as `filter` above; the search stays. */
  narrowTo: (filter: string) => void
  /** Reads the page again. */
  refresh: () => Promise<unknown>
  /** The first page without a search or filters, read anew: a page that is opened is always read again. */
  showLatest: () => void
  key: Key
}

/**
 * A paged, searchable list, with filters where it has them. Page, filters and search come from the history entry (D19); every combination has a key of its own, so an
 * older response can never take the place of a newer one. The next page is prefetched.
 */
export function usePagedList<Page extends Paging, Key extends readonly unknown[]>({
  path,
  filter = '',
  keyOf,
  pages,
  isLive = false,
}: PagedListOptions<Page, Key>): PagedList<Page, Key> {
  const { search: query, state }: { search: string; state: unknown } = useLocation()
  const navigate = useNavigate()
  const { cache } = useSWRConfig()
  const doctorId = useDoctor().id
  const { page, search } = listPlace(query, state, doctorId)
  const text = search.trim()
  const key = keyOf(page, text)
  const { data, error, isValidating, mutate } = usePrefetched(pages, key, { keepPreviousData: true })

  // A failed read never shows the page before.
  const own: unknown = cache.get(unstable_serialize(key))?.data
  const shown = error && own === undefined ? undefined : data
  const isSettled = own !== undefined && own === data
  useNextPage(pages, isSettled && data && page < data.totalPages ? keyOf(page + 1, text) : undefined)

  // A page that no longer exists (an old link, a narrower list) gives way to the last one.
  const lastPage = isSettled ? Math.max(1, data?.totalPages ?? 1) : undefined
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) {
      void navigate(pageAddress(path, lastPage, filter), { replace: true, state: listState(doctorId, search) })
    }
  }, [lastPage, page, path, filter, search, navigate, doctorId])

  useLiveEvents(({ topic }) => {
    if (!isLive) return
    // Prefetched data is no longer true.
    pages.forget()
    if (topic === 'resync') whenSettled(() => void mutate(pages.readInBackground(key), AGAIN))
  })

  const refresh = useCallback(() => mutate(), [mutate])
  const searchFor = (wanted: string) => {
    // Enter on an unchanged text asks again.
    if (wanted === search) void refresh()
    // One entry for a search, not one for each letter.
    else void navigate(pageAddress(path, 1, filter), { replace: search !== '', state: listState(doctorId, wanted) })
  }
  const goTo = (wanted: number) =>
    void navigate(pageAddress(path, wanted, filter), { state: listState(doctorId, search) })
  const narrowTo = (wanted: string) =>
    void navigate(pageAddress(path, 1, wanted), { state: listState(doctorId, search) })
  const showLatest = () => {
    if (page === 1 && search === '' && filter === '') return void refresh()
    void navigate(path, { state: listState(doctorId, '') })
  }

  return { page: shown, error, isBusy: isValidating, search, searchFor, goTo, narrowTo, refresh, showLatest, key }
}

/** What cannot be read stays as it was. */
const AGAIN = { revalidate: false, throwOnError: false } as const

/** Long enough for the page itself to be drawn first, in milliseconds. */
const AFTER_DRAWING = 200

/** Fetches the page after the one shown, once that one stands. */
function useNextPage<Page, Key extends readonly unknown[]>(pages: Prefetched<Key, Page>, key: Key | undefined): void {
  const name = key && unstable_serialize(key)
  const fetchIt = useEffectEvent(() => key && void pages.prefetch(key))
  useEffect(() => {
    if (name === undefined) return undefined
    const timer = setTimeout(() => fetchIt(), AFTER_DRAWING)
    return () => clearTimeout(timer)
  }, [name])
}
