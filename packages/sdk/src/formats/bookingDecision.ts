import { BOOKING_DECISION } from '../generated/enums.ts'

/** Action of a doctor on a pending booking. */
export type BookingAction = keyof typeof BOOKING_DECISION

/** Decision about a pending booking. An object, so that it can have further fields. */
export type BookingDecision = { readonly [Action in BookingAction]: { readonly action: Action } }[BookingAction]

/** API code of an action, which is also the status that the booking gets. */
export type BookingDecisionCode = (typeof BOOKING_DECISION)[BookingAction]

/** Every action: approve, decline, reschedule. */
// The cast is safe: the generator writes this object.
export const BOOKING_ACTIONS = Object.keys(BOOKING_DECISION) as readonly BookingAction[]

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
