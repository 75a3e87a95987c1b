import { eq } from 'drizzle-orm'
import { neededMessage } from '../../src/changes/messages/messageStore.ts'
import type { Database } from '../../src/db/open.ts'
import { bookings, messages } from '../../src/db/schema.ts'

/**
 * Returns the message that is planned for a booking: when, and which it will be if nothing changes.
 */
export async function plannedMessages(db: Database, bookingId: string) {
  const rows = await db
    .select({ booking: bookings, dueAt: messages.dueAt })
    .from(messages)
    .innerJoin(bookings, eq(bookings.id, messages.bookingId))
    .where(eq(messages.bookingId, bookingId))
  return rows.map(({ booking, dueAt }) => ({ name: neededMessage(booking)?.name, dueAt }))
}
