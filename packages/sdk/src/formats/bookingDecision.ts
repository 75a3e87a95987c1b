import { BOOKING_DECISION } from '../generated/enums.ts'

/** What a doctor can do with a pending booking. */
export type BookingAction = keyof typeof BOOKING_DECISION

/** A decision about a pending booking. It is an object, so that an action can carry more than its name. */
export type BookingDecision = { readonly [Action in BookingAction]: { readonly action: Action } }[BookingAction]

/** The code that the API uses for an action. It is the status that the booking has afterwards. */
export type BookingDecisionCode = (typeof BOOKING_DECISION)[BookingAction]

/** Every action: approve, decline, reschedule. */
// The keys of an object that the generator writes.
export const BOOKING_ACTIONS = Object.keys(BOOKING_DECISION) as readonly BookingAction[]

/**
 * The decision that a code of the API stands for.
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
