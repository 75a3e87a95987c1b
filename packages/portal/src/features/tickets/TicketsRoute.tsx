import type { Doctor } from '@nalam/sdk'
import { useServerText } from '@nalam/ui'
import { Tickets } from '@nalam/ui/screens/Tickets'
import { useFailureToast } from '../../shared/lists/useFailureToast.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { ticketListKey } from './keys.ts'
import { ticketPages, useTickets } from './useTickets.ts'
import { useTicketStatus } from './useTicketStatus.ts'

export const prefetch = (doctor: Doctor): Promise<void> => ticketPages.prefetch(ticketListKey(doctor.id, 1, ''))

/** /doctor/tickets */
export default function TicketsRoute() {
  const doctor = useDoctor()
  const { page, error, isRefreshing, search, searchFor, goTo, refresh, key, filter, filterBy } = useTickets(doctor.id)
  const { pending, change } = useTicketStatus(key)
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
