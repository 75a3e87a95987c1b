import type { TicketPage } from '@nalam/sdk'
import { api } from '../../shared/api/api.ts'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { ticketListKey, type TicketListKey } from './keys.ts'

/** Reads one page; `prefetch` does it when a link to the tickets is pointed at. */
export const ticketPages = withPrefetch<TicketListKey, TicketPage>(([, , , page, search]) =>
  api.tickets.list({ page, search }),
)

/** The list of support tickets (TICK-01). */
export function useTickets(doctorId: string): PagedList<TicketPage, TicketListKey> {
  return usePagedList({
    path: paths.tickets,
    keyOf: (page, search) => ticketListKey(doctorId, page, search),
    pages: ticketPages,
  })
}
