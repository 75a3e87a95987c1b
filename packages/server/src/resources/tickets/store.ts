import { TICKET_STATUS } from '@nalam/sdk'
import { and, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { foldedText } from '../../db/foldedText.ts'
import type { Database } from '../../db/open.ts'
import { tickets } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { patternOf, searchWords } from '../lists.ts'

/**
 * Returns the patterns of a ticket search. Each of them must match in subject or message, in any
 * order; an empty list matches everything.
 */
export function ticketPatterns(searchQuery: string | undefined): string[] {
  return searchWords(searchQuery).map(patternOf)
}

type TicketStatus = Schema<'TicketStatus'>

interface TicketRows {
  readonly rows: Schema<'Ticket'>[]
  readonly total: number
}

function wireTicket(row: typeof tickets.$inferSelect): Schema<'Ticket'> {
  return {
    _id: row.id,
    subject: row.subject,
    message: row.message,
    status: Object.values(TICKET_STATUS).find((status) => status === row.status) ?? TICKET_STATUS.open,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/**
 * Returns one page of the tickets that match every pattern, newest first.
 *
 * @param page `statuses`: only tickets with one of these; `undefined` for any
 */
export async function ticketPage(
  db: Database,
  page: {
    doctorId: string
    patterns: readonly string[]
    statuses: readonly TicketStatus[] | undefined
    offset: number
    rows: number
  },
): Promise<TicketRows> {
  const matches = and(
    eq(tickets.doctorId, page.doctorId),
    page.statuses && inArray(tickets.status, [...page.statuses]),
    ...page.patterns.map((pattern) =>
      or(...[tickets.subject, tickets.message].map((column) => like(foldedText(sql`${column}`), pattern))),
    ),
  )
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(tickets)
      .where(matches)
      .orderBy(desc(tickets.createdAt), desc(tickets.id))
      .limit(page.rows)
      .offset(page.offset),
    db.$count(tickets, matches),
  ])
  return { rows: rows.map(wireTicket), total }
}

/**
 * Sets the status of a ticket inside a transaction. A ticket that has the status already is not
 * changed, and nothing is recorded.
 *
 * @throws Refusal when the doctor has no such ticket
 */
export async function setTicketStatus(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: Changer & { ticketId: string; status: TicketStatus },
): Promise<void> {
  const { doctorId, ticketId, status, requestId } = request
  const own = and(eq(tickets.id, ticketId), eq(tickets.doctorId, doctorId))
  const [ticket] = await tx.select({ status: tickets.status }).from(tickets).where(own).for('update')
  if (ticket === undefined) throw new Refusal('not_found')
  if (ticket.status === status) return
  const [name, at, detail] = ['ticket.status_updated', clock.now(), { status }]
  await tx.update(tickets).set({ status, updatedAt: at }).where(own)
  await recordChange(tx, { doctorId, kind: 'ticket', id: ticketId, name, at, requestId, detail })
}

/** A ticket row as the demo data provides it. */
export type NewTicket = typeof tickets.$inferInsert

/** Inserts tickets, for demo data. */
export async function insertTickets(tx: Database, rows: readonly NewTicket[]): Promise<void> {
  await tx.insert(tickets).values([...rows])
}
