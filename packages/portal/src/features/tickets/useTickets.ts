import type { TicketPage } from '@nalam/sdk'
import { api } from '../../app/api.ts'
import { usePagedList, type PagedList } from '../../app/pagedList/usePagedList.ts'
import { paths } from '../../app/paths.ts'
import { withPrefetch } from '../../app/withPrefetch.ts'
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
