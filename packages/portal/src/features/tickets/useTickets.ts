import type { TicketPage } from '@nalam/sdk'
import { api } from '../../app/api.ts'
import { usePagedList, type PagedList } from '../../app/pagedList/usePagedList.ts'
import { paths } from '../../app/paths.ts'
import { ticketListKey, type TicketListKey } from './keys.ts'

/** Reads one page. */
export const readTickets = ([, , , page, search]: TicketListKey): Promise<TicketPage> =>
  api.tickets.list({ page, search })

/** The list of support tickets (TICK-01). */
export function useTickets(doctorId: string): PagedList<TicketPage, TicketListKey> {
  return usePagedList({
    path: paths.tickets,
    keyOf: (page, search) => ticketListKey(doctorId, page, search),
    read: readTickets,
  })
}
