import type { ResponseOf } from '../core/contractTypes.ts'
import type { JsonObject } from '../core/json.ts'
import { parseBookingDecision } from '../formats/bookingDecision.ts'
import { parseBookingStatus } from '../formats/bookingStatus.ts'
import { toIsoDate } from '../formats/calendarDate.ts'
import { minutesOfDay } from '../formats/clockTime.ts'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import * as rules from '../rules/bookings.ts'
import { freeSlotOf, retakeSlotOf } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'
import { releaseHeld } from './offerResponses.ts'
import { refusedBy, succeeded } from './refusal.ts'
import { beforeOf, forgetActions, undoAction } from './visitResponses.ts'

type Wire = Fixtures['bookings'][number]

const canUndo = ({ undoUntil }: Wire) => undoUntil !== undefined && Date.parse(undoUntil) > Date.now()
const keepsDecisions = ({ capabilities = [] }: Fixtures) => capabilities.includes('undo')
const statusOf = ({ bookingStatus }: Wire) => parseBookingStatus(bookingStatus) ?? BOOKING_STATUS.pending

/** Returns a booking as a list sends it: without the undo times once they have passed. */
export function wireBooking(booking: Wire): Wire {
  const shown = { ...booking }
  if (!canUndo(booking)) {
    delete shown.decidedAt
    delete shown.undoUntil
    delete shown.movedFrom
    if (shown.cancellation) {
      const { cancellationId: _, ...cancellation } = shown.cancellation
      shown.cancellation = cancellation
    }
  }
  return shown
}

/**
 * Decides a booking of the fixtures if they offer `undo`. Otherwise, every decision succeeds and
 * changes nothing.
 */
export function decide(data: Fixtures, payload: JsonObject): object | undefined {
  const decision = parseBookingDecision(payload.status)
  if (!keepsDecisions(data) || !decision) return undefined
  const booking = data.bookings.find(({ id }) => id === payload.bookingId)
  if (!booking) return refusedBy('updateBookingStatus', { code: 'not_found' })
  const now = new Date()
  const { date, time } = booking
  const start = { date: toIsoDate(date) ?? '', start: minutesOfDay(time) ?? 0 }
  const outcome = rules.decide({ ...start, status: statusOf(booking) }, BOOKING_DECISION[decision.action], now)
  if (outcome.problem) return refusedBy('updateBookingStatus', outcome.problem)
  if (outcome.slot === 'freed') freeSlotOf(data, booking)
  forgetActions(data, booking)
  delete booking.offer
  booking.bookingStatus = outcome.status
  booking.decidedAt = now.toISOString()
  booking.undoUntil = rules.undoEnd(now).toISOString()
  return succeeded(outcome.event)
}

/** Makes a decided booking of the fixtures pending again, or undoes its cancellation or move. */
export function undo(data: Fixtures, id: unknown): object | undefined {
  if (!keepsDecisions(data)) return undefined
  const booking = data.bookings.find((candidate) => candidate.id === id)
  if (!booking) return refusedBy('undoBookingDecision', { code: 'not_found' })
  const decidedAt = booking.decidedAt === undefined ? null : new Date(booking.decidedAt)
  const before = beforeOf(data, booking)
  const outcome = rules.undo({ status: statusOf(booking), decidedAt, before }, new Date())
  if (outcome.problem) return refusedBy('undoBookingDecision', outcome.problem)
  if (outcome.event === 'offer.undone') releaseHeld(data, booking)
  const restore = before ? undoAction : outcome.slot === 'taken' ? retakeSlotOf : undefined
  const problem = restore?.(data, booking)
  if (problem) return refusedBy('undoBookingDecision', problem)
  if (before) return succeeded(outcome.event)
  booking.bookingStatus = outcome.status
  delete booking.decidedAt
  delete booking.undoUntil
  return succeeded(outcome.event)
}

/** Returns the bookings of the fixtures whose decision can be undone, latest decision first. */
export function undoable(data: Fixtures): ResponseOf<'listUndoableBookings', 200> | undefined {
  if (!keepsDecisions(data)) return undefined
  const bookings = data.bookings.filter(canUndo)
  bookings.sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
  return { statusCode: 200, data: { bookings } }
}
