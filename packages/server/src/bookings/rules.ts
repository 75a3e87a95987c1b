import { BOOKING_DECISION, BOOKING_STATUS, type BookingDecisionCode, type BookingStatusCode } from '@nalam/sdk'
import type { ErrorCode, MessageCode } from '../http/contractTypes.ts'
import { patternOf, searchWords } from '../lists/rules.ts'

/** Rows that the dashboard variant carries; the screen shows at most five. */
export const DASHBOARD_ROWS = 5

/** What a decision does, or the code of the problem that stands against it. */
export type Transition =
  | { readonly problem: ErrorCode }
  | {
      readonly problem?: undefined
      /** The booking's next status. */
      readonly status: BookingStatusCode
      /** What happens to the slot: it stays as it is, or other patients can book it again. */
      readonly slot: 'unchanged' | 'freed'
      /** The event and the audit entry to record, and the code of the response's message. */
      readonly event: MessageCode
    }

const TRANSITIONS: Readonly<Record<BookingDecisionCode, Transition>> = {
  [BOOKING_DECISION.approve]: { status: BOOKING_STATUS.confirmed, slot: 'unchanged', event: 'booking.accepted' },
  [BOOKING_DECISION.decline]: { status: BOOKING_STATUS.declined, slot: 'freed', event: 'booking.declined' },
  [BOOKING_DECISION.reschedule]: {
    status: BOOKING_STATUS.reschedule,
    slot: 'freed',
    event: 'booking.reschedule_requested',
  },
}

/** A booking is decided once, from Pending only (BOOK-05). */
export function transition(booking: { readonly status: number }, decision: BookingDecisionCode): Transition {
  return booking.status === BOOKING_STATUS.pending ? TRANSITIONS[decision] : { problem: 'booking.already_decided' }
}

/** Digits, hyphens and a leading plus: a part of a phone number as people write one. */
const PHONE_PART = /^\+?[\d-]+$/

/** Five to ten digits, without +91 and hyphens; `undefined` for anything else, which may be a part of a booking number. */
function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/^\+91/, '').replaceAll('-', '')
  return /^\d{5,10}$/.test(digits) ? digits : undefined
}

/**
 * The patterns of a search, all of which have to match, in any order; none when everything is wanted. A phone number may be
 * typed with +91, spaces and hyphens.
 */
export function searchPatterns(searchQuery: string | undefined): string[] {
  const runs: string[][] = []
  for (const word of searchWords(searchQuery)) {
    const last = runs.at(-1)
    const continues = PHONE_PART.test(word) && !word.startsWith('+') && PHONE_PART.test(last?.[0] ?? '')
    if (continues) last?.push(word)
    else runs.push([word])
  }
  return runs.flatMap((run) => {
    const phone = phoneDigits(run.join(''))
    return (phone === undefined ? run.map((word) => phoneDigits(word) ?? word) : [phone]).map(patternOf)
  })
}
