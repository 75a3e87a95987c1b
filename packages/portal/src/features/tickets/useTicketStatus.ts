import { type Ticket, type TicketPage, type TicketStatusCode } from '@nalam/sdk'
import { useMessages } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import { api } from '../../shared/api/api.ts'
import { useOptimisticChange, type OptimisticChange } from '../../shared/actions/useOptimisticChange.ts'
import type { TicketListKey } from './keys.ts'

/**
 * Changes the status of tickets (TICK-02): shown at once, taken back with the reason on failure; then the page is read again.
 *
 * @param listKey the page shown
 */
export function useTicketStatus(listKey: TicketListKey): OptimisticChange<Ticket, TicketStatusCode> {
  const { mutate } = useSWRConfig()
  const messages = useMessages().tickets
  return useOptimisticChange<Ticket, TicketStatusCode>({
    send: ({ id }, status) => api.tickets.setStatus({ ticketId: id, status }).result(),
    lookUp: async ({ id }) => {
      const [, , , page, search] = listKey
      const result = await api.tickets.list({ page, search }).result()
      if (!result.ok) return result
      void mutate(listKey, result.value, { revalidate: false })
      const status = result.value.tickets.find((ticket) => ticket.id === id)?.status
      return { ok: true, value: status === 'unknown' ? undefined : status }
    },
    onDone: ({ id }, status) => {
      void mutate<TicketPage>(
        listKey,
        (page) =>
          page && {
            ...page,
            tickets: page.tickets.map((ticket) => (ticket.id === id ? { ...ticket, status } : ticket)),
          },
      )
    },
    onRefused: () => void mutate(listKey),
    lostAnswer: { message: messages.changed },
  })
}
