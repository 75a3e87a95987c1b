/** Where a list stands: the page is in the address, the search in the history entry only (D19). */
export interface ListPlace {
  page: number
  search: string
}

/** What a history entry of a list keeps. */
export interface ListState {
  search: string
}

/**
 * Reads the place of a list.
 *
 * @param query the address's query, such as `?page=2`; anything but a whole number from 1 means the first page
 * @param state what the history entry keeps; it may come from an older release
 */
export function listPlace(query: string, state: unknown): ListPlace {
  const page = new URLSearchParams(query).get('page') ?? ''
  const search = typeof state === 'object' && state !== null && 'search' in state ? state.search : ''
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, search: typeof search === 'string' ? search : '' }
}

/** The address of a page of the list at a path: the first one needs no query. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path
}
