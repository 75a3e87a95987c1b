import { addDays } from '../formats/calendarDate.ts'
import { clinicInstant } from '../formats/clinicTime.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { MessageName } from '../generated/operations.ts'

/**
 * A state of a booking as its patient hears of it: requested, confirmed, declined, cancelled, asked
 * to choose another time, offered other times, or lapsed:
 * a request that nobody has answered could not be confirmed. `startsAt` is the appointment that the state is
 * about, `YYYY-MM-DD HH:MM:SS` at the clinic.
 */
export type PatientState =
  | {
      readonly state: 'requested' | 'confirmed' | 'declined' | 'cancelled' | 'asked' | 'lapsed'
      readonly startsAt: string
    }
  | { readonly state: 'offered'; readonly startsAt: string; readonly offerId: string }

/** What a patient knows about a booking (MSG-04). */
export type PatientKnowledge = { readonly state: 'nothing' } | PatientState

/** A booking, as far as its patient is told about it. */
export type ToldBooking = {
  readonly status: number
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
  /** A declined booking with this moment was cancelled. */
  readonly cancelledAt: Date | null
  /** A declined booking with this moment has lapsed. */
  readonly lapsedAt: Date | null
  /** A pending booking with this moment will lapse soon: it counts as not confirmed. */
  readonly lapsingAt: Date | null
  /** The offer of a booking that has status Reschedule; null if no times were proposed. */
  readonly offerId: string | null
}

/** Returns what is so: what a patient who knows everything knows. */
export function stateForPatient(booking: ToldBooking): PatientState {
  const { status, startsAt, cancelledAt, lapsedAt, lapsingAt, offerId } = booking
  if (status === BOOKING_STATUS.confirmed) return { state: 'confirmed', startsAt }
  if (status === BOOKING_STATUS.declined) {
    if (cancelledAt !== null) return { state: 'cancelled', startsAt }
    return { state: lapsedAt === null ? 'declined' : 'lapsed', startsAt }
  }
  if (status !== BOOKING_STATUS.reschedule) return { state: lapsingAt === null ? 'requested' : 'lapsed', startsAt }
  return offerId === null ? { state: 'asked', startsAt } : { state: 'offered', startsAt, offerId }
}

/** The message that closes a difference. It names only times that the patient knows or that are so. */
export type MessageToPatient = {
  readonly name: Exclude<MessageName, 'booking.reminder'>
  /** The appointment that the message is about. */
  readonly startsAt: string
  /** Of a move: the time that the patient knows. */
  readonly previousStartsAt: string | null
  /** The offer that the message is about. */
  readonly offerId: string | null
}

/** States in which there is no appointment, so that its time does not matter. */
const isOff = ({ state }: PatientKnowledge): boolean =>
  state === 'declined' || state === 'cancelled' || state === 'lapsed'

/** Returns whether a patient who knows the one has nothing to learn from the other. */
function isSame(known: PatientState, so: PatientState): boolean {
  if (isOff(known) && isOff(so)) return true
  if (known.state === 'offered' && so.state === 'offered') return known.offerId === so.offerId
  if (known.state === 'asked' && so.state === 'asked') return true
  return known.state === so.state && known.startsAt === so.startsAt
}

/**
 * Returns the one message that closes the difference between what a patient knows and what is so
 * (MSG-04); `undefined` if there is none. Nothing else decides what a patient is told.
 */
export function messageFor(known: PatientKnowledge, booking: ToldBooking): MessageToPatient | undefined {
  const so = stateForPatient(booking)
  const none = { previousStartsAt: null, offerId: null }
  if (known.state === 'nothing') {
    // A patient who expects nothing misses only an appointment and a choice.
    if (so.state === 'confirmed') return { ...none, name: 'booking.accepted', startsAt: so.startsAt }
    if (so.state === 'offered') return { ...none, name: 'booking.offered', startsAt: so.startsAt, offerId: so.offerId }
    return undefined
  }
  if (isSame(known, so)) return undefined
  switch (so.state) {
    case 'requested':
      return { ...none, name: 'booking.pending', startsAt: so.startsAt }
    case 'confirmed': {
      const expects = known.state === 'requested' || known.state === 'confirmed'
      if (!expects || known.startsAt === so.startsAt)
        return { ...none, name: 'booking.accepted', startsAt: so.startsAt }
      return { ...none, name: 'booking.moved', startsAt: so.startsAt, previousStartsAt: known.startsAt }
    }
    // What does not take place, does not take place at the time that the patient knows.
    case 'declined':
      return { ...none, name: 'booking.declined', startsAt: known.startsAt }
    case 'cancelled':
      return { ...none, name: 'booking.cancelled', startsAt: known.startsAt }
    case 'lapsed':
      return { ...none, name: 'booking.lapsed', startsAt: known.startsAt }
    case 'asked':
      return { ...none, name: 'booking.reschedule_requested', startsAt: known.startsAt }
    case 'offered':
      return { ...none, name: 'booking.offered', startsAt: known.startsAt, offerId: so.offerId }
  }
}

/** Returns what a patient knows who has got a message. */
export function knowledgeAfter({
  name,
  startsAt,
  offerId,
}: Pick<MessageToPatient, 'name' | 'startsAt' | 'offerId'>): PatientState {
  switch (name) {
    case 'booking.accepted':
    case 'booking.moved':
      return { state: 'confirmed', startsAt }
    case 'booking.pending':
      return { state: 'requested', startsAt }
    case 'booking.declined':
      return { state: 'declined', startsAt }
    case 'booking.cancelled':
      return { state: 'cancelled', startsAt }
    case 'booking.lapsed':
      return { state: 'lapsed', startsAt }
    case 'booking.reschedule_requested':
      return { state: 'asked', startsAt }
    case 'booking.offered':
      return { state: 'offered', startsAt, offerId: offerId ?? '' }
  }
}

const HOUR = 3_600_000

/** A reminder is not sent so soon after the patient has learnt the same. */
const REMINDED_AFTER = 3 * HOUR

/** When reminders are sent: in the evening before, else from the morning of the day. */
const EVENING = ['18:00', '21:00'] as const
const MORNING = '08:00'

/** Returns the moment of an appointment. @param startsAt `YYYY-MM-DD HH:MM:SS` at the clinic */
export const appointmentInstant = (startsAt: string): Date =>
  clinicInstant(startsAt.slice(0, 10), startsAt.slice(11, 16))

/**
 * Returns when a patient is reminded of a confirmed appointment (MSG-06): the day before from 18:00
 * until 21:00, else from 8:00 on the day, and at least three hours after the patient has learnt of
 * it. A moment that is over is not returned.
 *
 * @param since when the patient has learnt that it is confirmed at this time
 * @returns `undefined` if there is no such moment any more
 */
export function reminderTime({ startsAt }: { readonly startsAt: string }, since: Date, now: Date): Date | undefined {
  const date = startsAt.slice(0, 10)
  const before = addDays(date, -1)
  const windows = [
    [clinicInstant(before, EVENING[0]), clinicInstant(before, EVENING[1])],
    [clinicInstant(date, MORNING), appointmentInstant(startsAt)],
  ] as const
  const earliest = Math.max(now.getTime(), since.getTime() + REMINDED_AFTER)
  for (const [from, until] of windows) {
    const at = Math.max(from.getTime(), earliest)
    if (at < until.getTime()) return new Date(at)
  }
  return undefined
}
