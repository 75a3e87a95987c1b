import type { TicketPage, TicketSearch } from '@nalam/sdk'
import { TICKET_FILTERS, type TicketFilter } from '@nalam/ui/screens/Tickets'
import { useLocation } from 'react-router-dom'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { queries } from '../../shared/queries/queries.ts'
import { useCapability } from '../../shared/session/useCapability.ts'
import { ticketPage, ticketSearch } from './ticketQueries.ts'

export interface TicketList extends PagedList<TicketPage> {
  /** The search of the page shown, for another request. */
  shown: TicketSearch
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
    queryOf: (page, search) => ticketPage(doctorId, ticketSearch(page, search, filter)),
    all: queries.tickets.all,
  })
  const shown = ticketSearch(list.page?.currentPage ?? 1, list.search.trim(), filter)
  return { ...list, shown, filter, filterBy: (next) => list.narrowTo(filterText(next)) }
}
