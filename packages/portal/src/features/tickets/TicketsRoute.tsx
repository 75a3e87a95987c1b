import type { Doctor } from '@nalam/sdk'
import { Tickets } from '@nalam/ui/screens/Tickets'
import { prefetch as prefetchQuery } from '../../shared/queries/queries.ts'
import { useDoctor } from '../../shared/session/session.ts'
import { ticketPage, ticketSearch, useTickets, useTicketStatus } from './useTickets.ts'

export const prefetch = (doctor: Doctor): Promise<void> => prefetchQuery(ticketPage(doctor.id, ticketSearch(1, '')))

export default function TicketsRoute() {
  const doctor = useDoctor()
  const list = useTickets(doctor.id)
  const { page, filter, filterBy, screen } = list
  const { pending, change } = useTicketStatus(list)
  return (
    <Tickets
      {...screen}
      page={
        page && {
          ...page,
          tickets: page.tickets.map((ticket) => ({ ...ticket, status: pending.get(ticket.id) ?? ticket.status })),
        }
      }
      filtering={filter && { value: filter, onChange: filterBy }}
      pendingIds={new Set(pending.keys())}
      onStatusChange={(ticket, status) => void change(ticket, status)}
    />
  )
}
