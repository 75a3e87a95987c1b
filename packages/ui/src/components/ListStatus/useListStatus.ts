import { useMessages } from '../../messages/useMessages.ts'

/** Metadata of the shown page of a list. */
export interface ListPage {
  currentPage: number
  totalPages: number
  /** Undefined if the platform does not return a total. */
  totalItems?: number | undefined
}

/**
 * Returns a function that writes the text for `ListStatus`: the number of results during a search,
 * and the page.
 *
 * @returns a function of the page (undefined while it is loading, which makes the text empty), the
 *   wording for the number of results (undefined outside of a search) and the wording for no
 *   results
 */
export function useListStatus(): (
  page: ListPage | undefined,
  found: ((total: number) => string) | undefined,
  nothingFound: () => string,
) => string {
  const { pagination } = useMessages()
  return (page, found, nothingFound) => {
    if (!page) return ''
    if (found && page.totalItems === 0) return nothingFound()
    const pageOf = pagination.pageOf(page.currentPage, Math.max(1, page.totalPages))
    return found && page.totalItems !== undefined ? `${found(page.totalItems)}. ${pageOf}` : pageOf
  }
}
