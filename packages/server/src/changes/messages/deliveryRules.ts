import { clinicNow } from '@nalam/sdk'
import { appointmentInstant, offerState, type MessageToPatient, type StoredOfferState } from '@nalam/sdk/rules'

/** The states of messages that are final: not yet tried, tried in vain so far, given up, sent. */
export const DELIVERY_STATES = ['waiting', 'failed', 'given-up', 'sent'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

const FIRST_PAUSE_SECONDS = 15

/** The longest pause between two attempts, in seconds. */
export const MAX_PAUSE_SECONDS = 3600

/** How long a message is tried, in milliseconds from the moment it was due. */
const TRIED_FOR = 24 * 3_600_000

/**
 * Returns the milliseconds until the next attempt: about 15, 30, 60 … seconds, at most an hour, and
 * not less than the receiver asks for, if that is no longer than an hour.
 *
 * @param share from 0 to 1, so that messages that failed together are not repeated together
 * @param wanted seconds of `Retry-After`
 */
export function pauseAfter(attempts: number, share: number, wanted = 0): number {
  const seconds = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.max(0, attempts - 1))
  const own = Math.round(seconds * 1000 * (0.75 + 0.25 * share))
  return Math.max(own, Math.min(MAX_PAUSE_SECONDS, wanted) * 1000)
}

export const isGivenUp = (dueAt: Date, now: Date): boolean => now.getTime() - dueAt.getTime() >= TRIED_FOR

/** How long after its time a patient is told that a request has lapsed, in milliseconds. */
const LAPSE_TOLD_FOR = 3_600_000

/** The offer of a booking; null without one. */
interface OfferOfBooking {
  readonly offerState: StoredOfferState | null
  readonly offerExpiresAt: Date | null
}

/**
 * Returns whether a message still helps its patient: the appointment is not over, and the times that
 * it offers can still be chosen.
 */
export function isTimely(
  { name, startsAt }: Pick<MessageToPatient, 'name' | 'startsAt'>,
  { offerState: state, offerExpiresAt: expiresAt }: OfferOfBooking,
  now: Date,
): boolean {
  if (name === 'booking.offered')
    return state !== null && expiresAt !== null && offerState({ state, expiresAt }, now) === 'open'
  const over = appointmentInstant(startsAt).getTime()
  // Who has not heard that a request lapsed when its time began may be on the way.
  return (name === 'booking.lapsed' ? over + LAPSE_TOLD_FOR : over) > now.getTime()
}

/** Hours at the clinic in which reminders are sent. */
const REMINDING = ['08:00', '21:00'] as const

/** Returns whether reminders are sent at this hour (MSG-06). */
export function isReminding(now: Date): boolean {
  const { time } = clinicNow(now)
  return time >= REMINDING[0] && time < REMINDING[1]
}

export function stateOf(delivery: {
  readonly sentAt: Date | null
  readonly givenUpAt: Date | null
  readonly lastError: string | null
}): DeliveryState {
  if (delivery.sentAt !== null) return 'sent'
  if (delivery.givenUpAt !== null) return 'given-up'
  return delivery.lastError === null ? 'waiting' : 'failed'
}
