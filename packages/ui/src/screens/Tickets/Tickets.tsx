import { layout, nalamTokens, noteText, textSizes } from '../../theme/internal.ts'
import {
  filtersMessages,
  MixedText,
  pagesMessages,
  statusMessages,
  tableMessages,
  ticketsMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles, tokens } from '@fluentui/react-components'
import type { Ticket, TicketPage, TicketStatusCode } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { Card } from '../../components/Card/Card.tsx'
import type { DataTableColumn } from '../../components/DataTable/DataTableProps.ts'
import { ListScreen, type ListScreenState } from '../../components/ListScreen/ListScreen.tsx'
import { FilterGroup, FilterRow } from '../../forms/FilterRow/FilterRow.tsx'
import { ticketDay } from './ticketDay.ts'
import { TicketStatusSelect } from './TicketStatusSelect.tsx'

/** The status filters of the tickets. */
export const TICKET_FILTERS = ['all', 'open', 'inProgress', 'resolved'] as const
export type TicketFilter = (typeof TICKET_FILTERS)[number]

const useTicketsStyles = makeStyles({
  filters: { marginBlockEnd: '16px' },
  words: { display: 'block', paddingBlock: '3px', overflowWrap: 'anywhere' },
  message: {
    display: 'block',
    maxWidth: '72ch',
    ...noteText,
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'pre-line',
  },
  card: { ...layout.column, rowGap: '10px', height: '100%', padding: '14px' },
  subject: { ...textSizes.title, ...textSizes.body, overflowWrap: 'anywhere' },
  text: { margin: 0, color: nalamTokens.ink2, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  foot: { ...layout.between, flexWrap: 'wrap', gap: '8px', marginBlockStart: 'auto', color: nalamTokens.ink3 },
})

export interface TicketsProps extends ListScreenState, Omit<ComponentProps<'div'>, 'children'> {
  /** The current page (`api.tickets.list`); undefined while the first one is loading. */
  page: TicketPage | undefined
  /** The status filter, on platforms that support it (`ticket-filters`). */
  filtering?: { value: TicketFilter; onChange: (filter: TicketFilter) => void } | undefined
  /** Ids of the tickets with a change in progress. */
  pendingIds?: ReadonlySet<string> | undefined
  onStatusChange: (ticket: Ticket, status: TicketStatusCode) => void
}

/** The support tickets (D10, D18): paged, searchable, with an editable status. */
export function Tickets({ page, filtering, pendingIds, onStatusChange, ...rest }: TicketsProps) {
  const styles = useTicketsStyles()
  const messages = useMessages(ticketsMessages)
  const pages = useMessages(pagesMessages)
  const table = useMessages(tableMessages)
  const filters = useMessages(filtersMessages)
  const formats = useFormats()
  const isFiltered = filtering !== undefined && filtering.value !== 'all'
  const isNarrowed = (rest.search ?? '').trim() !== '' || isFiltered
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
    <ListScreen<Ticket>
      {...rest}
      page={page}
      table={{ columns, card }}
      rows={page?.tickets}
      texts={{
        title: pages.tickets,
        subtitle: page?.totalItems === undefined ? '' : messages[isNarrowed ? 'found' : 'total'](page.totalItems),
        list: messages.list,
        search: messages.search,
        clearSearch: messages.clearSearch,
        found: messages.found,
        empty: { title: messages.empty, text: messages.emptyText },
        notFound: { title: messages.noMatch, text: messages.noMatchText },
        filteredOut: { title: filters.noTickets, text: filters.noTicketsText },
      }}
      filters={filtering && { row: <TicketFilterRow {...filtering} />, value: filtering.value }}
      onShowAll={isFiltered ? () => filtering.onChange('all') : undefined}
    />
  )
}

function TicketFilterRow({ value, onChange }: NonNullable<TicketsProps['filtering']>) {
  const styles = useTicketsStyles()
  const filters = useMessages(filtersMessages)
  const status = useMessages(statusMessages)
  const table = useMessages(tableMessages)
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
