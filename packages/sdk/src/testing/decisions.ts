import type { ResponseOf } from '../core/contractTypes.ts'
import type { JsonObject } from '../core/json.ts'
import { parseBookingDecision } from '../formats/bookingStatus.ts'
import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import * as rules from '../rules/bookings.ts'
import { nowOf } from './clock.ts'
import { bookingOf, statusOf, type Booking } from './bookings.ts'
import { freeSlotOf, releaseHeld, retakeSlotOf, startOf } from './daySlots.ts'
import type { Fixtures } from './fixtures.ts'
import { refuse, refuseIf, succeeded } from './refusal.ts'
import { beforeOf, forgetActions, undoAction, undoMoveOfOffered } from './visitResponses.ts'

const canUndo = (data: Fixtures, { undoUntil }: Booking) =>
  undoUntil !== undefined && Date.parse(undoUntil) > nowOf(data).getTime()

/** Returns a booking as a list sends it: without the undo times once they have passed. */
export function wireBooking(data: Fixtures, booking: Booking): Booking {
  const shown = { ...booking }
  if (!canUndo(data, booking)) {
    delete shown.decidedAt
    delete shown.undoUntil
    delete shown.movedFrom
    if (shown.cancellation) {
      const { cancellationId: _, ...cancellation } = shown.cancellation
      shown.cancellation = cancellation
    }
    if (shown.offer) {
      const { offersId: _, ...offer } = shown.offer
      shown.offer = offer
    }
  }
  return shown
}

/** Decides a booking of the fixtures. */
export function updateBookingStatus(data: Fixtures, payload: JsonObject): object | undefined {
  const decision = parseBookingDecision(payload.status)
  if (!decision) return undefined
  const booking = bookingOf(data, payload.bookingId) ?? refuse({ code: 'not_found' })
  const now = nowOf(data)
  const start = startOf(booking.date, booking.time)
  const outcome = rules.decide({ ...start, status: statusOf(booking) }, BOOKING_DECISION[decision.action], now)
  if (outcome.problem) refuse(outcome.problem)
  if (outcome.slot === 'freed') freeSlotOf(data, booking)
  forgetActions(data, booking)
  delete booking.offer
  booking.bookingStatus = outcome.status
  booking.decidedAt = now.toISOString()
  booking.undoUntil = rules.undoEnd(now).toISOString()
  return succeeded(outcome.event)
}

/** Makes a decided booking of the fixtures pending again, or undoes its cancellation or move. */
export function undoBookingDecision(data: Fixtures, booking: Booking): object {
  const decidedAt = booking.decidedAt === undefined ? null : new Date(booking.decidedAt)
  const before = beforeOf(data, booking)
  const outcome = rules.undo({ status: statusOf(booking), decidedAt, before }, nowOf(data))
  if (outcome.problem) refuse(outcome.problem)
  if (outcome.event === 'move.undone' && outcome.status === BOOKING_STATUS.reschedule)
    return succeeded(undoMoveOfOffered(data, booking))
  if (outcome.event === 'offer.undone') releaseHeld(data, booking)
  const restore = before ? undoAction : outcome.slot === 'taken' ? retakeSlotOf : undefined
  refuseIf(restore?.(data, booking))
  if (before) return succeeded(outcome.event)
  booking.bookingStatus = outcome.status
  delete booking.decidedAt
  delete booking.undoUntil
  return succeeded(outcome.event)
}

/** Returns the bookings of the fixtures whose decision can be undone, latest decision first. */
export function listUndoableBookings(data: Fixtures): ResponseOf<'listUndoableBookings', 200> {
  const bookings = data.bookings.filter((booking) => canUndo(data, booking))
  bookings.sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
  return { statusCode: 200, data: { bookings } }
}
