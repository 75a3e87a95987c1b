import { clinicToday, type BookingDecisionCode } from '@nalam/sdk'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { recordEvent } from '../events/store.ts'
import type { Schema } from '../http/contractTypes.ts'
import { queueMessage, withdrawMessage } from '../messages/store.ts'
import { freeSlot, retakeSlot, takeSlot } from '../slots/store.ts'
import type { Agenda, BookingCounts } from './figures.ts'
import { createFilteredLists } from './filteredLists.ts'
import { bookingQueries, filterQueries } from './queries.ts'
import {
  firstUpcoming,
  transition,
  undoableSince,
  undoEnd,
  undoTransition,
  type BookingFilters,
  type Transition,
} from './rules.ts'
import { wireBooking, type BookingRow, type BookingRows } from './wireBooking.ts'

/** A doctor's decision about a booking. */
export interface DecisionRequest {
  readonly doctorId: string
  readonly bookingId: string
  readonly decision: BookingDecisionCode
  readonly requestId: string
}

/** A doctor's wish to undo a decision. */
export type UndoRequest = Omit<DecisionRequest, 'decision'>

type StoreDependencies = Pick<Dependencies, 'db' | 'clock' | 'extensions'>

/** The reads and writes of bookings. */
export interface BookingStore {
  /** Latest appointment first. */
  page(doctorId: string, offset: number, rows: number): Promise<BookingRows>
  /** The same of those that match every pattern. */
  search(doctorId: string, patterns: readonly string[], offset: number, rows: number): Promise<BookingRows>
  /** One page of a filtered list; `patterns` as for {@link search}. */
  filtered(
    doctorId: string,
    filters: BookingFilters,
    patterns: readonly string[],
    page: { offset: number; rows: number },
  ): Promise<BookingRows & { agenda: Agenda }>
  /** Counts of today at the clinic. */
  agenda(doctorId: string): Promise<Agenda>
  /** Carries out what {@link transition} says; `undefined` when the doctor has no such booking. */
  decide(request: DecisionRequest, within?: Database): Promise<Transition | undefined>
  /** Carries out what {@link undoTransition} says; `undefined` when the doctor has no such booking. */
  undo(request: UndoRequest, within?: Database): Promise<Transition | undefined>
  /** The bookings whose decision can be undone, latest decision first. */
  undoable(doctorId: string): Promise<Schema<'Booking'>[]>
}

/** What the rules need of a doctor's booking; the row stays locked until the end of the transaction. */
async function lockBooking(within: Database, { doctorId, bookingId }: UndoRequest) {
  const [booking] = await within
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      slotId: bookings.slotId,
      decidedAt: bookings.decidedAt,
    })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
    .for('update')
  return booking
}

/**
 * Decides a booking inside a transaction. The row stays locked from the read to the write, so that of many decisions at once
 * exactly one finds the booking pending. Whatever changes bookings locks in this order, so that nobody waits in a circle: booking,
 * slot, the doctor's number of events, and with the booking's change the doctor's counts.
 */
async function decideWithin(
  within: Database,
  { clock, extensions }: StoreDependencies,
  request: DecisionRequest,
): Promise<Transition | undefined> {
  const { doctorId, bookingId, decision, requestId } = request
  const booking = await lockBooking(within, request)
  if (booking === undefined) return undefined
  const now = clock.now()
  const outcome = transition(booking, decision, extensions ? now : undefined)
  if (outcome.problem !== undefined) return outcome
  const { status, event } = outcome
  if (outcome.slot === 'freed' && booking.slotId !== null) await freeSlot(within, booking.slotId, now)
  await recordEvent(within, { doctorId, topic: 'bookings', name: event, subject: bookingId, at: now })
  await within.update(bookings).set({ status, decidedAt: now }).where(eq(bookings.id, bookingId))
  if (extensions) await queueMessage(within, { doctorId, bookingId, name: event, dueAt: undoEnd(now), createdAt: now })
  const subject = `booking:${bookingId}`
  await recordAudit(within, clock, { doctorId, action: event, subject, detail: { status }, requestId })
  return outcome
}

/**
 * Undoes a decision inside a transaction. Of an undo and a patient who books the freed slot at the same moment one has
 * the slot first, and the other is told.
 */
async function undoWithin(
  within: Database,
  { clock }: StoreDependencies,
  request: UndoRequest,
): Promise<Transition | undefined> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(within, request)
  if (booking === undefined) return undefined
  const now = clock.now()
  const outcome = undoTransition(booking, now)
  if (outcome.problem !== undefined) return outcome
  const { status, event } = outcome
  if (outcome.slot === 'taken' && booking.slotId !== null && !(await retakeSlot(within, booking.slotId, now)))
    return { problem: 'booking.slot_taken' }
  await recordEvent(within, { doctorId, topic: 'bookings', name: event, subject: bookingId, at: now })
  await within.update(bookings).set({ status, decidedAt: null }).where(eq(bookings.id, bookingId))
  await withdrawMessage(within, bookingId)
  const detail = { from: booking.status }
  await recordAudit(within, clock, { doctorId, action: event, subject: `booking:${bookingId}`, detail, requestId })
  return outcome
}

/** @returns a store with its statements prepared */
export function createBookingStore(dependencies: StoreDependencies): BookingStore {
  const { db, clock, extensions } = dependencies
  const queries = bookingQueries(db)
  const counts = queries.counts.prepare('booking_counts')
  const first = queries.first.prepare('booking_page_first')
  const later = queries.later.prepare('booking_page_later')
  const search = queries.search.prepare('booking_search')
  const searchTotal = queries.searchTotal.prepare('booking_search_total')
  const undoable = queries.undoable.prepare('bookings_undoable')
  const agenda = filterQueries(db).agenda.prepare('booking_agenda')

  const wired = (found: readonly BookingRow[]) => {
    const now = extensions ? clock.now() : undefined
    return found.map((row) => wireBooking(row, now))
  }

  /** A page without rows brings no counts along. */
  async function summaryOf(doctorId: string, found: ReadonlyArray<{ summary: number[] }>): Promise<BookingCounts> {
    const [total = 0, confirmed = 0, pending = 0, declined = 0] = found[0]?.summary ?? []
    const summary = { total, confirmed, pending, declined }
    return found.length > 0 ? summary : ((await counts.execute({ doctorId }))[0] ?? summary)
  }

  async function agendaOf(doctorId: string, now: Date): Promise<Agenda> {
    const [found] = await agenda.execute({ doctorId, overdueBefore: firstUpcoming(now), today: clinicToday(now) })
    return found ?? { today: 0, overdue: 0 }
  }

  return {
    async page(doctorId, offset, rows) {
      const found =
        offset === 0
          ? await first.execute({ doctorId, rows })
          : await later.execute({ doctorId, rows, skipped: offset - 1 })
      const summary = await summaryOf(doctorId, found)
      return { rows: wired(found), total: summary.total, summary }
    },
    async search(doctorId, patterns, offset, rows) {
      const found = await search.execute({ doctorId, patterns, rows, offset })
      // Beyond the last page no row carries the total.
      const total =
        found[0]?.total ?? (offset === 0 ? 0 : ((await searchTotal.execute({ doctorId, patterns }))[0]?.total ?? 0))
      return { rows: wired(found), total, summary: await summaryOf(doctorId, found) }
    },
    filtered: createFilteredLists(db, clock),
    agenda: (doctorId) => agendaOf(doctorId, clock.now()),
    decide: (request, outer = db) => outer.transaction((within) => decideWithin(within, dependencies, request)),
    undo: (request, outer = db) => outer.transaction((within) => undoWithin(within, dependencies, request)),
    undoable: async (doctorId) => wired(await undoable.execute({ doctorId, since: undoableSince(clock.now()) })),
  }
}

/** A booking as it is written by demo data and tests. */
export type NewBooking = typeof bookings.$inferInsert

/** Writes bookings as they are given, without a decision and without an event: demo data and test worlds. */
export async function insertBookings(within: Database, rows: readonly NewBooking[]): Promise<void> {
  await within.insert(bookings).values([...rows])
}

/** Who books, and under which new id. */
export interface PatientBooking {
  readonly id: string
  readonly slotId: string
  readonly patientName: string
  readonly patientPhone: string
}

/**
 * Books one particular slot for a patient; of many at once exactly one succeeds.
 *
 * @returns whether the slot was still free
 */
export async function bookSlot(within: Database, booking: PatientBooking, now: Date): Promise<boolean> {
  const slot = await takeSlot(within, booking.slotId, now)
  if (slot === undefined) return false
  await within.insert(bookings).values({
    ...booking,
    bookingNumber: sql`'NLM-' || nextval('booking_numbers')`,
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    mode: 'Online',
    createdAt: now,
  })
  await recordEvent(within, {
    doctorId: slot.doctorId,
    topic: 'bookings',
    name: 'booking.created',
    subject: booking.id,
    at: now,
  })
  return true
}
