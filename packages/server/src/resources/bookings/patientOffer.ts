import { BOOKING_STATUS, firstName, visibleText } from '@nalam/sdk'
import {
  answerOffer,
  changeEnd,
  giveSlotProblem,
  oldTimeAfter,
  patientState,
  wishProblem,
  type AnsweredOffer,
} from '@nalam/sdk/rules'
import { eq } from 'drizzle-orm'
import { recordChange } from '../../changes/recordChange.ts'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import type { Dependencies } from '../../dependencies.ts'
import { bookings, doctors, localities, cities, offers } from '../../db/schema.ts'
import { wireTimeOf } from '../days.ts'
import { exceptionsOn } from '../slots/dayExceptions.ts'
import { ruleSlot, startTimeOf } from '../slots/slot.ts'
import { freeSlot, lockSlots, releaseSlots, slotsById, takeSlot } from '../slots/store.ts'
import { lockBooking, saveAction, type LockedBooking } from './actionStore.ts'
import { endOffer, lockOffer, ownSlotAgain, saveAnswer, type OfferRow } from './offerRows.ts'

function ruleOffer(
  { state, expiresAt, chosenSlotId, times, id, before }: OfferRow,
  booking: Pick<LockedBooking, 'offerId' | 'startsAt'>,
): AnsweredOffer {
  const chosen = times.find(({ slotId }) => slotId === chosenSlotId)
  return {
    state,
    expiresAt,
    isCurrent: booking.offerId === id,
    isMoved: booking.startsAt !== before.startsAt,
    chosen: chosen ? startTimeOf(chosen) : null,
  }
}

/** What is in the address already, because doctors write it there, is not repeated. */
export function addressOf({
  address,
  locality,
  city,
  pincode,
}: Readonly<Record<'address' | 'locality' | 'city' | 'pincode', string | null>>) {
  const isNew = (part: string | null) => part !== null && !(address ?? '').toLowerCase().includes(part.toLowerCase())
  const parts = [locality, city].filter(isNew)
  return [[address, ...parts].filter(Boolean).join(', '), isNew(pincode) && pincode].filter(Boolean).join(' ')
}

/** Returns whether a booking's current offer, if any, is this one. */
function whichOffer({ offerId }: Pick<LockedBooking, 'offerId'>, id: string): 'this' | 'another' | 'none' {
  if (offerId === null) return 'none'
  return offerId === id ? 'this' : 'another'
}

/** Returns an offer as its patient sees it (OFFER-02): the first name only, and nobody's number. */
export async function readPatientOffer(db: Database, offerId: string, now: Date): Promise<Schema<'PatientOffer'>> {
  const [found] = await db
    .select({
      offer: offers,
      booking: columnsOf(bookings, 'offerId', 'status', 'slotId', 'startsAt', 'bookingNumber', 'patientName', 'known'),
      doctorName: doctors.name,
      ...columnsOf(doctors, 'clinicName', 'address', 'landmark', 'pincode'),
      locality: localities.name,
      city: cities.name,
    })
    .from(offers)
    .innerJoin(bookings, eq(bookings.id, offers.bookingId))
    .innerJoin(doctors, eq(doctors.id, offers.doctorId))
    .leftJoin(localities, eq(localities.id, doctors.localityId))
    .leftJoin(cities, eq(cities.id, doctors.cityId))
    .where(eq(offers.id, offerId))
  if (found === undefined) throw new Error('The offer of a link does not exist')
  const { offer, booking, doctorName } = found
  const answered = ruleOffer(offer, booking)
  const state = patientState(answered, now)
  const end = changeEnd(answered)
  const canAnswer = state === 'open' || ((state === 'chosen' || state === 'none') && end !== undefined && now < end)
  const slots = canAnswer
    ? await slotsById(
        db,
        offer.doctorId,
        offer.times.map(({ slotId }) => slotId),
      )
    : []
  const days = slots.map((slot) => startTimeOf(slot).date)
  const giving = { exceptions: await exceptionsOn(db, offer.doctorId, days), now, bookingId: offer.bookingId }
  const isFree = (slotId: string) => {
    const slot = slots.find(({ id }) => id === slotId)
    return slot?.id !== booking.slotId && giveSlotProblem(slot && ruleSlot(slot, now), giving) === undefined
  }
  const address = addressOf(found)
  const current = {
    status: booking.status,
    hasSlot: booking.slotId !== null,
    offer: whichOffer(booking, offerId),
  }
  const hasEnded = state === 'expired' || state === 'withdrawn'
  const oldTime = hasEnded ? oldTimeAfter({ ...startTimeOf(booking), ...current }, now) : undefined
  return {
    version: offer.version,
    state,
    patientName: firstName(booking.patientName),
    doctorName,
    ...(found.clinicName && { clinicName: found.clinicName }),
    ...(address && { address }),
    ...(found.landmark && { landmark: found.landmark }),
    ...(state === 'chosen' && { bookingNumber: booking.bookingNumber }),
    // The time in whose place the patient chooses is the one that the patient knows.
    ...wireTimeOf(
      state === 'settled'
        ? offer.before.startsAt
        : booking.known?.state === 'offered'
          ? booking.known.startsAt
          : booking.startsAt,
    ),
    ...(oldTime && { oldTime }),
    times: offer.times
      .filter(({ slotId }) => isFree(slotId))
      .map(({ slotId, startsAt }) => ({ slotId, ...wireTimeOf(startsAt) })),
    ...(offer.note !== null && { note: offer.note }),
    ...(offer.wish !== null && { wish: offer.wish }),
    expiresAt: offer.expiresAt.toISOString(),
    canAnswer,
    ...((state === 'chosen' || state === 'none') && end && { changeUntil: end.toISOString() }),
  }
}

/** A patient's answer to the version of an offer that the patient has seen. */
export interface PatientAnswer extends Omit<Schema<'AnswerOfferRequest'>, 'token'> {
  readonly offerId: string
  readonly requestId: string
}

const NONE = 'none'

/** Takes the chosen slot, and frees the booking's own one and the others. */
async function choose(tx: Database, booking: LockedBooking, offer: OfferRow, slotId: string, now: Date) {
  const { doctorId, bookingId } = offer
  const isOffered = offer.times.some((time) => time.slotId === slotId)
  if (!isOffered) throw new Refusal('request.invalid', { choice: 'This time was not offered.' })
  const locked = await lockSlots(tx, doctorId, [
    ...offer.times.map((time) => time.slotId),
    ...(booking.slotId === null ? [] : [booking.slotId]),
  ])
  const row = locked.find(({ id }) => id === slotId)
  const wanted = row && ruleSlot(row, now)
  const exceptions = await exceptionsOn(tx, doctorId, wanted ? [wanted.date] : [])
  if (giveSlotProblem(wanted, { exceptions, now, bookingId })) throw new Refusal('offer.time_taken')
  // The one conditional write: it succeeds only while nobody else has the slot.
  const taken = await takeSlot(tx, slotId, now, bookingId)
  if (taken === undefined) throw new Refusal('offer.time_taken')
  await releaseSlots(tx, { doctorId, bookingId, now })
  if (booking.slotId !== null) await freeSlot(tx, booking.slotId, now)
  const status = BOOKING_STATUS.confirmed
  const chosen = { status, startsAt: taken.startsAt, slotId, decidedAt: null, offerId: offer.id }
  await saveAction(tx, booking, chosen, { now, isByPatient: true })
}

/** Returns the booking to those that wait for the doctor, at its time from before the offer. */
async function refuseAll(tx: Database, booking: LockedBooking, offer: OfferRow, now: Date) {
  const { doctorId, before } = offer
  if (offer.state === 'open') await endOffer(tx, offer.id, NONE, offer, now)
  else {
    await lockSlots(
      tx,
      doctorId,
      [booking.slotId, before.slotId].flatMap((id) => id ?? []),
    )
    if (booking.slotId !== null && booking.slotId !== before.slotId) await freeSlot(tx, booking.slotId, now)
  }
  const slotId = await ownSlotAgain(tx, { ...booking, doctorId }, before, now)
  const status = BOOKING_STATUS.pending
  const refused = { status, startsAt: before.startsAt, slotId, decidedAt: null, offerId: offer.id }
  await saveAction(tx, booking, refused, { now, isByPatient: true })
}

/**
 * Stores a patient's answer inside a transaction (OFFER-03, OFFER-04). Of several answers to one
 * version, the first succeeds; a repeated one succeeds without another effect.
 *
 * @throws Refusal if it is not possible any more, or for a time that was not offered (then with a field)
 */
export async function storeAnswer(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { offerId, version, choice, wish, requestId }: PatientAnswer,
): Promise<MessageCode> {
  if (wishProblem(choice, wish ?? '')) throw new Refusal('request.invalid', { wish: 'Only without a chosen time.' })
  const [of] = await tx
    .select({ doctorId: offers.doctorId, bookingId: offers.bookingId })
    .from(offers)
    .where(eq(offers.id, offerId))
  if (of === undefined) throw new Error('The offer of a link does not exist')
  const booking = await lockBooking(tx, of)
  const offer = await lockOffer(tx, offerId)
  if (offer === undefined) throw new Error('The offer of a link does not exist')
  const now = clock.now()
  const text = choice === NONE ? visibleText(wish ?? '') || null : null
  const isRepeated =
    booking.offerId === offerId &&
    (choice === NONE ? offer.state === 'none' && offer.wish === text : offer.chosenSlotId === choice)
  if (isRepeated) return choice === NONE ? 'offer.none' : 'offer.chosen'
  if (version !== offer.version) throw new Refusal('offer.answered')
  const chosen = offer.times.find(({ slotId }) => slotId === choice)
  const result = answerOffer(ruleOffer(offer, booking), chosen ? startTimeOf(chosen) : null, now)
  if (result.problem !== undefined) throw new Refusal(result.problem.code)
  if (choice === NONE) {
    if (offer.state !== 'none') await refuseAll(tx, booking, offer, now)
  } else await choose(tx, booking, offer, choice, now)
  await saveAnswer(tx, offerId, { state: result.state, chosenSlotId: choice === NONE ? null : choice, wish: text })
  const { doctorId, bookingId } = offer
  const detail = { status: result.status }
  await recordChange(tx, { doctorId, kind: 'booking', id: bookingId, name: result.event, at: now, requestId, detail })
  return result.event
}
