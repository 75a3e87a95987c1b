import { ticketsMessages } from '@nalam/ui/messages/tickets'
import type { Ticket, TicketPage, TicketStatusCode } from '@nalam/sdk'
import { useMessages, type SpokenByServer } from '@nalam/ui'
import { useSWRConfig } from 'swr'
import { useActions } from '../../shared/actions/useActions.ts'
import { useReport } from '../../shared/actions/useReport.ts'
import { api } from '../../shared/api/api.ts'
import type { TicketList } from './useTickets.ts'

export interface TicketStatusChange {
  /** Wanted statuses by ticket id, while their requests run. */
  pending: ReadonlyMap<string, TicketStatusCode>
  change: (ticket: Ticket, status: TicketStatusCode) => Promise<void>
}

/** Maximum length of a search text. */
const MAX_SEARCHED = 100

const withStatus = (page: TicketPage | undefined, id: string, status: TicketStatusCode): TicketPage | undefined =>
  page && { ...page, tickets: page.tickets.map((ticket) => (ticket.id === id ? { ...ticket, status } : ticket)) }

/**
 * Changes the status of tickets (TICK-02). The change is shown at once and rolled back with the
 * reason on failure; then the page is read again.
 */
export function useTicketStatus({ query: { key }, shown }: Pick<TicketList, 'query' | 'shown'>): TicketStatusChange {
  const { mutate } = useSWRConfig()
  const messages = useMessages(ticketsMessages)
  const { pending, run } = useActions<TicketStatusCode>()
  const report = useReport()

  const change: TicketStatusChange['change'] = async ({ id, subject }, status) => {
    const outcome = await run<SpokenByServer>(id, status, {
      send: () => api.tickets.setStatus({ ticketId: id, status }).result(),
      async reconcile() {
        // A ticket whose status has changed is no longer in a list filtered by the old one.
        const wanted = shown.status ? { search: subject.slice(0, MAX_SEARCHED), status: [status] } : shown
        const result = await api.tickets.list(wanted).result()
        if (!result.ok) return result
        if (wanted === shown) void mutate(key, result.value, { revalidate: false })
        const isSet = result.value.tickets.some((ticket) => ticket.id === id && ticket.status === status)
        return { ok: true, value: isSet ? { message: messages.changed } : undefined }
      },
      settle(settled) {
        // In a filtered list the row stays until the next read: it must not disappear under the
        // focus.
        const revalidate = shown.status === undefined
        if (settled.ok) void mutate<TicketPage>(key, (page) => withStatus(page, id, status), { revalidate })
        else if (settled.isRefused) void mutate(key)
      },
    })
    if (outcome) report(outcome)
  }
  return { pending, change }
}
