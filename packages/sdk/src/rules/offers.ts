import { daysBetween } from '../formats/calendarDate.ts'
import { clinicInstant, clinicNow } from '../formats/clinicTime.ts'
import { clockTimeOfMinutes } from '../formats/clockTime.ts'
import { visibleText } from '../formats/storedText.ts'
import { BOOKING_STATUS, VISIT } from '../generated/enums.ts'
import type { MessageCode } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import type { BookingStatusCode } from '../formats/bookingStatus.ts'
import type { Transition } from './bookings.ts'
import { refused, type Problem } from './problem.ts'
import { hasPassed, type StartTime } from './slotTime.ts'
import { giveSlotProblem, type GivenSlot, type Giving } from './slotsToGive.ts'
import type { AnsweredBooking } from './visits.ts'

/** Maximum number of times in an offer. */
export const MAX_OFFERED_TIMES = 3

const MINUTE = 60_000

/** A patient can answer for this long, in minutes, unless the first offered time is near. */
const OPEN_FOR = 24 * 60
/** How long an offer is open at most, in milliseconds. */
export const LONGEST_OFFER = OPEN_FOR * MINUTE
/** Maximum difference between the clocks of two processes, in milliseconds. */
const CLOCK_DIFFERENCE = MINUTE
/** The time to answer ends this long before the first offered time, in minutes. */
const CLOSED_BEFORE = 120
/** An offer leaves a patient at least this long to answer, in minutes. */
const SHORTEST = 30
/** An answer can be changed until this long before the chosen time, in minutes. */
const FIXED_BEFORE = 60

const instantOf = ({ date, start }: StartTime): number => clinicInstant(date, clockTimeOfMinutes(start)).getTime()

/**
 * Returns when the time to answer an offer of this moment ends: after 24 hours, or two hours before
 * the first of the times, whichever is first (OFFER-04).
 */
export function offerEnd(times: readonly StartTime[], now: Date): Date {
  const ends = times.map((time) => instantOf(time) - CLOSED_BEFORE * MINUTE)
  return new Date(Math.min(now.getTime() + OPEN_FOR * MINUTE, ...ends))
}

/** Returns whether a time is late enough to be offered now. */
export const isOfferable = (time: StartTime, now: Date): boolean =>
  instantOf(time) - now.getTime() >= (CLOSED_BEFORE + SHORTEST) * MINUTE

/** Returns the problem of offering one slot, which may not exist. */
export function offerSlotProblem(slot: GivenSlot | undefined, giving: Giving): Problem | undefined {
  const problem = giveSlotProblem(slot, giving)
  if (problem !== undefined || slot === undefined) return problem
  return isOfferable(slot, giving.now) ? undefined : { code: 'offer.too_soon', field: 'slotIds' }
}

/** The state of an offer, as it is stored. `expired` follows from the time. */
export type StoredOfferState = 'open' | 'chosen' | 'none' | 'expired' | 'withdrawn'

/** An offer, as far as the rules need it. */
export type OfferMoments = { readonly state: StoredOfferState; readonly expiresAt: Date }

/** An offer that would be open for longer than any was made while a clock was ahead. It has ended, too. */
const isOver = (expiresAt: Date, now: Date): boolean =>
  expiresAt <= now || expiresAt.getTime() - now.getTime() > LONGEST_OFFER + CLOCK_DIFFERENCE

/** Returns the state of an offer now. It ends by itself, without anybody's work (OFFER-04). */
export const offerState = ({ state, expiresAt }: OfferMoments, now: Date): StoredOfferState =>
  state === 'open' && isOver(expiresAt, now) ? 'expired' : state

/** A booking that gets another time, with its last offer. */
export type MovableBooking = AnsweredBooking & { readonly offer?: OfferMoments | null }

/**
 * Returns the problem of giving a booking another time, by an agreement (VISIT-06) or by an offer
 * (OFFER-01). A pending booking gets one before its time, and after it if its patient has had an
 * offer; a confirmed one until the end of its day, for a patient who is late, unless the patient was
 * seen; a booking with an open offer always.
 */
export function changeTimeProblem(booking: MovableBooking, now: Date): Problem | undefined {
  const { status, visit, offer } = booking
  const isOver = booking.date < clinicNow(now).date || visit === VISIT.seen
  const state = offer ? offerState(offer, now) : undefined
  switch (status) {
    case BOOKING_STATUS.pending:
      return state === undefined && hasPassed(booking, now) ? { code: 'booking.past' } : undefined
    case BOOKING_STATUS.confirmed:
      return isOver ? { code: 'booking.not_movable' } : undefined
    case BOOKING_STATUS.reschedule:
      return state === 'open' || state === 'expired' ? undefined : { code: 'booking.not_movable' }
    default:
      return { code: 'booking.not_movable' }
  }
}

/**
 * Returns the result of moving a booking to another slot (VISIT-06). `giveSlotProblem` judges that
 * slot. Its open offer ends as withdrawn, and only if the doctor has seen it: of a move and the
 * patient's answer at the same moment, one succeeds.
 *
 * @param withdrawsOffer the doctor has seen an open offer
 */
export function move(booking: MovableBooking, withdrawsOffer: boolean, now: Date): Transition {
  const problem = changeTimeProblem(booking, now)
  if (problem !== undefined) return { problem }
  const isOffered = booking.status === BOOKING_STATUS.reschedule
  if (isOffered !== withdrawsOffer) return refused(isOffered ? 'booking.not_movable' : 'offer.not_open')
  return { status: BOOKING_STATUS.confirmed, slot: 'moved', event: 'booking.moved' }
}

/**
 * Returns whether undoing a move opens the offer again that the move has withdrawn (VISIT-06): there
 * is time left to answer, and each of its times is free. Otherwise the offer stays withdrawn, and the
 * booking is what it was before the offer.
 *
 * @param slots the slots of the offer; undefined for one that was deleted
 */
export const canReopen = (
  { state, expiresAt }: OfferMoments,
  slots: ReadonlyArray<GivenSlot | undefined>,
  giving: Giving,
): boolean =>
  state === 'withdrawn' &&
  !isOver(expiresAt, giving.now) &&
  slots.every((slot) => giveSlotProblem(slot, giving) === undefined)

/** A booking with what it was before the offer. */
type OfferedBooking = {
  readonly before: { readonly status: BookingStatusCode }
}

/**
 * Returns the status of a booking after an offer has ended without a chosen time: what it was if the
 * doctor withdraws; Pending in all other cases, so that the doctor finds it among those that wait.
 */
export const statusAfter = (end: 'withdrawn' | 'none' | 'expired', { before }: OfferedBooking): BookingStatusCode =>
  end === 'withdrawn' ? before.status : BOOKING_STATUS.pending

/** An offer that a patient answers. */
export type AnsweredOffer = OfferMoments & {
  /** The booking still has this offer, and nobody has changed it otherwise. */
  readonly isCurrent: boolean
  /** The booking has another time than before this offer. */
  readonly isMoved?: boolean
  /** The chosen time. */
  readonly chosen: StartTime | null
}

/** Returns until when an answer can be changed; `undefined` without an answer. */
export function changeEnd({ state, chosen, expiresAt }: AnsweredOffer): Date | undefined {
  if (state === 'chosen' && chosen !== null) return new Date(instantOf(chosen) - FIXED_BEFORE * MINUTE)
  return state === 'none' ? expiresAt : undefined
}

/** Returns the state of an offer as its patient sees it. */
export function patientState(offer: AnsweredOffer, now: Date): components['schemas']['PatientOfferState'] {
  const state = offerState(offer, now)
  if (state === 'withdrawn') return offer.isMoved === true ? 'settled' : state
  return offer.isCurrent ? state : 'settled'
}

/** A booking whose offer has ended without a chosen time. */
type BookingAfterOffer = StartTime & {
  readonly status: number
  readonly hasSlot: boolean
  /** `this` offer is still the booking's one; after a withdrawal it has `none`, or `another`. */
  readonly offer: 'this' | 'another' | 'none'
}

/**
 * Returns what its patient is told of the old time after an offer has expired or was withdrawn;
 * `undefined` if that time is over, or a newer offer says what is so.
 */
export function oldTimeAfter(
  { status, hasSlot, offer, ...time }: BookingAfterOffer,
  now: Date,
): components['schemas']['OldTime'] | undefined {
  if (offer === 'another' || hasPassed(time, now)) return undefined
  if (status === BOOKING_STATUS.confirmed) return 'confirmed'
  // With the status Reschedule its end is not stored yet: then the booking will wait again.
  const waits = status === BOOKING_STATUS.reschedule ? offer === 'this' : status === BOOKING_STATUS.pending && hasSlot
  return waits ? 'requested' : 'none'
}

/** The effect of an answer, or the problem that prevents it. */
type AnswerResult =
  | { readonly problem: Problem }
  | {
      readonly problem?: undefined
      readonly state: 'chosen' | 'none'
      /** The booking's next status. */
      readonly status: BookingStatusCode
      /** Code of the success, which also names the event. */
      readonly event: Extract<MessageCode, 'offer.chosen' | 'offer.none'>
    }

/** Returns the problem of a wish that comes with a chosen time: nobody would read it (OFFER-03). */
export const wishProblem = (choice: string, wish: string): Problem | undefined =>
  choice !== 'none' && visibleText(wish) !== '' ? { code: 'request.invalid', field: 'wish' } : undefined

/**
 * Returns the effect of a patient's answer (OFFER-03): the first one while the offer is open,
 * another one until an hour before the chosen time.
 *
 * @param choice the chosen time; null if none fits. Whether it is free is another question.
 */
export function answerOffer(offer: AnsweredOffer, choice: StartTime | null, now: Date): AnswerResult {
  const state = patientState(offer, now)
  if (state === 'expired' || state === 'withdrawn' || state === 'settled') return refused(`offer.${state}`)
  const end = changeEnd(offer)
  if (end !== undefined && end <= now) return refused('offer.closed')
  if (choice === null) return { state: 'none', status: BOOKING_STATUS.pending, event: 'offer.none' }
  if (hasPassed(choice, now)) return refused('offer.time_taken')
  return { state: 'chosen', status: BOOKING_STATUS.confirmed, event: 'offer.chosen' }
}

/** Returns the minutes of a day between two times, whatever their days. */
const timeDistance = (one: StartTime, other: StartTime): number => Math.abs(one.start - other.start)

/**
 * Returns free times by how good they are in place of another one: of each day the time that is
 * nearest to the old one, nearest days first, then the second best of each day, and so on. So what
 * is free on the same day comes first, whatever the time of day (VISIT-06).
 */
export function bestTimes<Slot extends StartTime>(free: readonly Slot[], instead: StartTime): Slot[] {
  const ofDay = new Map<string, number>()
  const ranked = free
    .toSorted((one, other) => timeDistance(one, instead) - timeDistance(other, instead) || one.start - other.start)
    .map((slot) => {
      const rank = ofDay.get(slot.date) ?? 0
      ofDay.set(slot.date, rank + 1)
      return { slot, rank, days: Math.abs(daysBetween(instead.date, slot.date)) }
    })
  return ranked
    .toSorted(
      (one, other) => one.rank - other.rank || one.days - other.days || (one.slot.date < other.slot.date ? -1 : 1),
    )
    .map(({ slot }) => slot)
}

/**
 * Returns the best times in place of another one that a patient can be asked about (OFFER-01): those
 * that are too soon for an answer are left out.
 */
export const proposals = <Slot extends StartTime>(free: readonly Slot[], instead: StartTime, now: Date): Slot[] =>
  bestTimes(
    free.filter((slot) => isOfferable(slot, now)),
    instead,
  )

/** A booking that gets other times. */
type WantedTimes = StartTime & {
  /** How many it gets at most; three unless given. */
  readonly count?: number
}

/**
 * Distributes free times among several bookings (OFFER-05). Every booking gets one before any gets a
 * second, so that few times reach as many patients as possible.
 *
 * @returns for each booking, in the same order, up to three times, best first
 */
export function distribute<Slot extends StartTime>(
  bookings: readonly WantedTimes[],
  free: readonly Slot[],
  now: Date,
): Slot[][] {
  const left = new Set(free)
  const given: Slot[][] = bookings.map(() => [])
  for (let round = 0; round < MAX_OFFERED_TIMES; round += 1) {
    for (const [at, booking] of bookings.entries()) {
      if (round >= (booking.count ?? MAX_OFFERED_TIMES)) continue
      const [best] = proposals([...left], booking, now)
      if (best === undefined) return given
      left.delete(best)
      given[at]?.push(best)
    }
  }
  return given
}
