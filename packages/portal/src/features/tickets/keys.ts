import { TICKET_STATUS } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import type { TicketFilter } from '@nalam/ui/screens/Tickets'
import { queries } from '../../shared/queries/queries.ts'

/**
 * Key of one page of a search, for one doctor: whoever signs in next in this tab has other tickets. An empty text searches nothing.
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

/** The read that a key stands for. */
export function ticketQuery([, , page, search, ...rest]: QueryKey) {
  // The doctor comes last, after the status where there is one.
  const status = rest.length > 1 ? Object.values(TICKET_STATUS).find((code) => code === Number(rest[0])) : undefined
  return { page: Number(page), search: String(search), ...(status && { status: [status] }) }
}
