import { BOOKING_STATUS, clinicToday, type BookingStatusCode } from '@nalam/sdk'
import { giveSlotProblem, stateForPatient } from '@nalam/sdk/rules'
import { and, eq, gt, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { learnt, settled } from '../../changes/messages/messageStore.ts'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { longRead } from '../../db/reads.ts'
import type { Database } from '../../db/open.ts'
import { bookings } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse } from '../../contract/refusal.ts'
import type { MomentBounds } from '../days.ts'
import { latestMoment } from '../../clock.ts'
import { ERASED_NAME } from '../erasedName.ts'
import { exceptionsOn } from '../slots/dayExceptions.ts'
import { ruleSlot } from '../slots/slot.ts'
import { lockSlots, takeSlot } from '../slots/store.ts'
import { readFigures, type Agenda, type BookingCounts } from './figures.ts'
import { createFilteredLists } from './filteredLists.ts'
import { bookingColumns, bookingQueries, agendaQuery } from './queries.ts'
import { undoableSince } from './rules.ts'
import { firstUpcoming } from '../days.ts'
import {
  readPackedBookings,
  wireBooking,
  type BookingRow,
  type BookingRows,
  type PlacedBooking,
} from './wireBooking.ts'

type StoreDependencies = Pick<Dependencies, 'db' | 'clock' | 'hasExtensions'>

/** Creates a store that reads bookings with prepared statements. */
export function createBookingStore({ db, clock, hasExtensions }: StoreDependencies) {
  const queries = bookingQueries(db)
  const counts = queries.counts.prepare('booking_counts')
  const first = queries.first.prepare('booking_page_first')
  const later = queries.later.prepare('booking_page_later')
  const search = queries.search.prepare('booking_search')
  const searchTotal = queries.searchTotal.prepare('booking_search_total')
  const calendar = queries.calendar.prepare(longRead('bookings_calendar'))
  const offered = queries.offered.prepare('bookings_offered')
  const undoable = queries.undoable.prepare('bookings_undoable')
  const agenda = agendaQuery(db).prepare('booking_agenda')

  const wired = (found: readonly BookingRow[]) => {
    const now = hasExtensions ? clock.now() : undefined
    return found.map((row) => wireBooking(row, now))
  }

  /** The value of `overdueBefore`. A server without extensions sends no conflicts: none are read. */
  const overdueBefore = () => (hasExtensions ? firstUpcoming(clock.now()) : 'infinity')

  /**
   * Returns the counts of a page. A page without rows contains none, so they
   * are queried separately.
   */
  async function summaryOf(doctorId: string, found: ReadonlyArray<{ summary: number[] }>): Promise<BookingCounts> {
    const [total = 0, confirmed = 0, pending = 0, declined = 0, cancelled = 0] = found[0]?.summary ?? []
    const summary = { total, confirmed, pending, declined, cancelled }
    return found.length > 0 ? summary : ((await counts.execute({ doctorId }))[0] ?? summary)
  }

  return {
    /** Returns a page of all bookings, latest appointment first. */
    async page(doctorId: string, offset: number, rows: number): Promise<BookingRows> {
      const since = undoableSince(clock.now()).toISOString()
      const values = { doctorId, overdueBefore: overdueBefore(), undoableSince: since, rows }
      const found = offset === 0 ? await first.execute(values) : await later.execute({ ...values, skipped: offset - 1 })
      const summary = readFigures(found[0]?.summary ?? undefined).summary
      return { rows: wired(readPackedBookings(found)), total: summary.total, summary }
    },
    /** Returns a page of the bookings that match every pattern, in the same order. */
    async search(doctorId: string, patterns: readonly string[], offset: number, rows: number): Promise<BookingRows> {
      const found = await search.execute({ doctorId, overdueBefore: overdueBefore(), patterns, rows, offset })
      // After the last page no row contains the total.
      const total =
        found[0]?.total ?? (offset === 0 ? 0 : ((await searchTotal.execute({ doctorId, patterns }))[0]?.total ?? 0))
      return { rows: wired(found), total, summary: await summaryOf(doctorId, found) }
    },
    /** Returns one page of a filtered list; `patterns` as for {@link search}. */
    filtered: createFilteredLists(db, clock),
    async agenda(doctorId: string): Promise<Agenda> {
      const now = clock.now()
      const [found] = await agenda.execute({ doctorId, overdueBefore: firstUpcoming(now), today: clinicToday(now) })
      return found ?? readFigures(undefined).agenda
    },
    /**
     * Returns the pending and confirmed bookings of some days, unordered, each with the id
     * of its slot, and those whose patients are offered other times, on any day.
     */
    async calendar(
      doctorId: string,
      bounds: MomentBounds,
    ): Promise<Readonly<Record<'live' | 'offered', PlacedBooking[]>>> {
      const now = clock.now()
      const values = { doctorId, undoableSince: undoableSince(now).toISOString() }
      const found = await Promise.all([calendar.execute({ ...values, ...bounds }), offered.execute(values)])
      const [live, others] = found.map((rows) =>
        readPackedBookings(rows).map((row) => [wireBooking(row, now), row.slotId] as const),
      )
      return { live: live ?? [], offered: others ?? [] }
    },
    /** Returns the bookings whose decision can be undone, latest decision first. */
    async undoable(doctorId: string): Promise<Schema<'Booking'>[]> {
      const now = clock.now()
      return wired(await undoable.execute({ doctorId, since: undoableSince(now), until: latestMoment(now) }))
    },
  }
}

/** Returns a booking that exists. */
export async function readBooking(
  db: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  id: string,
): Promise<Schema<'Booking'>> {
  const [row] = await db.select(bookingColumns).from(bookings).where(eq(bookings.id, id))
  if (row === undefined) throw new Error('A booking is not there')
  return wireBooking(row, clock.now())
}

/** Numbers are stored with and without prefixes and spaces. */
const hasPhone = (phone: string) => sql`right(regexp_replace(${bookings.patientPhone}, '\\D', '', 'g'), 10) = ${phone}`

/** Counts the bookings with a patient's number. @param phone ten digits */
export async function bookingsWithPhone(db: Database, phone: string): Promise<number> {
  return db.$count(bookings, hasPhone(phone))
}

// A note to the patient may contain anything.
const withoutPatient = {
  patientName: ERASED_NAME,
  patientPhone: '',
  cancelNote: null,
  reason: null,
  // A platform may have put anything there.
  platformReference: null,
  bookAgainUrl: null,
}

/** Erases name and number from all bookings with a patient's number. @param phone ten digits */
export async function eraseFromBookings(tx: Database, phone: string): Promise<Array<{ id: string; doctorId: string }>> {
  return tx
    .update(bookings)
    .set(withoutPatient)
    .where(hasPhone(phone))
    .returning({ id: bookings.id, doctorId: bookings.doctorId })
}

const hasPatientBefore = (day: string) =>
  and(
    lt(bookings.startsAt, day),
    or(
      ne(bookings.patientName, ERASED_NAME),
      ne(bookings.patientPhone, ''),
      isNotNull(bookings.cancelNote),
      isNotNull(bookings.reason),
      isNotNull(bookings.platformReference),
      isNotNull(bookings.bookAgainUrl),
    ),
  )

/**
 * Returns doctors who have a booking with a patient's name or number before a day, by id.
 *
 * @param day ISO, at the clinic
 */
export async function doctorsWithPatientsBefore(
  db: Database,
  day: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const found = await db
    .selectDistinct({ doctorId: bookings.doctorId })
    .from(bookings)
    .where(and(gt(bookings.doctorId, after), hasPatientBefore(day)))
    .orderBy(bookings.doctorId)
    .limit(limit)
  return found.map(({ doctorId }) => doctorId)
}

/** Maximum number of bookings that are erased in one transaction. */
const MAX_ERASED = 1000

/**
 * Erases name and number from a doctor's bookings before a day, at most 1,000.
 *
 * @param day ISO, at the clinic
 */
export async function erasePatientsBefore(
  tx: Database,
  doctorId: string,
  day: string,
): Promise<{ ids: string[]; isComplete: boolean }> {
  const due = tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.doctorId, doctorId), hasPatientBefore(day)))
    .limit(MAX_ERASED)
    // Another process may erase the others.
    .for('update', { skipLocked: true })
  const erased = await tx
    .update(bookings)
    .set(withoutPatient)
    .where(inArray(bookings.id, due))
    .returning({ id: bookings.id })
  return { ids: erased.map(({ id }) => id), isComplete: erased.length < MAX_ERASED }
}

/** A booking row as demo data and tests provide it. */
export type NewBooking = typeof bookings.$inferInsert

/** Columns of a new booking whose patient knows what is so. */
function knowledgeColumns(
  row: Pick<NewBooking, 'status' | 'startsAt' | 'cancelledAt' | 'lapsedAt' | 'offerId' | 'createdAt'>,
) {
  const { status = BOOKING_STATUS.pending, startsAt, cancelledAt = null, lapsedAt = null, offerId = null } = row
  const { createdAt } = row
  const state = stateForPatient({ status, startsAt, cancelledAt, lapsedAt, lapsingAt: null, offerId })
  const known = learnt(state, createdAt)
  return { known, ...settled(known, createdAt) }
}

/**
 * Inserts bookings without a decision and without an event, for demo data and test data. Their
 * patients know what is so.
 */
export async function insertBookings(tx: Database, rows: readonly NewBooking[]): Promise<void> {
  await tx.insert(bookings).values(rows.map((row) => ({ ...knowledgeColumns(row), ...row })))
}

/**
 * Links bookings that are not live to the slot that they had before it was removed.
 *
 * @returns the number of linked bookings; a booking that has become live is left out
 */
export async function relinkBookings(
  tx: Database,
  doctorId: string,
  links: ReadonlyArray<{ readonly slotId: string; readonly bookingId: string }>,
): Promise<number> {
  if (links.length === 0) return 0
  const link = sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link ("slotId" text, "bookingId" text)`
  const relinked = await tx
    .update(bookings)
    .set({ slotId: sql`link."slotId"` })
    .from(link)
    .where(
      and(
        eq(bookings.id, sql`link."bookingId"`),
        eq(bookings.doctorId, doctorId),
        inArray(bookings.status, [BOOKING_STATUS.declined, BOOKING_STATUS.reschedule]),
      ),
    )
    .returning({ id: bookings.id })
  return relinked.length
}

/** A booking by a patient, with its new id. */
export interface PatientBooking {
  readonly id: string
  readonly slotId: string
  readonly patientName: string
  readonly patientPhone: string
}

/** What a booking by a platform has besides. */
export type OfPlatform = Pick<
  typeof bookings.$inferInsert,
  'platformReference' | 'bookAgainUrl' | 'reason' | 'language' | 'isConfirmedAtOnce'
> & { readonly platformId: string }

/** The source of a new booking: its mode, its status and the name of its event. */
export interface Entry {
  readonly mode: string
  readonly status: BookingStatusCode
  readonly event: string
}

/**
 * Added by the doctor, for a patient who calls or stands at the desk. It is not decided, so there
 * is nothing to undo.
 */
const WALK_IN: Entry = { mode: 'Walk-in', status: BOOKING_STATUS.confirmed, event: 'booking.added' }

/**
 * Takes the slot, which may be held for this patient, and inserts the booking. Locks in this order: slot, the doctor's
 * event number, counts. With the id of a doctor's request there is also an audit entry.
 */
export async function enterBooking(
  tx: Database,
  booking: PatientBooking & Partial<OfPlatform>,
  { event, ...entry }: Entry,
  { now, requestId, holdId }: { readonly now: Date; readonly requestId?: string; readonly holdId?: string | undefined },
): Promise<BookingRow | undefined> {
  const slot = await takeSlot(tx, booking.slotId, now, holdId)
  if (slot === undefined) return undefined
  const { doctorId, startsAt } = slot
  const bookingNumber = sql`'NLM-' || nextval('booking_numbers')`
  const created = { ...entry, startsAt, createdAt: now }
  const [row] = await tx
    .insert(bookings)
    .values({ ...booking, ...created, ...knowledgeColumns(created), bookingNumber, doctorId })
    .returning(bookingColumns)
  const change = { doctorId, kind: 'booking', id: booking.id, name: event, at: now } as const
  const { platformId: platform } = booking
  await recordChange(tx, { ...change, requestId, detail: { status: entry.status, ...(platform && { platform }) } })
  return row
}

export type AddBookingRequest = Changer & Omit<PatientBooking, 'id'>

/**
 * Books an open slot for a patient who calls or stands at the desk; the booking is confirmed at
 * once (CAL-04). Patients who book the slot at the same moment wait for its lock, and only one
 * booking succeeds. There is no message: the doctor tells the patient directly.
 *
 * @throws Refusal for a problem that the rules find
 */
export async function addBooking(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  { doctorId, requestId, ...patient }: AddBookingRequest,
): Promise<Schema<'Booking'>> {
  const now = clock.now()
  const [slot] = await lockSlots(tx, doctorId, [patient.slotId])
  const wanted = slot && ruleSlot(slot, now)
  const exceptions = await exceptionsOn(tx, doctorId, wanted ? [wanted.date] : [])
  refuse(giveSlotProblem(wanted, { exceptions, now }))
  const id = random.id()
  const row = await enterBooking(tx, { ...patient, id }, WALK_IN, { now, requestId })
  if (row === undefined) throw new Error('A locked slot was taken')
  return wireBooking(row, now)
}
