import { and, desc, eq, ilike, or } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import { PAGE_SIZE, pagesOf, searchPattern } from '../bookings/rules.ts'
import type { Routes } from '../http/route.ts'
import type { Schema } from '../http/contractTypes.ts'
import { tickets } from '../db/schema.ts'
import { message, respond } from '../http/response.ts'
import { Refusal } from '../http/refusal.ts'
import type { Dependencies } from '../dependencies.ts'

function wireTicket(row: typeof tickets.$inferSelect): Schema<'Ticket'> {
  return {
    _id: row.id,
    subject: row.subject,
    message: row.message,
    status: row.status === 3 ? 3 : row.status === 2 ? 2 : 1,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** The doctor's own support tickets (D10). A status may change to any other. */
export function ticketRoutes({ db, clock }: Dependencies): Pick<Routes, 'listTickets' | 'updateTicketStatus'> {
  return {
    async listTickets({ body, doctorId }) {
      const pattern = searchPattern(body.searchQuery)
      const matches = and(
        eq(tickets.doctorId, doctorId),
        pattern === undefined ? undefined : or(ilike(tickets.subject, pattern), ilike(tickets.message, pattern)),
      )
      const [rows, totalItems] = await Promise.all([
        db
          .select()
          .from(tickets)
          .where(matches)
          .orderBy(desc(tickets.createdAt), desc(tickets.id))
          .limit(PAGE_SIZE)
          .offset((body.page - 1) * PAGE_SIZE),
        db.$count(tickets, matches),
      ])
      return respond<'listTickets'>(200, {
        currentPage: body.page,
        totalPages: pagesOf(totalItems, PAGE_SIZE),
        itemsPerPage: PAGE_SIZE,
        data: { tickets: rows.map(wireTicket), totalItems },
      })
    },

    async updateTicketStatus({ body, doctorId, requestId }) {
      const { ticketId, status } = body
      await db.transaction(async (within) => {
        const changed = await within
          .update(tickets)
          .set({ status, updatedAt: clock.now() })
          .where(and(eq(tickets.id, ticketId), eq(tickets.doctorId, doctorId)))
          .returning({ id: tickets.id })
        if (changed.length === 0) throw new Refusal('not_found')
        await recordAudit(within, clock, {
          doctorId,
          action: 'ticket.status_updated',
          subject: `ticket:${ticketId}`,
          detail: { status },
          requestId,
        })
      })
      return respond<'updateTicketStatus'>(200, message('ticket.status_updated'))
    },
  }
}
