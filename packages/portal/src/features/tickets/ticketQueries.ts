import { TICKET_STATUS, type TicketPage, type TicketSearch } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import type { TicketFilter } from '@nalam/ui/screens/Tickets'
import { ofDoctor, queries } from '../../shared/queries/queries.ts'

/** Returns the search for one page of tickets; an empty text matches all of them. */
export const ticketSearch = (
  page: number,
  search: string,
  filter: TicketFilter = 'all',
): TicketSearch & { page: number } => ({
  page,
  search,
  ...(filter !== 'all' && { status: [TICKET_STATUS[filter]] }),
})

/** Returns the query of one page of a doctor's tickets. */
export const ticketPage = (doctorId: string, search: TicketSearch & { page: number }): Query<TicketPage> =>
  ofDoctor(queries.tickets.list(search), doctorId)
