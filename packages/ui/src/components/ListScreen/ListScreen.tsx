import { focusHeading, media, useMediaQuery } from '../../theme/internal.ts'
import { appointmentsMessages, filtersMessages, paginationMessages, useMessages } from '../../messages/internal.ts'
import { type ReactNode, useRef, type ComponentProps } from 'react'
import { makeStyles } from '@fluentui/react-components'
import { Button } from '../Button/Button.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import type { DataTableProps } from '../DataTable/DataTableProps.ts'
import { ListStatus } from '../ListStatus/ListStatus.tsx'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { Pagination } from '../Pagination/Pagination.tsx'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import type { LoadState } from '../StateView/LoadedContent.tsx'
import { EmptyState } from '../StateView/StateView.tsx'

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBlockEnd: '12px' },
  // A line of its own where the tools leave no room for a word.
  search: {
    flex: '1 1 5rem',
    minWidth: 0,
    maxWidth: '318px',
    '& > *': { width: '100%' },
    [media.phone]: { maxWidth: '100%' },
  },
  pages: { marginBlockStart: '14px' },
})

/** The props that every list screen takes from its host. */
export interface ListScreenState extends LoadState {
  /** The current search. */
  search?: string
  /** Called 100 ms after the last change, and at once on Enter. */
  onSearch: (text: string) => void
  /** @param shownIds ids of the rows on screen: the page after begins after the last of them */
  onPageChange: (page: number, shownIds: readonly string[]) => void
}

interface Words {
  title: string
  text: string
}

export interface ListScreenProps<Row extends { readonly id: string }>
  extends ListScreenState, Omit<ComponentProps<'div'>, 'children'> {
  table: Pick<DataTableProps<Row>, 'columns' | 'groupOf' | 'card' | 'cardsBelow' | 'currentRow' | 'bodyProps'>
  /** The page on screen; undefined while the first one is loading. */
  page: { currentPage: number; totalPages: number; itemsPerPage: number; totalItems?: number | undefined } | undefined
  /** The rows of the page; undefined while it is loading. */
  rows: readonly Row[] | undefined
  texts: {
    title: string
    subtitle: ReactNode
    /** Accessible name of the table. */
    list: string
    search: string
    /** Placeholder of the search field, default its name; on phones it is one word. */
    searchHint?: string
    clearSearch: string
    found: (total: number) => string
    /** Shown if there is nothing at all, no search result, and nothing that matches the filters. */
    empty: Words
    notFound: Words
    filteredOut: Words
    /** Follows the numbers of the rows, for example the order. */
    order?: string | undefined
  }
  /** State of the data, beside the title. */
  status?: ReactNode
  /** Buttons beside the search field. */
  tools?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** The filters, and their values. The state of the list is announced when these change. */
  filters?: { row?: ReactNode; value: unknown } | undefined
  /** Clears the filters; undefined if none is set. */
  onShowAll?: (() => void) | undefined
  /** Props of the element that contains the rows. */
  listProps?: ComponentProps<'div'> | undefined
  /** Below the pages. */
  footer?: ReactNode
}

/**
 * A screen with a list: title, search, filters, the table with its states, and its pages. The
 * number of results is announced once for each search, filter and page.
 */
export function ListScreen<Row extends { readonly id: string }>({
  page,
  rows,
  texts,
  error,
  onRetry,
  isRefreshing = false,
  search = '',
  onSearch,
  onPageChange,
  status,
  tools,
  actions,
  filters,
  onShowAll,
  listProps,
  footer,
  table,
  ...rest
}: ListScreenProps<Row>) {
  const styles = useStyles()
  const appointments = useMessages(appointmentsMessages)
  const pagination = useMessages(paginationMessages)
  const filterMessages = useMessages(filtersMessages)
  const header = useRef<HTMLElement>(null)
  const onPhone = useMediaQuery(media.phone)
  const isSearched = search.trim() !== ''
  const isNarrowed = isSearched || onShowAll !== undefined
  const nothing = isSearched ? texts.notFound : onShowAll ? texts.filteredOut : texts.empty

  // The button goes with the empty state, and the rows may take their time.
  const clear = (action: () => void) => {
    if (header.current) focusHeading(header.current)
    action()
  }
  const statusText = () => {
    if (!page || isRefreshing) return ''
    if (isNarrowed && page.totalItems === 0) return nothing.title
    const pageOf = pagination.pageOf(page.currentPage, Math.max(1, page.totalPages))
    return isNarrowed && page.totalItems !== undefined ? `${texts.found(page.totalItems)}. ${pageOf}` : pageOf
  }
  return (
    <div {...rest}>
      <PageHeader ref={header} isLine title={texts.title} subtitle={texts.subtitle} {...{ status, actions }} />
      <div className={styles.tools}>
        <SearchBox
          className={styles.search}
          label={texts.search}
          placeholder={onPhone ? appointments.search : (texts.searchHint ?? texts.search)}
          search={search}
          onSearch={onSearch}
        />
        {tools}
      </div>
      {filters?.row}
      <ListStatus scope={JSON.stringify([page?.currentPage, search, filters?.value])} text={statusText()} />
      <DataTable<Row>
        {...listProps}
        {...table}
        {...{ error, onRetry, isRefreshing }}
        label={texts.list}
        rows={rows}
        rowKey={({ id }) => id}
        empty={
          <EmptyState
            title={nothing.title}
            text={nothing.text}
            actions={
              isNarrowed && (
                <>
                  {isSearched && <Button onClick={() => clear(() => onSearch(''))}>{texts.clearSearch}</Button>}
                  {onShowAll && <Button onClick={() => clear(onShowAll)}>{filterMessages.showAll}</Button>}
                </>
              )
            }
          />
        }
      />
      {page && rows && rows.length > 0 && (
        <>
          <Pagination
            className={styles.pages}
            page={page.currentPage}
            totalPages={page.totalPages}
            itemsPerPage={page.itemsPerPage}
            totalItems={page.totalItems}
            note={texts.order}
            onPageChange={(wanted) => onPageChange(wanted, rows?.map(({ id }) => id) ?? [])}
          />
          {footer}
        </>
      )}
    </div>
  )
}
