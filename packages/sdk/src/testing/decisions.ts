import type { ResponseOf } from '../core/contractTypes.ts'
import type { JsonObject } from '../core/json.ts'
import { parseBookingDecision } from '../formats/bookingDecision.ts'
import { parseBookingStatus } from '../formats/bookingStatus.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import { messageTexts } from '../generated/examples.ts'
import type { MessageCode } from '../generated/operations.ts'
import { exampleResponse } from './exampleResponse.ts'
import type { Fixtures } from './fixtures.ts'

type Wire = Fixtures['bookings'][number]

/** Time in which a decision can be undone, in milliseconds. */
const UNDO_FOR = 600_000

const EVENTS = {
  approve: 'booking.accepted',
  decline: 'booking.declined',
  reschedule: 'booking.reschedule_requested',
} as const

const canUndo = ({ undoUntil }: Wire) => undoUntil !== undefined && Date.parse(undoUntil) > Date.now()
const succeeded = (code: MessageCode) => ({ statusCode: 200, message: messageTexts[code], code })
const keepsDecisions = ({ capabilities = [] }: Fixtures) => capabilities.includes('undo')

/** Returns a booking as a list sends it: without the undo times once they have passed. */
export function wireBooking(booking: Wire): Wire {
  const shown = { ...booking }
  if (!canUndo(booking)) {
    delete shown.decidedAt
    delete shown.undoUntil
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
  if (!booking) return exampleResponse('updateBookingStatus', 404)
  if (parseBookingStatus(booking.bookingStatus) !== BOOKING_STATUS.pending)
    return exampleResponse('updateBookingStatus', 409, 'booking.already_decided')
  booking.bookingStatus = parseBookingStatus(payload.status) ?? BOOKING_STATUS.pending
  booking.decidedAt = new Date().toISOString()
  booking.undoUntil = new Date(Date.now() + UNDO_FOR).toISOString()
  return succeeded(EVENTS[decision.action])
}

/** Makes a decided booking of the fixtures pending again. */
export function undo(data: Fixtures, id: unknown): object | undefined {
  if (!keepsDecisions(data)) return undefined
  const booking = data.bookings.find((candidate) => candidate.id === id)
  if (!booking) return exampleResponse('undoBookingDecision', 404)
  if (parseBookingStatus(booking.bookingStatus) === BOOKING_STATUS.pending)
    return exampleResponse('undoBookingDecision', 409, 'booking.not_decided')
  if (!canUndo(booking)) return exampleResponse('undoBookingDecision', 409, 'booking.undo_over')
  booking.bookingStatus = BOOKING_STATUS.pending
  delete booking.decidedAt
  delete booking.undoUntil
  return succeeded('booking.undone')
}

/** Returns the bookings of the fixtures whose decision can be undone, latest decision first. */
export function undoable(data: Fixtures): ResponseOf<'listUndoableBookings', 200> | undefined {
  if (!keepsDecisions(data)) return undefined
  const bookings = data.bookings.filter(canUndo)
  bookings.sort((a, b) => (b.decidedAt ?? '').localeCompare(a.decidedAt ?? ''))
  return { statusCode: 200, data: { bookings } }
}
