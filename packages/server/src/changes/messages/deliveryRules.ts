import { addDays, BOOKING_STATUS, clinicInstant, clinicNow } from '@nalam/sdk'
import { offerState, type StoredOfferState } from '@nalam/sdk/rules'

/** The states of messages that are final: not yet tried, tried in vain so far, given up, sent. */
export const DELIVERY_STATES = ['waiting', 'failed', 'given-up', 'sent'] as const

export type DeliveryState = (typeof DELIVERY_STATES)[number]

const FIRST_PAUSE_SECONDS = 15

/** The longest pause between two attempts, in seconds. */
export const MAX_PAUSE_SECONDS = 3600

/** How long a message is tried, in milliseconds from the moment it was due. */
const TRIED_FOR = 24 * 3_600_000

/**
 * Returns the milliseconds until the next attempt: about 15, 30, 60 … seconds, at most an hour.
 *
 * @param share from 0 to 1, so that messages that failed together are not repeated together
 */
export function pauseAfter(attempts: number, share: number): number {
  const seconds = Math.min(MAX_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.max(0, attempts - 1))
  return Math.round(seconds * 1000 * (0.75 + 0.25 * share))
}

export const isGivenUp = (dueAt: Date, now: Date): boolean => now.getTime() - dueAt.getTime() >= TRIED_FOR

/** Hours at the clinic, from the first until before the second, in which reminders are queued. */
const REMINDING_HOURS = [18, 22] as const

/**
 * Returns the day whose appointments the patients are reminded of now: tomorrow, from 18:00 until
 * 22:00 at the clinic. After a standstill that ends later nobody is reminded at night.
 */
export function remindedDay(now: Date): { readonly day: string; readonly dueAt: Date } | undefined {
  const { date, time } = clinicNow(now)
  const hour = Number(time.slice(0, 2))
  if (hour < REMINDING_HOURS[0] || hour >= REMINDING_HOURS[1]) return undefined
  return { day: addDays(date, 1), dueAt: clinicInstant(date, `${REMINDING_HOURS[0]}:00`) }
}

interface Judged {
  readonly name: string
  /** The appointment that the message is about. */
  readonly startsAt: string
  readonly booking: {
    readonly status: number
    readonly startsAt: string
    readonly phoneNumber: string
    readonly offerState: StoredOfferState | null
    readonly offerExpiresAt: Date | null
  }
}

/**
 * Returns whether a message still has to be sent: not to an erased patient, no offer that is over,
 * and no reminder of an appointment that has begun, was cancelled or was moved.
 */
export function isWanted({ name, startsAt, booking }: Judged, now: Date): boolean {
  if (booking.phoneNumber === '') return false
  if (name === 'booking.offered') {
    const { offerState: state, offerExpiresAt: expiresAt } = booking
    return state !== null && expiresAt !== null && offerState({ state, expiresAt }, now) === 'open'
  }
  if (name !== 'booking.reminder') return true
  const { date, time } = clinicNow(now)
  const isSame = booking.status === BOOKING_STATUS.confirmed && booking.startsAt === startsAt
  return isSame && startsAt > `${date} ${time}:00`
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
