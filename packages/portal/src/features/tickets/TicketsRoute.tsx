import type { Doctor } from '@nalam/sdk'
import { useServerText } from '@nalam/ui'
import { Tickets } from '@nalam/ui/screens/Tickets'
import { useFailureToast } from '../../shared/lists/usePagedList.ts'
import { prefetch as prefetchQuery } from '../../shared/queries/queries.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { ticketPage, ticketSearch, useTickets, useTicketStatus } from './useTickets.ts'

export const prefetch = (doctor: Doctor): Promise<void> => prefetchQuery(ticketPage(doctor.id, ticketSearch(1, '')))

/** /doctor/tickets */
export default function TicketsRoute() {
  const doctor = useDoctor()
  const list = useTickets(doctor.id)
  const { page, error, isRefreshing, search, searchFor, goTo, refresh, filter, filterBy } = list
  const { pending, change } = useTicketStatus(list)
  const serverText = useServerText()
  useFailureToast(error, page !== undefined)
  return (
    <Tickets
      page={
        page && {
          ...page,
          tickets: page.tickets.map((ticket) => ({ ...ticket, status: pending.get(ticket.id) ?? ticket.status })),
        }
      }
      error={error && serverText(error)}
      onRetry={() => void refresh()}
      isRefreshing={isRefreshing}
      search={search}
      onSearch={searchFor}
      onPageChange={goTo}
      filtering={filter && { value: filter, onChange: filterBy }}
      pendingIds={new Set(pending.keys())}
      onStatusChange={(ticket, status) => void change(ticket, status)}
    />
  )
}
