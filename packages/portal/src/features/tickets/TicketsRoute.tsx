import type { Doctor } from '@nalam/sdk'
import { useServerText, useToasts } from '@nalam/ui'
import { Tickets } from '@nalam/ui/screens/Tickets'
import { useEffect } from 'react'
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
  const toasts = useToasts()
  const serverText = useServerText()

  // With rows on screen a failure is a toast, without rows it is shown in their place.
  const toast = error && page ? serverText(error) : undefined
  useEffect(() => {
    if (toast !== undefined) toasts.error(toast)
  }, [toast, error, toasts])
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
