import { BOOKING_STATUS, visibleText } from '@nalam/sdk'
import {
  changeTimeProblem,
  offerEnd,
  offerSlotProblem,
  offerState,
  statusAfter,
  type DayException,
} from '@nalam/sdk/rules'
import { startPeriodicWork, type PeriodicWork } from '../../changes/periodicWork.ts'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import type { ErrorCode, Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import type { BookingBefore } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { exceptionFields } from '../../http/log.ts'
import { exceptionsOn } from '../slots/dayExceptions.ts'
import { ruleSlot, startTimeOf } from '../slots/slot.ts'
import { freeSlot, holdSlots, lockSlots } from '../slots/store.ts'
import {
  beforeOf,
  lockBooking,
  lockBookings,
  saveAction,
  type BookingRequest,
  type LockedBooking,
} from './actionStore.ts'
import { undoLocked } from './decisionStore.ts'
import {
  endOffer,
  insertOffer,
  offerOf,
  offersTogether,
  overdueOffers,
  ownSlotAgain,
  type OfferRow,
} from './offerRows.ts'

/** How long offers that were made together are found, in milliseconds. They can be undone only for ten minutes. */
const FOUND_FOR = 24 * 3_600_000

type OfferDependencies = Pick<Dependencies, 'clock' | 'random'>

/** Times for the patient of one booking. */
interface Times {
  readonly bookingId: string
  readonly slotIds: readonly string[]
}

interface OffersRequest extends Changer {
  readonly offers: readonly Times[]
  readonly note?: string | undefined
}

/** A booking with its offer and its slots, all of them locked. */
interface Locked {
  readonly booking: LockedBooking
  readonly offer: OfferRow | undefined
  /** The wanted slots that exist. */
  readonly slots: Awaited<ReturnType<typeof lockSlots>>
  readonly own: Awaited<ReturnType<typeof lockSlots>>[number] | undefined
  /** Those of the days of the wanted slots. */
  readonly exceptions: readonly DayException[]
}

/** Returns why other times cannot be offered for a booking. */
function problemOf(
  { booking, offer, slots, exceptions }: Locked,
  slotIds: readonly string[],
  now: Date,
): ErrorCode | undefined {
  const problem = changeTimeProblem({ ...booking, ...startTimeOf(booking), offer: offer ?? null }, now)
  if (problem !== undefined) return problem.code
  // What is held for this patient already can be offered again.
  const giving = { exceptions, now, bookingId: booking.id }
  for (const slotId of slotIds) {
    const slot = slots.find(({ id }) => id === slotId)
    const slotProblem = offerSlotProblem(slot && ruleSlot(slot, now), giving)
    if (slotProblem !== undefined) return slotProblem.code
  }
  return undefined
}

/** Makes an offer that the rules allow. */
async function offerLocked(
  tx: Database,
  { booking, offer, slots, own }: Locked,
  request: BookingRequest & {
    readonly note?: string | undefined
    readonly now: Date
    readonly id: string
    readonly offersId: string | null
  },
): Promise<void> {
  const { doctorId, bookingId, requestId, note, now, id, offersId } = request
  const isReplaced = booking.status === BOOKING_STATUS.reschedule
  if (offer !== undefined) await endOffer(tx, offer.id, 'withdrawn', request, now)
  const before: BookingBefore = isReplaced && offer ? offer.before : beforeOf(booking, own?.status ?? null, now)
  const keepsSlot = before.status === BOOKING_STATUS.confirmed
  if (!keepsSlot && !isReplaced && own !== undefined) await freeSlot(tx, own.id, now)
  const until = offerEnd(slots.map(startTimeOf), now)
  await holdSlots(
    tx,
    slots.map((slot) => slot.id),
    { doctorId, bookingId, until, now },
  )
  await insertOffer(tx, {
    id,
    doctorId,
    bookingId,
    offersId,
    times: slots
      .map(({ id: slotId, startsAt }) => ({ slotId, startsAt }))
      .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    note: visibleText(note ?? '') || null,
    before,
    createdAt: now,
    expiresAt: until,
  })
  const status = BOOKING_STATUS.reschedule
  const detail = { from: booking.status, times: slots.length }
  const name = 'offer.sent'
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name, at: now, requestId, detail })
  const slotId = keepsSlot ? booking.slotId : null
  await saveAction(tx, booking, { status, slotId, decidedAt: now, before, offerId: id }, { now })
}

/** Returns the slots with these ids, in that order. */
const pick = (slots: Locked['slots'], ids: readonly (string | null)[]) =>
  ids.flatMap((wanted) => slots.find(({ id }) => id === wanted) ?? [])

/**
 * Offers other times for several bookings inside a transaction, all or none (OFFER-01, OFFER-05).
 *
 * @param offersId the id of all of them, for {@link undoOffers}; null for a single one
 * @throws Refusal with the bookings whose offer cannot be made
 */
export async function offerSeveral(
  tx: Database,
  { clock, random }: OfferDependencies,
  { doctorId, requestId, offers, note }: OffersRequest,
  offersId: string | null,
): Promise<void> {
  const wanted = offers.flatMap(({ slotIds }) => slotIds)
  const ids = offers.map(({ bookingId }) => bookingId)
  if (new Set(wanted).size < wanted.length || new Set(ids).size < ids.length)
    throw new Refusal('request.invalid', { offers: 'No booking and no slot may be named twice.' })
  const found = await lockBookings(tx, doctorId, ids)
  const byId = new Map(found.map((booking) => [booking.id, booking]))
  const current = new Map<string, OfferRow | undefined>()
  for (const booking of found) current.set(booking.id, await offerOf(tx, booking))
  const slots = await lockSlots(tx, doctorId, [
    ...wanted,
    ...found.flatMap(({ slotId }) => slotId ?? []),
    ...[...current.values()].flatMap((offer) => offer?.times.map(({ slotId }) => slotId) ?? []),
  ])
  const now = clock.now()
  const days = pick(slots, wanted).map((slot) => startTimeOf(slot).date)
  const exceptions = await exceptionsOn(tx, doctorId, days)
  const refused: Array<{ bookingId: string; code: ErrorCode }> = []
  const possible: Array<Locked> = []
  for (const { bookingId, slotIds } of offers) {
    const booking = byId.get(bookingId)
    if (booking === undefined) {
      refused.push({ bookingId, code: 'not_found' })
      continue
    }
    const [own] = pick(slots, [booking.slotId])
    const locked = { booking, own, offer: current.get(bookingId), slots: pick(slots, slotIds), exceptions }
    const code = problemOf(locked, slotIds, now)
    if (code === undefined) possible.push(locked)
    else refused.push({ bookingId, code })
  }
  if (refused.length > 0) throw new Refusal('offer.refused', undefined, { refused })
  for (const locked of possible)
    await offerLocked(tx, locked, {
      doctorId,
      requestId,
      bookingId: locked.booking.id,
      note,
      now,
      id: random.id(),
      offersId,
    })
}

/**
 * Offers other times for one booking inside a transaction.
 *
 * @throws Refusal if the doctor has no such booking, or the rules do not allow it
 */
export async function offerTimes(
  tx: Database,
  dependencies: OfferDependencies,
  request: BookingRequest & Schema<'OfferTimesRequest'>,
): Promise<void> {
  const { bookingId, slotIds, ...rest } = request
  try {
    await offerSeveral(tx, dependencies, { ...rest, offers: [{ bookingId, slotIds }] }, null)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'offer.refused') throw error
    const { refused } = error.data as { refused: ReadonlyArray<{ code: ErrorCode }> }
    throw new Refusal(refused[0]?.code ?? 'not_found')
  }
}

/**
 * Undoes the offers that were made together inside a transaction (OFFER-05): each that can still be
 * undone, as undoing it alone would.
 *
 * @throws Refusal if the doctor has no such offers, or none of them can be undone
 */
export async function undoOffers(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, requestId, offersId }: Changer & { readonly offersId: string },
): Promise<Schema<'UndoOffersResponse'>['data']> {
  const now = clock.now()
  const made = await offersTogether(tx, doctorId, offersId, new Date(now.getTime() - FOUND_FOR))
  if (made.length === 0) throw new Refusal('not_found')
  const ids = made.map(({ bookingId }) => bookingId)
  const locked = await lockBookings(tx, doctorId, ids)
  const own = new Set(made.map(({ id }) => id))
  // One that was undone alone or withdrawn is no longer linked to its booking, and is left out.
  const current = locked.filter(({ offerId }) => offerId !== null && own.has(offerId))
  if (current.length === 0) throw new Refusal('not_found')
  const held: string[] = []
  for (const booking of current) held.push(...((await offerOf(tx, booking))?.times.map(({ slotId }) => slotId) ?? []))
  const kept = current.flatMap(({ slotId, before }) => [slotId, before?.slotId].flatMap((id) => id ?? []))
  await lockSlots(tx, doctorId, [...kept, ...held])
  const left: Array<{ bookingId: string; code: ErrorCode }> = []
  for (const booking of current) {
    const bookingId = booking.id
    const isOpen = booking.status === BOOKING_STATUS.reschedule
    const code = isOpen ? await refusalOfUndo(tx, booking, { doctorId, bookingId, requestId }, now) : 'offer.not_open'
    if (code !== undefined) left.push({ bookingId, code })
  }
  const undone = current.length - left.length
  if (undone === 0) throw new Refusal('offers.undo_refused')
  return { undone, left }
}

/** Undoes an action in a savepoint. @returns the code of the refusal, after which nothing has changed */
async function refusalOfUndo(
  tx: Database,
  booking: LockedBooking,
  request: BookingRequest,
  now: Date,
): Promise<ErrorCode | undefined> {
  try {
    await tx.transaction((within) => undoLocked(within, booking, request, now))
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error.code
  }
}

/**
 * Withdraws an open offer inside a transaction (OFFER-04).
 *
 * @throws Refusal if the doctor has no such booking, or no offer is open
 */
export async function withdrawOffer(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: BookingRequest,
): Promise<void> {
  const { doctorId, bookingId, requestId } = request
  const booking = await lockBooking(tx, request)
  const offer = await offerOf(tx, booking)
  const now = clock.now()
  if (offer === undefined || offerState(offer, now) !== 'open') throw new Refusal('offer.not_open')
  await endOffer(tx, offer.id, 'withdrawn', request, now)
  const { before } = offer
  const status = statusAfter('withdrawn', { before })
  const slotId = await ownSlotAgain(tx, { ...booking, doctorId }, before, now)
  const name = 'offer.withdrawn'
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name, at: now, requestId, detail: { status } })
  await saveAction(tx, booking, { status, slotId, visit: before.visit, decidedAt: null }, { now })
}

/**
 * Ends the offer of a booking whose time to answer is over, inside a transaction: the booking waits
 * for the doctor again (OFFER-04). The slots are free already, because a hold ends by itself.
 */
export async function expireOffer(
  tx: Database,
  request: { readonly doctorId: string; readonly bookingId: string },
  now: Date,
): Promise<void> {
  const { doctorId, bookingId } = request
  const booking = await lockBooking(tx, request)
  const offer = await offerOf(tx, booking)
  if (offer === undefined || offer.state !== 'open' || offerState(offer, now) !== 'expired') return
  await endOffer(tx, offer.id, 'expired', request, now)
  const slotId = await ownSlotAgain(tx, { ...booking, doctorId }, offer.before, now)
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: 'offer.expired', at: now })
  const status = statusAfter('expired', offer)
  await saveAction(tx, booking, { status, slotId, decidedAt: null, offerId: offer.id }, { now })
}

const MAX_AT_ONCE = 100

/**
 * Returns bookings to those that wait for the doctor when the time to answer their offers is over
 * (OFFER-04). Whatever the number of processes, each offer ends once.
 *
 * @param every milliseconds
 */
export function createOfferEnds(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  every = 10_000,
): PeriodicWork {
  return startPeriodicWork({ name: 'offer ends', every, log }, async (isClosed) => {
    const due = await overdueOffers(db, clock.now(), MAX_AT_ONCE)
    for (const offer of due) {
      if (isClosed()) return
      try {
        await db.transaction((tx) => expireOffer(tx, offer, clock.now()))
      } catch (error) {
        // One that fails holds up no other; it is tried again.
        log.error('offer ends', exceptionFields(error))
      }
    }
  })
}
