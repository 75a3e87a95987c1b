import { eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { messages } from '../db/schema.ts'
import { latestMoment } from '../clock.ts'

/** A message to a patient about a decision, and the earliest time to send it. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>

/** How long an unsent message is stored after it was due, in milliseconds. */
const STORED_FOR = 24 * 3_600_000

/** Queues a message in the transaction of its decision; a booking has at most one, the latest. */
export async function queueMessage(tx: Database, message: NewMessage): Promise<void> {
  const { name, dueAt, createdAt } = message
  await tx
    .insert(messages)
    .values(message)
    .onConflictDoUpdate({ target: messages.bookingId, set: { name, dueAt, createdAt } })
}

/** Withdraws the message about a decision, in the transaction that undoes the decision. */
export async function withdrawMessage(tx: Database, bookingId: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.bookingId, bookingId))
}

/**
 * Removes messages that were due more than a day ago. A message that was queued by a clock that was
 * ahead is due now: its decision can no longer be undone.
 */
export async function cleanMessages(db: Database, now: Date): Promise<void> {
  const isAhead = gt(messages.createdAt, latestMoment(now))
  await db.update(messages).set({ dueAt: now, createdAt: now }).where(isAhead)
  await db.delete(messages).where(lt(messages.dueAt, new Date(now.getTime() - STORED_FOR)))
}
