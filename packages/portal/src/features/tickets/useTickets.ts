import type { TicketPage } from '@nalam/sdk'
import type { QueryKey } from '@nalam/sdk/queries'
import { usePagedList, type PagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { queries } from '../../shared/queries/queries.ts'
import { withPrefetch } from '../../shared/queries/withPrefetch.ts'
import { ticketListKey, ticketQuery } from './keys.ts'

/** Reads one page; `prefetch` does it when a link to the tickets is pointed at. */
export const ticketPages = withPrefetch<QueryKey, TicketPage>((key) => queries.tickets.list(ticketQuery(key)).fetch())

/** The list of support tickets (TICK-01). */
export function useTickets(doctorId: string): PagedList<TicketPage, QueryKey> {
  return usePagedList({
    path: paths.tickets,
    keyOf: (page, search) => ticketListKey(doctorId, page, search),
    pages: ticketPages,
  })
}
