import type { ApiPromise } from '../core/ApiPromise.ts'
import type { CallOptions } from '../core/callOptions.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, requiredText, pick, rows, text, mismatch, type JsonObject } from '../core/json.ts'
import { TICKET_STATUS } from '../generated/enums.ts'
import { messageOf, type Message } from './message.ts'
import { everyRow, pagingOf, type Paging } from './page.ts'

/** 1 open, 2 in progress, 3 resolved (our interpretation, D10) */
export type TicketStatusCode = (typeof TICKET_STATUS)[keyof typeof TICKET_STATUS]

/** A support ticket. The specification does not show its fields; these are our interpretation (D10). */
export type Ticket = {
  id: string
  subject: string
  message: string
  status: TicketStatusCode
  /** ISO 8601 */
  createdAt: string
  /** ISO 8601 */
  updatedAt: string
}

/** One page of tickets, newest first. */
export type TicketPage = Paging & { tickets: Ticket[] }

/** The doctor's own support tickets. */
export type TicketsResource = {
  /** One page, from 1; the search matches subject and message. */
  list: (
    query?: { page?: number | undefined; search?: string | undefined },
    options?: CallOptions,
  ) => ApiPromise<TicketPage, 'listTickets'>
  /** Every ticket of a search, page after page. */
  all: (query?: { search?: string | undefined }, options?: CallOptions) => AsyncGenerator<Ticket, void, undefined>
  /** Changes the status of a ticket. */
  setStatus: (
    change: { ticketId: string; status: TicketStatusCode },
    options?: CallOptions,
  ) => ApiPromise<Message, 'updateTicketStatus'>
}

function ticketOf(wire: JsonObject): Ticket {
  const code = count(wire.status)
  return {
    id: requiredText(wire._id),
    subject: text(wire.subject),
    message: text(wire.message),
    status: Object.values(TICKET_STATUS).find((known) => known === code) ?? mismatch('ticket status'),
    createdAt: text(wire.createdAt),
    updatedAt: text(wire.updatedAt),
  }
}

function pageOf(body: JsonObject): TicketPage {
  const tickets = rows(pick(body, 'tickets'), ticketOf)
  return { tickets, ...pagingOf(body, tickets) }
}

/** Makes the ticket calls. */
export function ticketsResource(call: Caller): TicketsResource {
  const list: TicketsResource['list'] = ({ page = 1, search = '' } = {}, options) =>
    call('listTickets', pageOf, options, { page, searchQuery: search })
  return {
    list,
    all: (query, options) =>
      everyRow(
        (page) => list({ ...query, page }, options),
        (page) => page.tickets,
      ),
    setStatus: ({ ticketId, status }, options) => call('updateTicketStatus', messageOf, options, { ticketId, status }),
  }
}
