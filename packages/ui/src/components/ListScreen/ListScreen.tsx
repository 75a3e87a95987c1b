import { focusHeading, media, useMediaQuery, windowOf } from '../../theme/internal.ts'
import { appointmentsMessages, filtersMessages, paginationMessages, useMessages } from '../../messages/internal.ts'
import { Component, createRef, type ReactNode, useRef, type ComponentProps } from 'react'
import { haveSameIds, type Identified } from '../useSteadyItems.ts'
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

type Rows = readonly Identified[]

interface SteadyRowsProps {
  /** The rows. If they changed (another page, search or filter), their position is not kept. */
  rows: Rows | undefined
  /**
   * The content above the rows; undefined until it is loaded. Its first load does not count as a
   * change.
   */
  above: Rows | undefined
  /** The content with the rows; nothing follows it on the page. */
  children: ReactNode
}

const areSame = (one: Rows = [], other: Rows = []): boolean => one === other || haveSameIds(one, other)

interface Anchor {
  row: Element
  /** Pixels from the top of the viewport. */
  top: number
}

/**
 * Keeps rows at their position on the screen when content above them appears, grows or disappears
 * (LIVE-02), so that a row does not move away from the pointer. It scrolls the window by the same
 * distance. If the page is too short for that, it is extended at the end; if the window cannot
 * scroll back any further, space is left above the rows until other rows load. A class component,
 * because only `getSnapshotBeforeUpdate` can measure the page before it changes.
 */
class SteadyRows extends Component<SteadyRowsProps> {
  private readonly before = createRef<HTMLDivElement>()
  private readonly end = createRef<HTMLDivElement>()

  override componentDidMount(): void {
    // The browser's scroll anchoring would correct the position a second time, and does not work at
    // the top of a page.
    this.before.current?.parentElement?.style.setProperty('overflow-anchor', 'none')
  }

  override getSnapshotBeforeUpdate(previous: SteadyRowsProps): Anchor | null {
    const { rows, above } = this.props
    const isChanged = rows !== previous.rows || above !== previous.above
    if (!isChanged || previous.above === undefined || !areSame(rows, previous.rows)) return null
    const shown = this.before.current?.parentElement?.querySelectorAll('tbody > tr, ul > li') ?? []
    const row = [...shown].find((each) => each.getBoundingClientRect().top >= 0) ?? shown[0]
    return row ? { row, top: row.getBoundingClientRect().top } : null
  }

  override componentDidUpdate(previous: SteadyRowsProps, _state: unknown, anchor: Anchor | null): void {
    const [before, end] = [this.before.current, this.end.current]
    if (!before || !end) return
    if (!areSame(this.props.rows, previous.rows)) before.style.blockSize = ''
    if (!anchor?.row.isConnected) return
    const view = windowOf(before)
    const moved = anchor.row.getBoundingClientRect().top - anchor.top
    const room = before.offsetHeight
    const left = Math.max(0, room - moved - Math.max(0, moved < 0 ? view.scrollY : 0))
    const scrolled = moved + left - room
    before.style.blockSize = `${left}px`
    const missing = view.innerHeight + scrolled - end.getBoundingClientRect().top
    if (scrolled > 0 && missing > 0) end.style.blockSize = `${missing}px`
    view.scrollBy({ top: scrolled, behavior: 'instant' })
    if (view.scrollY === 0) end.style.blockSize = ''
  }

  override render(): ReactNode {
    return (
      <div>
        <div ref={this.before} />
        {this.props.children}
        <div ref={this.end} />
      </div>
    )
  }
}

const useStyles = makeStyles({
  tools: { display: 'flex', flexWrap: 'wrap', gap: '10px', marginBlockEnd: '14px' },
  // A line of its own where the tools leave no room for a word.
  search: {
    flex: '1 1 5rem',
    minWidth: 0,
    maxWidth: '380px',
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
  /** The filters, and their values. The state of the list is announced when these change. */
  filters?: { row: ReactNode; value: unknown } | undefined
  /** Clears the filters; undefined if none is set. */
  onShowAll?: (() => void) | undefined
  /**
   * A list above the rows and what it holds; `items` is undefined until it is loaded. The rows keep
   * their position when it changes (LIVE-02). While `isAwaited`, they are not shown.
   */
  above?: { content: ReactNode; items: readonly { readonly id: string }[] | undefined; isAwaited: boolean } | undefined
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
  filters,
  onShowAll,
  above,
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
  const isAwaited = above?.isAwaited === true
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
      <PageHeader ref={header} title={texts.title} subtitle={texts.subtitle} status={status} />
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
      {above?.content}
      {/* New elements when the list above is known: the skeleton of the rows does not move. */}
      <SteadyRows key={isAwaited ? 'awaited' : 'shown'} rows={rows} above={above?.items}>
        <ListStatus scope={JSON.stringify([page?.currentPage, search, filters?.value])} text={statusText()} />
        <DataTable<Row>
          {...listProps}
          {...table}
          {...{ error, onRetry, isRefreshing }}
          label={texts.list}
          rows={isAwaited ? undefined : rows}
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
        {page && rows && rows.length > 0 && !isAwaited && (
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
      </SteadyRows>
    </div>
  )
}
