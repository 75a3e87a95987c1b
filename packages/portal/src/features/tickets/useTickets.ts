import { type Ticket, TICKET_STATUS, type TicketPage, type TicketSearch, type TicketStatusCode } from '@nalam/sdk'
import type { Query } from '@nalam/sdk/queries'
import { TICKET_FILTERS, type TicketFilter } from '@nalam/ui/screens/Tickets'
import { ofDoctor, queries } from '../../shared/queries/queries.ts'
import { useLocation } from 'react-router'
import type { RowsOf } from '../../shared/lists/pageAfter.ts'
import { usePagedList } from '../../shared/lists/usePagedList.ts'
import { paths } from '../../shared/paths.ts'
import { useCapability } from '../../shared/session/session.ts'
import { ticketsMessages } from '@nalam/ui/messages/tickets'
import { type SpokenByServer, useMessages } from '@nalam/ui'
import { mutate } from 'swr'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActions } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'

export const ticketSearch = (
  page: number,
  search: string,
  filter: TicketFilter = 'all',
): TicketSearch & { page: number } => ({
  page,
  search,
  ...(filter !== 'all' && { status: [TICKET_STATUS[filter]] }),
})

export const ticketPage = (doctorId: string, search: TicketSearch & { page: number }): Query<TicketPage> =>
  ofDoctor(queries.tickets.list(search), doctorId)

const filterText = (filter: TicketFilter) => (filter === 'all' ? '' : `status=${filter}`)

const TICKET_ROWS: RowsOf<TicketPage> = {
  get: ({ tickets }) => tickets,
  keep: (page, sources, ids) => ({
    ...page,
    tickets: sources.flatMap(({ tickets }) => tickets).filter(({ id }) => ids.has(id)),
  }),
}

/** The list of support tickets (TICK-01). */
export function useTickets(doctorId: string) {
  const { search: query } = useLocation()
  const wanted = new URLSearchParams(query).get('status')
  const named = TICKET_FILTERS.find((name) => name === wanted) ?? 'all'
  const filter = useCapability('ticket-filters') ? named : undefined
  const list = usePagedList({
    path: paths.tickets,
    filter: filter && filterText(filter),
    queryOf: (page, search) => ticketPage(doctorId, ticketSearch(page, search, filter)),
    rows: TICKET_ROWS,
    all: queries.tickets.all,
  })
  const shown = ticketSearch(list.page?.currentPage ?? 1, list.search.trim(), filter)
  // `shown` is the search of the page shown, for another request.
  return { ...list, shown, filter, filterBy: (next: TicketFilter) => list.narrowTo(filterText(next)) }
}

const MAX_SEARCHED = 100

const withStatus = (page: TicketPage | undefined, id: string, status: TicketStatusCode): TicketPage | undefined =>
  page && { ...page, tickets: page.tickets.map((ticket) => (ticket.id === id ? { ...ticket, status } : ticket)) }

/** Changes the status of tickets (TICK-02): shown at once, and rolled back with the reason. */
export function useTicketStatus({ query: { key }, shown }: Pick<ReturnType<typeof useTickets>, 'query' | 'shown'>) {
  const messages = useMessages(ticketsMessages)
  const { pending, run, report } = useActions<TicketStatusCode>()

  const change = async ({ id, subject }: Ticket, status: TicketStatusCode) => {
    const outcome = await run<SpokenByServer>(id, status, {
      send: () => api.tickets.setStatus({ ticketId: id, status }).result(),
      reconcile() {
        // A ticket whose status has changed is no longer in a list filtered by the old one.
        const wanted = shown.status ? { search: subject.slice(0, MAX_SEARCHED), status: [status] } : shown
        const isSet = (read: TicketPage) => {
          if (wanted === shown) void mutate(key, read, { revalidate: false })
          return read.tickets.some((ticket) => ticket.id === id && ticket.status === status)
        }
        return whether(api.tickets.list(wanted).result(), isSet, { message: messages.changed })
      },
      settle(settled) {
        // In a filtered list the row must not disappear under the focus.
        const revalidate = shown.status === undefined
        if (settled.ok) void mutate<TicketPage>(key, (page) => withStatus(page, id, status), { revalidate })
        else if (settled.isRefused) void mutate(key)
      },
    })
    if (outcome) report(outcome)
  }
  return { pending, change }
}
