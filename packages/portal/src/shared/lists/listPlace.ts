import { searchText, storeSearch } from '../session/searchTexts.ts'

/** Page and search of a list: the page is in the address, the search only in memory (D19). */
export interface ListPlace {
  page: number
  search: string
}

/** State of a history entry of a list: a random key, never the search text itself. */
export interface ListState {
  searchKey: string | undefined
}

/** Returns the state of a history entry for a search. */
export const listState = (doctorId: string, search: string): ListState => ({ searchKey: storeSearch(doctorId, search) })

/**
 * Reads page and search of a list.
 *
 * @param query query of the address, such as `?page=2`; anything but a whole number from 1 means
 *   the first page
 * @param state state of the history entry; an older release may have written it
 */
export function listPlace(query: string, state: unknown, doctorId: string): ListPlace {
  const page = new URLSearchParams(query).get('page') ?? ''
  const key = typeof state === 'object' && state !== null && 'searchKey' in state ? state.searchKey : undefined
  return { page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1, search: searchText(doctorId, key) }
}

/**
 * Returns the address of a page of the list at a path: the first page of a list without filters
 * needs no query.
 *
 * @param filter the filters as a query without the question mark; empty for none
 */
export function pageAddress(path: string, page: number, filter = ''): string {
  const query = [filter, page > 1 ? `page=${page}` : ''].filter((part) => part !== '').join('&')
  return query === '' ? path : `${path}?${query}`
}
