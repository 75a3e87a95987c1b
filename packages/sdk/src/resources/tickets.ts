import type { CallOptions } from '../core/options.ts'
import type { Caller } from '../core/createCaller.ts'
import { known, mismatch, pick, requiredText, rows, text, type Report, type Unchecked } from '../core/json.ts'
import type { ResponseFields } from '../core/contractTypes.ts'
import { TICKET_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { messageOf } from './readers.ts'
import { everyRow, pagingOf, type Paging } from './page.ts'

/** Status code of a ticket: 1 open, 2 in progress, 3 resolved. */
export type TicketStatusCode = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS]

/** A support ticket. */
export type Ticket = {
  id: string
  subject: string
  message: string
  /** `unknown` for a status that this version does not know. */
  status: TicketStatusCode | 'unknown'
  /** Status as the server sent it, if `status` is `unknown`. */
  rawStatus?: string | undefined
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

/** One page of tickets, newest first. */
export type TicketPage = Paging & { tickets: Ticket[] }

/** Search for tickets. */
export type TicketSearch = {
  /** Matches subject and message. */
  search?: string | undefined
  /** Only these statuses. Needs the capability `ticket-filters`. */
  status?: readonly TicketStatusCode[] | undefined
}

function ticketOf(wire: Unchecked<components['schemas']['Ticket']>): Ticket {
  const rawStatus = text(wire.status) || mismatch('status')
  const status = known(Object.values(TICKET_STATUS), Number(rawStatus), 'unknown')
  return {
    id: requiredText(wire._id),
    subject: text(wire.subject),
    message: text(wire.message),
    status,
    ...(status === 'unknown' && { rawStatus }),
    createdAt: text(wire.createdAt),
    updatedAt: text(wire.updatedAt),
  }
}

function pageOf(body: ResponseFields<'listTickets'>, _: unknown, report: Report): TicketPage {
  const tickets = rows(pick(body, 'tickets'), ticketOf, report)
  return { tickets, ...pagingOf(body, tickets) }
}

export function ticketsResource(call: Caller) {
  const list = (query?: TicketSearch & { page?: number | undefined }, options?: CallOptions) =>
    call('listTickets', pageOf, options, () => {
      const { page = 1, search = '', status } = query ?? {}
      return { page, searchQuery: search, ...(status && { status: [...status] }) }
    })
  return {
    /** Fetches one page. `page` counts from 1, which is the default. */
    list,
    /** Iterates over all tickets of a search. */
    all: (query?: TicketSearch, options?: CallOptions) =>
      everyRow(
        (page) => list({ ...query, page }, options),
        (page) => page.tickets,
      ),
    /** Changes the status of a ticket. */
    setStatus: (change: { ticketId: string; status: TicketStatusCode }, options?: CallOptions) =>
      call('updateTicketStatus', messageOf, options, () => ({ ticketId: change.ticketId, status: change.status })),
  }
}

/** The doctor's own support tickets. */
export type TicketsResource = ReturnType<typeof ticketsResource>
