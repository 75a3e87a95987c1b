import type { Doctor } from '@nalam/sdk'
import { useServerText } from '@nalam/ui'
import { Tickets } from '@nalam/ui/screens/Tickets'
import { useFailureToast } from '../../shared/lists/useFailureToast.ts'
import { prefetch as prefetchQuery } from '../../shared/queries/prefetch.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { ticketPage, ticketSearch } from './ticketQueries.ts'
import { useTickets } from './useTickets.ts'
import { useTicketStatus } from './useTicketStatus.ts'

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
