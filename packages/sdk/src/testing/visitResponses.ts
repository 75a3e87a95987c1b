// The capability visits of the test handlers, each function by its operation.
import { visibleText } from '../formats/storedText.ts'
import type { JsonObject } from '../core/json.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import { CANCELLATION_REASON, VISIT } from '../generated/enums.ts'
import type { MessageCode } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { undo as undoRule, undoEnd } from '../rules/bookings.ts'
import type { Problem } from '../rules/problem.ts'
import { giveSlotProblem } from '../rules/slotsToGive.ts'
import { canReopen, move, type MovableBooking, type OfferMoments } from '../rules/offers.ts'
import * as rules from '../rules/visits.ts'
import { nowOf } from './clock.ts'
import { bookingOf, orderOf, statusOf, type Booking } from './bookings.ts'
import {
  findSlot,
  holdFor,
  leaveSlot,
  nextId,
  releaseHeld,
  retakeSlotOf,
  ruleSlot,
  slotOf,
  startOf,
  takeSlot,
  type PlacedSlot,
} from './daySlots.ts'
import { givingOf } from './exceptions.ts'
import { ofFixtures, type Fixtures } from './fixtures.ts'
import { refuse, refuseIf, succeeded, textOf } from './refusal.ts'
import { fingerprintOf } from './slotPlan.ts'

type Wire = components['schemas']

/** What a booking was before it was cancelled or moved, and its slot. */
type Before = { booking: Booking; slot: PlacedSlot | undefined }

const stacksOf = ofFixtures(() => new Map<string, Before[]>())

function stackOf(data: Fixtures, { id }: Booking): Before[] {
  const byId = stacksOf(data)
  const stack = byId.get(id) ?? []
  byId.set(id, stack)
  return stack
}

const answered = (booking: Booking) => ({
  ...startOf(booking.date, booking.time),
  status: statusOf(booking),
  visit: booking.visit ?? null,
})

export const momentsOf = ({ state, expiresAt }: Wire['BookingOffer']): OfferMoments => ({
  state,
  expiresAt: new Date(expiresAt),
})

/** Returns a booking with its offer as the rules take it. */
export const movable = (booking: Booking): MovableBooking => ({
  ...answered(booking),
  offer: booking.offer ? momentsOf(booking.offer) : null,
})

const stateOf = (payload: JsonObject, name: string) => (payload[name] === 'off' ? ('off' as const) : ('open' as const))

/** Replaces all fields of a booking. */
export function replaceBooking(booking: Booking, wanted: Booking): void {
  for (const name of Object.keys(booking)) Reflect.deleteProperty(booking, name)
  Object.assign(booking, wanted)
}

/** Applies an action that can be undone. */
export function act(
  data: Fixtures,
  booking: Booking,
  { decidedAt: _decided, undoUntil: _until, visit: _visit, offer: _offer, ...kept }: Booking,
  slot: PlacedSlot | undefined,
) {
  const now = nowOf(data)
  stackOf(data, booking).push({ booking: { ...booking }, slot })
  replaceBooking(booking, { ...kept, decidedAt: now.toISOString(), undoUntil: undoEnd(now).toISOString() })
}

/** Returns the status that the last action replaced; null after a decision. */
export function beforeOf(data: Fixtures, booking: Booking): { readonly status: BookingStatusCode } | null {
  const before = stackOf(data, booking).at(-1)
  return before ? { status: statusOf(before.booking) } : null
}

/** Forgets earlier actions when a booking is decided. */
export const forgetActions = (data: Fixtures, booking: Booking): void => void stackOf(data, booking).splice(0)

/** Restores a booking from before its cancellation or move. Returns the problem that prevents it. */
export function undoAction(data: Fixtures, booking: Booking): Problem | undefined {
  const before = stackOf(data, booking).at(-1)
  const current = slotOf(data, booking)
  // A confirmed booking keeps its slot while its patient is offered others.
  const isKept = current !== undefined && current.slot.id === before?.slot?.slot.id
  const problem = before?.slot && !isKept ? retakeSlotOf(data, booking, before.slot) : undefined
  if (!before || problem) return problem
  if (current && !isKept) leaveSlot(data, current)
  stackOf(data, booking).pop()
  replaceBooking(booking, before.booking)
  sort(data)
  return undefined
}

/**
 * Restores a booking from before a move that has withdrawn its offer: the offer is open again, or
 * the booking is what it was before the offer. Returns the code of the success.
 */
export function undoMoveOfOffered(data: Fixtures, booking: Booking): MessageCode {
  refuseIf(undoAction(data, booking))
  const { offer } = booking
  const placed = offer?.times.map(({ slotId }) => findSlot(data, slotId))
  const slots = placed?.map((found) => found && ruleSlot(found.date, found.slot)) ?? []
  const isOpen = offer && canReopen({ ...momentsOf(offer), state: 'withdrawn' }, slots, givingOf(data, booking.id))
  if (isOpen) {
    holdFor(data, booking, placed?.flatMap((found) => found ?? []) ?? [], offer.expiresAt)
    return 'move.undone'
  }
  const before = stackOf(data, booking).at(-1)
  // Without its slot, if another patient has it.
  if (undoAction(data, booking) && before) replaceBooking(booking, before.booking)
  forgetActions(data, booking)
  delete booking.decidedAt
  delete booking.undoUntil
  return 'offer.undone'
}

const sort = ({ bookings }: Fixtures) => bookings.sort((a, b) => orderOf(b).localeCompare(orderOf(a)))

function reasonOf(payload: JsonObject): Wire['CancellationReason'] {
  return Object.values(CANCELLATION_REASON).find((reason) => reason === payload.reason) ?? CANCELLATION_REASON.other
}

function cancelOne(data: Fixtures, booking: Booking, payload: JsonObject, cancellationId?: string): MessageCode {
  const outcome = rules.cancel(answered(booking), nowOf(data))
  if (outcome.problem) refuse(outcome.problem)
  const slot = slotOf(data, booking)
  if (slot) leaveSlot(data, slot, stateOf(payload, 'slot'))
  const note = visibleText(textOf(payload, 'note'))
  const cancellation = {
    reason: reasonOf(payload),
    ...(note && { note }),
    cancelledAt: nowOf(data).toISOString(),
    ...(cancellationId && { cancellationId }),
  }
  act(data, booking, { ...booking, bookingStatus: outcome.status, cancellation }, slot)
  return outcome.event
}

export function cancelBooking(data: Fixtures, payload: JsonObject, params: JsonObject): object {
  refuseIf(rules.cancellationProblem(reasonOf(payload), textOf(payload, 'note')))
  const booking = bookingOf(data, params.id) ?? refuse({ code: 'not_found' })
  return succeeded(cancelOne(data, booking, payload))
}

export function moveBooking(data: Fixtures, booking: Booking, payload: JsonObject): object {
  const now = nowOf(data)
  const outcome = move(movable(booking), payload.withdrawsOffer === true, now)
  if (outcome.problem) refuse(outcome.problem)
  const previous = slotOf(data, booking)
  if (previous && previous.slot.id === payload.slotId) refuse({ code: 'booking.same_slot' })
  const { date, slot } = findSlot(data, payload.slotId) ?? refuse({ code: 'not_found' })
  refuseIf(giveSlotProblem(ruleSlot(date, slot), givingOf(data, booking.id)))
  releaseHeld(data, booking)
  if (previous) leaveSlot(data, previous, stateOf(payload, 'previousSlot'))
  const movedFrom = { date: booking.date, time: booking.time }
  act(data, booking, { ...booking, date, time: slot.from, bookingStatus: outcome.status, movedFrom }, previous)
  takeSlot(data, { date, slot }, booking)
  sort(data)
  return succeeded(outcome.event, { booking })
}

export function setVisit(data: Fixtures, booking: Booking, payload: JsonObject): object {
  refuseIf(rules.visitProblem(answered(booking), nowOf(data)))
  const visit = Object.values(VISIT).find((known) => known === payload.visit) ?? VISIT.none
  if (visit === VISIT.none) delete booking.visit
  else booking.visit = visit
  return succeeded(rules.visitMessage(visit))
}

export function setTold(_: Fixtures, booking: Booking): object {
  delete booking.notTold
  return succeeded('booking.told')
}

function previewOf(data: Fixtures, payload: JsonObject): Wire['CancellationsPreview'] {
  const now = nowOf(data)
  const { bookingIds } = payload
  const earliestFirst = data.bookings.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))
  const isSelected = Array.isArray(bookingIds)
    ? ({ id }: Booking) => bookingIds.includes(id)
    : ({ date, time }: Booking) => date === payload.date && time >= (textOf(payload, 'fromTime') || '00:00')
  const judged = earliestFirst
    .filter(isSelected)
    .map((booking) => ({ booking, reason: rules.leftBookingReason(answered(booking), now) }))
  const bookings = judged.flatMap(({ booking, reason }) => (reason ? [] : [booking]))
  const left = judged.flatMap(({ booking, reason }) =>
    reason && (Array.isArray(bookingIds) || reason !== 'not-confirmed')
      ? [{ bookingId: booking.id, reason, booking }]
      : [],
  )
  const ids: string[] = Array.isArray(bookingIds) ? bookingIds.map(String) : []
  const gone = ids.filter((id) => !bookingOf(data, id)).map((bookingId) => ({ bookingId, reason: 'gone' as const }))
  const fingerprint = fingerprintOf(JSON.stringify([ids, payload.date, payload.fromTime, bookings.map(orderOf)]))
  return { fingerprint, bookings, left: [...left, ...gone] }
}

export function previewCancellations(data: Fixtures, payload: JsonObject): object {
  const isDay = payload.date !== undefined
  if (isDay === (payload.bookingIds !== undefined)) refuse({ code: 'request.invalid', field: 'date' })
  return { statusCode: 200, data: { cancellations: previewOf(data, payload) } }
}

export function cancelBookings(data: Fixtures, payload: JsonObject): object {
  refuseIf(rules.cancellationProblem(reasonOf(payload), textOf(payload, 'note')))
  const preview = previewOf(data, payload)
  const code = preview.fingerprint === payload.fingerprint ? 'cancellations.none' : 'cancellations.changed'
  if (code === 'cancellations.changed' || preview.bookings.length === 0) refuse({ code }, { cancellations: preview })
  const id = nextId(data, 'cnl')
  for (const booking of preview.bookings) cancelOne(data, booking, payload, id)
  const cancelled = preview.bookings.length
  const undoUntil = undoEnd(nowOf(data)).toISOString()
  return succeeded(cancelled === 1 ? 'booking.cancelled' : 'bookings.cancelled', { id, cancelled, undoUntil })
}

export function undoCancellations(data: Fixtures, _: JsonObject, params: JsonObject): object {
  const bookings = data.bookings.filter(({ cancellation }) => cancellation?.cancellationId === params.id)
  if (bookings.length === 0) refuse({ code: 'not_found' })
  for (const booking of bookings) {
    const decidedAt = new Date(booking.decidedAt ?? 0)
    refuseIf(undoRule({ status: statusOf(booking), decidedAt, before: beforeOf(data, booking) }, nowOf(data)).problem)
    const slot = stackOf(data, booking).at(-1)?.slot
    if (slot && findSlot(data, slot.slot.id)?.slot.booking) refuse({ code: 'cancellations.undo_refused' })
  }
  for (const booking of bookings) undoAction(data, booking)
  return succeeded('cancellations.undone')
}
