import { clinicInstant, minutesOfDay, toIsoDate, type Booking, type ClinicMoment } from '@nalam/sdk'
import * as rules from '@nalam/sdk/rules'

type Rule = (booking: Parameters<typeof rules.offerProblem>[0], now: Date) => unknown

/**
 * Returns a function that asks a rule about a booking. Without `now`, a known status and a known time
 * nothing is allowed.
 *
 * @param problemOf returns undefined if the rule allows it
 */
export const allowedBy =
  (problemOf: Rule) =>
  ({ status, date, time, visit, offer }: Booking, now: ClinicMoment | undefined): boolean => {
    const [day, start] = [toIsoDate(date), minutesOfDay(time)]
    if (now === undefined || status === 'unknown' || day === null || start === null) return false
    const moments = offer ? { state: offer.state, expiresAt: new Date(offer.expiresAt) } : null
    const known = { status, date: day, start, visit: visit ?? null, offer: moments }
    return problemOf(known, clinicInstant(now.date, now.time)) === undefined
  }

/**
 * Returns whether other times can be offered for a booking: pending or confirmed, or an offer is open
 * (OFFER-01).
 */
export const canOffer = allowedBy(rules.offerProblem)

/** Returns whether a booking can be cancelled: it is confirmed and its time has not begun (VISIT-01). */
export const canCancel = allowedBy((booking, now) => rules.cancel(booking, now).problem)

/**
 * Returns whether a booking can be moved: pending before its time, confirmed until the end of its
 * day (VISIT-06).
 */
export const canMove = allowedBy((booking, now) => rules.move(booking, now).problem)
