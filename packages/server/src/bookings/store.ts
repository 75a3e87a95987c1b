import { BOOKING_STATUS, parseBookingStatus, toWireDate, type BookingDecisionCode } from '@nalam/sdk'
import { and, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import { recordEvent } from '../events/store.ts'
import type { Schema } from '../http/contractTypes.ts'
import { freeSlot, takeSlot } from '../slots/store.ts'
import { type bookingColumns, bookingQueries } from './queries.ts'
import { transition, type Transition } from './rules.ts'

/** Counts over all bookings of a doctor. */
export interface BookingCounts {
  readonly total: number
  readonly confirmed: number
  readonly pending: number
}

/** Some of a doctor's bookings, and the counts over all of them. */
export interface BookingRows {
  readonly rows: Schema<'Booking'>[]
  /** How many there are on all pages together. */
  readonly total: number
  readonly summary: BookingCounts
}

/** A doctor's decision about a booking. */
export interface DecisionRequest {
  readonly doctorId: string
  readonly bookingId: string
  readonly decision: BookingDecisionCode
  readonly requestId: string
}

/** The reads and writes of bookings. */
export interface BookingStore {
  /** Latest appointment first. */
  page(doctorId: string, offset: number, rows: number): Promise<BookingRows>
  /** The same of those that match every pattern. */
  search(doctorId: string, patterns: readonly string[], offset: number, rows: number): Promise<BookingRows>
  /** Carries out what {@link transition} says; `undefined` when the doctor has no such booking. */
  decide(request: DecisionRequest, within?: Database): Promise<Transition | undefined>
}

type Row = { [Name in keyof typeof bookingColumns]: Name extends 'status' ? number : string }

function wireBooking(row: Row): Schema<'Booking'> {
  return {
    id: row.id,
    // `YYYY-MM-DD HH:MM:SS`, the clinic's wall clock.
    date: toWireDate(row.startsAt.slice(0, 10)) ?? '',
    bookingId: row.bookingNumber,
    name: row.patientName,
    studentName: row.patientName,
    phoneNumber: row.patientPhone,
    studentPhone: row.patientPhone,
    time: row.startsAt.slice(11, 16),
    type: row.mode,
    bookingStatus: parseBookingStatus(row.status) ?? BOOKING_STATUS.pending,
  }
}

/**
 * Decides a booking inside a transaction. The row stays locked from the read to the write, so that of many decisions at once
 * exactly one finds the booking pending.
 */
async function decideWithin(within: Database, clock: Clock, request: DecisionRequest): Promise<Transition | undefined> {
  const { doctorId, bookingId, decision, requestId } = request
  const [booking] = await within
    .select({ status: bookings.status, slotId: bookings.slotId })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), eq(bookings.doctorId, doctorId)))
    .for('update')
  if (booking === undefined) return undefined
  const outcome = transition(booking, decision)
  if (outcome.problem !== undefined) return outcome
  const { status, event } = outcome
  const now = clock.now()
  if (outcome.slot === 'freed' && booking.slotId !== null) await freeSlot(within, booking.slotId, now)
  await within.update(bookings).set({ status, decidedAt: now }).where(eq(bookings.id, bookingId))
  const subject = `booking:${bookingId}`
  await recordAudit(within, clock, { doctorId, action: event, subject, detail: { status }, requestId })
  await recordEvent(within, { doctorId, topic: 'bookings', name: event, subject: bookingId, at: now })
  return outcome
}

/** @returns a store with its statements prepared */
export function createBookingStore(db: Database, clock: Clock): BookingStore {
  const queries = bookingQueries(db)
  const counts = queries.counts.prepare('booking_counts')
  const first = queries.first.prepare('booking_page_first')
  const later = queries.later.prepare('booking_page_later')
  const search = queries.search.prepare('booking_search')
  const searchTotal = queries.searchTotal.prepare('booking_search_total')

  /** A page without rows brings no counts along. */
  async function summaryOf(doctorId: string, found: ReadonlyArray<{ summary: number[] }>): Promise<BookingCounts> {
    const [total = 0, confirmed = 0, pending = 0] = found[0]?.summary ?? []
    return found.length > 0
      ? { total, confirmed, pending }
      : ((await counts.execute({ doctorId }))[0] ?? { total, confirmed, pending })
  }

  return {
    async page(doctorId, offset, rows) {
      const found =
        offset === 0
          ? await first.execute({ doctorId, rows })
          : await later.execute({ doctorId, rows, skipped: offset - 1 })
      const summary = await summaryOf(doctorId, found)
      return { rows: found.map(wireBooking), total: summary.total, summary }
    },
    async search(doctorId, patterns, offset, rows) {
      const found = await search.execute({ doctorId, patterns, rows, offset })
      // Beyond the last page no row carries the total.
      const total =
        found[0]?.total ?? (offset === 0 ? 0 : ((await searchTotal.execute({ doctorId, patterns }))[0]?.total ?? 0))
      return { rows: found.map(wireBooking), total, summary: await summaryOf(doctorId, found) }
    },
    decide: (request, outer = db) => outer.transaction((within) => decideWithin(within, clock, request)),
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
