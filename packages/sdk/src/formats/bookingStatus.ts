import { BOOKING_DECISION, BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

/** Booking status codes: 1 pending, 2 confirmed, 3 declined, 4 reschedule. */
export type BookingStatusCode = (typeof BOOKING_STATUS)[BookingStatusName]

/** Stable name of a status, for message keys and test ids. */
export type BookingStatusName = keyof typeof BOOKING_STATUS

const CODES = /* @__PURE__ */ Object.entries({ ...BOOKING_STATUS, accepted: BOOKING_STATUS.confirmed })

/**
 * Parses a status in any form that platforms use: the code as number or text, or one of the words
 * Pending, Accepted, Confirmed, Declined, Reschedule, in any case.
 *
 * @returns the code, or `null` for anything else
 */
export function parseBookingStatus(value: unknown): BookingStatusCode | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const name = String(value).trim().toLowerCase()
  return CODES.find(([word, code]) => word === name || String(code) === name)?.[1] ?? null
}

/** Action of a doctor on a pending booking. */
export type BookingAction = keyof typeof BOOKING_DECISION

/** Decision about a pending booking. An object, so that it can have further fields. */
export type BookingDecision = { readonly [Action in BookingAction]: { readonly action: Action } }[BookingAction]

/** API code of an action, which is also the status that the booking gets. */
export type BookingDecisionCode = (typeof BOOKING_DECISION)[BookingAction]

/** Every action: approve, decline, reschedule. */
// The cast is safe: the generator writes this object.
export const BOOKING_ACTIONS = /* @__PURE__ */ Object.keys(BOOKING_DECISION) as readonly BookingAction[]

/**
 * Returns the decision for an API code.
 *
 * @param code 2 approve, 3 decline, 4 reschedule
 * @returns `null` for anything else
 */
export function parseBookingDecision(code: BookingDecisionCode): BookingDecision
export function parseBookingDecision(code: unknown): BookingDecision | null
export function parseBookingDecision(code: unknown): BookingDecision | null {
  const action = BOOKING_ACTIONS.find((name) => BOOKING_DECISION[name] === code)
  return action ? { action } : null
}

/** Whether a patient came: `none`, `arrived`, `seen` or `no-show`. */
export type Visit = components['schemas']['Visit']

/** Why a confirmed booking is cancelled. */
export type CancellationReason = components['schemas']['CancellationReason']

/** Why a booking was cancelled: the doctor's reason, or `patient`. */
export type CancelledReason = CancellationReason | 'patient'
