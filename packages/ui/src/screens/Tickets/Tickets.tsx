import type { ComponentProps } from 'react'
import type { Ticket, TicketPage, TicketStatusCode } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DataTable } from '../../components/DataTable/DataTable.tsx'
import type { DataTableColumn } from '../../components/DataTable/DataTableProps.ts'
import { useListStatus } from '../../components/ListStatus/useListStatus.ts'
import { FilterGroup } from '../../forms/FilterRow/FilterGroup.tsx'
import { FilterRow } from '../../forms/FilterRow/FilterRow.tsx'
import { ListStatus } from '../../components/ListStatus/ListStatus.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Pagination } from '../../components/Pagination/Pagination.tsx'
import { SearchBox } from '../../components/SearchBox/SearchBox.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useDayMessages } from '../../messages/useDayMessages.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/nalamTokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { ticketDay } from './ticketDay.ts'
import { TICKET_FILTERS } from './ticketFilters.ts'
import type { TicketFilter } from './ticketFilters.ts'
import { useTicketsStyles } from './Tickets.styles.ts'
import { TicketStatusSelect } from './TicketStatusSelect.tsx'

export interface TicketsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current page (`api.tickets.list`); undefined while the first one is loading. */
  page: TicketPage | undefined
  /** Error text, shown if loading failed and there is no data. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /** The data is being reloaded; the current data stays visible. */
  isRefreshing?: boolean
  /** The current search. */
  search?: string
  /** Called 100 ms after the last change, and at once on Enter. */
  onSearch: (text: string) => void
  onPageChange: (page: number) => void
  /** The status filter, on platforms that support it (`ticket-filters`). */
  filtering?: { value: TicketFilter; onChange: (filter: TicketFilter) => void } | undefined
  /** Ids of the tickets with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  onStatusChange: (ticket: Ticket, status: TicketStatusCode) => void
}

/** The support tickets (D10, D18): paged, searchable, with an editable status. */
export function Tickets({
  page,
  error,
  onRetry,
  isRefreshing = false,
  search = '',
  onSearch,
  onPageChange,
  filtering,
  pendingIds,
  onStatusChange,
  ...rest
}: TicketsProps) {
  const styles = useTicketsStyles()
  const { appointments, tickets: messages, table } = useMessages()
  const onPhone = useMediaQuery(media.phone)
  const formats = useFormats()
  const listStatus = useListStatus()
  const isFiltered = filtering !== undefined && filtering.value !== 'all'
  const isNarrowed = search.trim() !== '' || isFiltered
  const firstNumber = page ? (page.currentPage - 1) * page.itemsPerPage + 1 : 1
  const day = (moment: string) => formats.date(ticketDay(moment))
  const status = (ticket: Ticket) => (
    <TicketStatusSelect
      ticket={ticket}
      isPending={pendingIds?.has(ticket.id) ?? false}
      onStatusChange={onStatusChange}
    />
  )
  const columns: DataTableColumn<Ticket>[] = [
    {
      key: 'number',
      header: table.serialNumber,
      cell: (_, index) => formats.number(firstNumber + index),
      tone: 'quiet',
      skeletonWidth: '18px',
    },
    { key: 'created', header: messages.createdAt, cell: ({ createdAt }) => day(createdAt), skeletonWidth: '82px' },
    {
      key: 'subject',
      header: messages.subject,
      cell: (ticket) => (
        <span className={styles.words}>
          <MixedText text={ticket.subject} />
          <span className={styles.message}>
            <MixedText text={ticket.message} />
          </span>
        </span>
      ),
      tone: 'strong',
      isRowHeader: true,
      isWide: true,
      skeletonWidth: '280px',
    },
    {
      key: 'updated',
      header: messages.updatedAt,
      cell: ({ updatedAt }) => day(updatedAt),
      tone: 'quiet',
      skeletonWidth: '82px',
    },
    { key: 'status', header: table.status, cell: status, skeletonWidth: '124px' },
  ]
  const card = (ticket: Ticket) => (
    <Card as="article" isPadded={false} className={styles.card}>
      <h2 className={styles.subject}>
        <MixedText text={ticket.subject} />
      </h2>
      <p className={styles.text}>
        <MixedText text={ticket.message} />
      </p>
      <div className={styles.foot}>
        {day(ticket.createdAt)}
        {status(ticket)}
      </div>
    </Card>
  )
  return (
    <div {...rest}>
      <PageHeader
        title={messages.title}
        subtitle={page?.totalItems === undefined ? '' : messages[isNarrowed ? 'found' : 'total'](page.totalItems)}
      />
      <SearchBox
        className={styles.search}
        label={messages.search}
        placeholder={onPhone ? appointments.search : messages.search}
        search={search}
        onSearch={onSearch}
      />
      {filtering && <TicketFilterRow {...filtering} />}
      <ListStatus
        scope={JSON.stringify([page?.currentPage, search, filtering?.value])}
        text={listStatus(
          isRefreshing ? undefined : page,
          isNarrowed ? messages.found : undefined,
          () => messages.noMatch,
        )}
      />
      <DataTable<Ticket>
        label={messages.list}
        columns={columns}
        rows={page?.tickets}
        rowKey={({ id }) => id}
        isRefreshing={isRefreshing}
        error={error}
        onRetry={onRetry}
        empty={
          <NoTickets
            search={search}
            onSearch={onSearch}
            onShowAll={isFiltered ? () => filtering.onChange('all') : undefined}
          />
        }
        card={card}
      />
      {page && page.tickets.length > 0 && (
        <Pagination
          className={styles.pages}
          page={page.currentPage}
          totalPages={page.totalPages}
          itemsPerPage={page.itemsPerPage}
          totalItems={page.totalItems}
          onPageChange={onPageChange}
        />
      )}
    </div>
  )
}

function TicketFilterRow({ value, onChange }: NonNullable<TicketsProps['filtering']>) {
  const styles = useTicketsStyles()
  const { filters } = useDayMessages()
  const { status, table } = useMessages()
  const labels = { ...status, all: filters.all }
  return (
    <FilterRow label={filters.label} className={styles.filters}>
      <FilterGroup
        label={table.status}
        options={TICKET_FILTERS.map((name) => ({ value: name, label: labels[name] }))}
        value={value}
        onValueChange={onChange}
      />
    </FilterRow>
  )
}

interface NoTicketsProps {
  search: string
  onSearch: (text: string) => void
  /** Clears the filter; undefined if there is none. */
  onShowAll: (() => void) | undefined
}

function NoTickets({ search, onSearch, onShowAll }: NoTicketsProps) {
  const { tickets: messages } = useMessages()
  const { filters } = useDayMessages()
  const showAll = onShowAll && <Button onClick={onShowAll}>{filters.showAll}</Button>
  if (search.trim() === '') {
    return showAll ? (
      <EmptyState title={filters.noTickets} text={filters.noTicketsText} actions={showAll} />
    ) : (
      <EmptyState title={messages.empty} text={messages.emptyText} />
    )
  }
  return (
    <EmptyState
      title={messages.noMatch}
      text={messages.noMatchText}
      actions={
        <>
          <Button onClick={() => onSearch('')}>{messages.clearSearch}</Button>
          {showAll}
        </>
      }
    />
  )
}
