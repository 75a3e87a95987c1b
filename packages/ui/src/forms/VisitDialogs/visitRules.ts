import { minutesOfDay, toIsoDate, type Booking, type ClinicMoment } from '@nalam/sdk'
import * as rules from '@nalam/sdk/rules'

/** A booking as the rules take it; undefined if its status or its time is not known. */
function answered({ status, date, time, visit }: Booking) {
  const [day, start] = [toIsoDate(date), minutesOfDay(time)]
  return status === 'unknown' || day === null || start === null
    ? undefined
    : { status, date: day, start, visit: visit ?? null }
}

/**
 * Returns whether other times can be offered for a booking: pending or confirmed, or an offer is open
 * (OFFER-01). Without `now` they cannot.
 */
export function canOffer(booking: Booking, now: ClinicMoment | undefined): boolean {
  const known = answered(booking)
  if (known === undefined || now === undefined) return false
  const { offer } = booking
  const moments = offer ? { state: offer.state, expiresAt: new Date(offer.expiresAt) } : null
  return rules.offerProblem({ ...known, offer: moments }, instantOf(now)) === undefined
}

const instantOf = ({ date, time }: ClinicMoment) => new Date(`${date}T${time}:00+05:30`)

/**
 * Returns whether a booking can be cancelled: it is confirmed and its time has not begun (VISIT-01).
 * Without `now` it cannot.
 */
export function canCancel(booking: Booking, now: ClinicMoment | undefined): boolean {
  const known = answered(booking)
  return known !== undefined && now !== undefined && rules.cancel(known, instantOf(now)).problem === undefined
}

/**
 * Returns whether a booking can be moved: pending before its time, confirmed until the end of its
 * day (VISIT-06). Without `now` it cannot.
 */
export function canMove(booking: Booking, now: ClinicMoment | undefined): boolean {
  const known = answered(booking)
  return known !== undefined && now !== undefined && rules.move(known, instantOf(now)).problem === undefined
}
