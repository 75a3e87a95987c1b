import { TICKET_STATUS } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import type { TicketFilter } from '@nalam/ui/screens/Tickets'
import { queries } from '../../shared/queries/queries.ts'

/**
 * Returns the SWR key of one page of a search, for one doctor: the next doctor who signs in in this
 * tab has other tickets. An empty text matches all tickets.
 */
export const ticketListKey = (
  doctorId: string,
  page: number,
  search: string,
  filter: TicketFilter = 'all',
): QueryKey => [
  ...queries.tickets.list({ page, search, ...(filter !== 'all' && { status: [TICKET_STATUS[filter]] }) }).key,
  doctorId,
]

/** Returns the query that a key identifies. */
export function ticketQuery([, , page, search, ...rest]: QueryKey) {
  // The doctor comes last, after the status if there is one.
  const status = rest.length > 1 ? Object.values(TICKET_STATUS).find((code) => code === Number(rest[0])) : undefined
  return { page: Number(page), search: String(search), ...(status && { status: [status] }) }
}
