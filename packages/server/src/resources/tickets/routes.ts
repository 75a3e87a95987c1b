import { message, respond, type Routes } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { PAGE_SIZE, pagesOf } from '../lists.ts'
import { changeInSession } from '../../security/sessions.ts'
import { ticketPatterns, setTicketStatus, ticketPage } from './store.ts'

/**
 * Returns the routes of the doctor's own support tickets (D10). A status may change to any other.
 */
export function ticketRoutes(dependencies: Dependencies) {
  return {
    async listTickets({ body, doctorId }) {
      const { rows, total } = await ticketPage(dependencies.db, {
        doctorId,
        patterns: ticketPatterns(body.searchQuery),
        statuses: body.status,
        offset: (body.page - 1) * PAGE_SIZE,
        rows: PAGE_SIZE,
      })
      return respond<'listTickets'>(200, {
        currentPage: body.page,
        totalPages: pagesOf(total, PAGE_SIZE),
        itemsPerPage: PAGE_SIZE,
        data: { tickets: rows, totalItems: total },
      })
    },

    async updateTicketStatus({ body, doctorId, requestId, token }) {
      const change = { ...body, doctorId, requestId }
      await changeInSession(dependencies, { token }, (tx) => setTicketStatus(tx, dependencies, change))
      return respond<'updateTicketStatus'>(200, message('ticket.status_updated'))
    },
  } satisfies Partial<Routes>
}
