import { addDays, clinicToday } from '@nalam/sdk'
import { and, asc, eq, gte, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { bookings, calendarFeeds, doctors, eventHeads, offers, slots } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf, linkToken } from '../../random.ts'

/** Days before and after today whose bookings are in a feed. */
const DAYS_BEFORE = 30
const DAYS_AFTER = 365

type StoredFeed = Pick<typeof calendarFeeds.$inferSelect, 'doctorId' | 'showsNames' | 'revision' | 'createdAt'>

export interface CalendarFeed extends StoredFeed {
  /** The number of the doctor's last event. */
  readonly lastEvent: number
}

const columns = columnsOf(calendarFeeds, 'doctorId', 'showsNames', 'revision', 'createdAt')

/** Returns the feed of a doctor; `undefined` if there is none. */
export async function feedOf(db: Database, doctorId: string): Promise<StoredFeed | undefined> {
  const [feed] = await db.select(columns).from(calendarFeeds).where(eq(calendarFeeds.doctorId, doctorId))
  return feed
}

/** Returns the feed of an address; `undefined` if it is wrong, or its doctor is blocked. */
export async function feedOfToken(db: Database, token: string): Promise<CalendarFeed | undefined> {
  const [feed] = await db
    .select({ ...columns, lastEvent: sql<number>`coalesce(${eventHeads.last}, 0)`.mapWith(Number) })
    .from(calendarFeeds)
    .innerJoin(doctors, eq(doctors.id, calendarFeeds.doctorId))
    .leftJoin(eventHeads, eq(eventHeads.doctorId, calendarFeeds.doctorId))
    .where(and(eq(calendarFeeds.tokenHash, hashOf(token)), isNull(doctors.blockedAt)))
  return feed
}

function record(tx: Database, { doctorId, requestId }: Changer, name: string, at: Date): Promise<void> {
  return recordChange(tx, { doctorId, name, at, requestId })
}

/**
 * Creates a new address inside a transaction. An earlier one stops working; names stay as they were
 * chosen.
 *
 * @returns the feed and the token of its address, of which only the hash is stored
 */
export async function createFeed(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  change: Changer,
): Promise<{ readonly feed: StoredFeed; readonly token: string }> {
  const token = linkToken()
  const [tokenHash, createdAt] = [hashOf(token), clock.now()]
  const [feed] = await tx
    .insert(calendarFeeds)
    .values({ doctorId: change.doctorId, tokenHash, createdAt })
    .onConflictDoUpdate({ target: calendarFeeds.doctorId, set: { tokenHash, createdAt } })
    .returning(columns)
  if (feed === undefined) throw new Error('The calendar feed was not stored')
  await record(tx, change, 'calendar_feed.created', createdAt)
  return { feed, token }
}

/**
 * Shows or hides the names of patients, inside a transaction. Nothing happens if they already are.
 *
 * @returns whether they were changed
 * @throws Refusal 404 without a feed
 */
export async function changeFeed(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { showsNames, ...change }: Changer & { readonly showsNames: boolean },
): Promise<boolean> {
  const changed = await tx
    .update(calendarFeeds)
    .set({ showsNames, revision: sql`${calendarFeeds.revision} + 1` })
    .where(and(eq(calendarFeeds.doctorId, change.doctorId), ne(calendarFeeds.showsNames, showsNames)))
    .returning({ doctorId: calendarFeeds.doctorId })
  if (changed.length === 0) {
    if ((await feedOf(tx, change.doctorId)) === undefined) throw new Refusal('not_found')
    return false
  }
  await record(tx, change, showsNames ? 'calendar_feed.names_shown' : 'calendar_feed.names_hidden', clock.now())
  return true
}

/** Removes the feed inside a transaction; nothing happens if there is none. */
export async function removeFeed(tx: Database, { clock }: Pick<Dependencies, 'clock'>, change: Changer): Promise<void> {
  const removed = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.doctorId, change.doctorId))
    .returning({ doctorId: calendarFeeds.doctorId })
  if (removed.length > 0) await record(tx, change, 'calendar_feed.removed', clock.now())
}

/** Returns the bookings of a doctor's feed in its order: from 30 days before today to 365 days after it. */
export async function feedBookingIds(db: Database, doctorId: string, now: Date): Promise<string[]> {
  const today = clinicToday(now)
  // One text instead of thousands of rows, which would be read in one piece.
  const [row] = await db
    .select({ ids: sql<string | null>`string_agg(${bookings.id}, ' ' order by ${bookings.startsAt}, ${bookings.id})` })
    .from(bookings)
    .where(
      and(
        eq(bookings.doctorId, doctorId),
        gte(bookings.startsAt, addDays(today, -DAYS_BEFORE)),
        lt(bookings.startsAt, addDays(today, DAYS_AFTER + 1)),
      ),
    )
  return row?.ids?.split(' ') ?? []
}

/** Bookings that are read and written at once. */
const SLICE = 25

function bookingsOf(db: Database, ids: readonly string[]) {
  const { startsAt, id } = bookings
  return db
    .select({
      ...columnsOf(bookings, 'id', 'bookingNumber', 'startsAt', 'patientName', 'status', 'slotId', 'visit'),
      ...columnsOf(bookings, 'cancelledAt', 'revision', 'createdAt', 'decidedAt'),
      endsAt: slots.endsAt,
      offerState: offers.state,
    })
    .from(bookings)
    .leftJoin(offers, eq(offers.id, bookings.offerId))
    .leftJoin(slots, eq(slots.id, bookings.slotId))
    .where(inArray(id, [...ids]))
    .orderBy(asc(startsAt), asc(id))
}

export type FeedBooking = Awaited<ReturnType<typeof bookingsOf>>[number]

/** Yields the bookings with these ids as they are now, some at a time. */
export async function* feedBookings(db: Database, ids: readonly string[]): AsyncGenerator<readonly FeedBooking[]> {
  for (let first = 0; first < ids.length; first += SLICE) yield await bookingsOf(db, ids.slice(first, first + SLICE))
}
