import { useMessages } from '../../messages/useMessages.ts'

/** What is known of the page of a list that is shown. */
export interface ListPage {
  currentPage: number
  totalPages: number
  /** Left out where the platform does not count. */
  totalItems?: number | undefined
}

/**
 * Writes what a list shows, for `ListStatus`: how many were found during a search, and which page it is.
 *
 * @returns a function of the page (undefined while it is being read, which makes the text empty), the wording of what was found
 *   (undefined outside of a search) and that of nothing found
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
