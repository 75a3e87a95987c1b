import type { TicketPage } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { TICKET_FILTERS, type TicketFilter } from '@nalam/ui/screens/Tickets'
import { useLocation } from 'react-router-dom'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { queries } from '../../shared/queries/queries.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { useCapability } from '../../shared/session/useCapability.ts'
import { ticketListKey, ticketQuery } from './keys.ts'

/** Reads one page; `prefetch` reads it when a link to the tickets is hovered or focused. */
export const ticketPages = withPrefetch<QueryKey, TicketPage>((key) => queries.tickets.list(ticketQuery(key)).fetch())

export interface TicketList extends PagedList<TicketPage, QueryKey> {
  /** Status filter in use; undefined if the server has no such filter. */
  filter: TicketFilter | undefined
  filterBy: (filter: TicketFilter) => void
}

const filterText = (filter: TicketFilter) => (filter === 'all' ? '' : `status=${filter}`)

/** The list of support tickets (TICK-01). */
export function useTickets(doctorId: string): TicketList {
  const { search: query } = useLocation()
  const wanted = new URLSearchParams(query).get('status')
  const named = TICKET_FILTERS.find((name) => name === wanted) ?? 'all'
  const filter = useCapability('ticket-filters') ? named : undefined
  const list = usePagedList({
    path: paths.tickets,
    filter: filter && filterText(filter),
    keyOf: (page, search) => ticketListKey(doctorId, page, search, filter),
    pages: ticketPages,
  })
  return { ...list, filter, filterBy: (next) => list.narrowTo(filterText(next)) }
}
