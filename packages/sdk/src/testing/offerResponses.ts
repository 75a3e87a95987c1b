// The capability offers of the test handlers, each function by its operation. Any link opens the
// first offer of the fixtures.
import type { JsonObject } from '../core/json.ts'
import { firstName } from '../formats/names.ts'
import { visibleText } from '../formats/storedText.ts'
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'
import { undo, undoEnd } from '../rules/bookings.ts'
import * as rules from '../rules/offers.ts'
import type { Problem } from '../rules/problem.ts'
import { giveSlotProblem } from '../rules/slotsToGive.ts'
import { nowOf } from './clock.ts'
import { bookingOf, momentOf, patientOf, statusOf, type Booking } from './bookings.ts'
import {
  findSlot,
  holdFor,
  leaveSlot,
  nextId,
  releaseHeld,
  ruleSlot,
  slotOf,
  startOf,
  takeSlot,
  type PlacedSlot,
} from './daySlots.ts'
import { givingOf } from './exceptions.ts'
import { ofFixtures, type Fixtures } from './fixtures.ts'
import { listOf, refuse, refuseIf, succeeded, textOf } from './refusal.ts'
import { act, beforeOf, forgetActions, momentsOf, movable, replaceBooking, undoAction } from './visitResponses.ts'

type Wire = components['schemas']
type Offer = Wire['BookingOffer']

/** How patients see the offers, by booking. */
type Answers = { version: number; chosen: string | undefined; before: Booking; slot: PlacedSlot | undefined }

const answersIn = ofFixtures(() => new Map<string, Answers>())

function problemOf(data: Fixtures, booking: Booking, slotIds: readonly unknown[]): Problem | undefined {
  const now = nowOf(data)
  const problem = rules.changeTimeProblem(movable(booking), now)
  if (problem) return problem
  for (const id of slotIds) {
    const found = findSlot(data, id)
    const slotProblem = rules.offerSlotProblem(found && ruleSlot(found.date, found.slot), givingOf(data, booking.id))
    if (slotProblem) return slotProblem
  }
  return undefined
}

function offerOne(
  data: Fixtures,
  booking: Booking,
  slotIds: readonly unknown[],
  note: string,
  offersId?: string,
): void {
  const now = nowOf(data)
  // An open offer is replaced: the booking is first what it was before.
  if (booking.offer && statusOf(booking) === BOOKING_STATUS.reschedule) withdraw(data, booking)
  const own = slotOf(data, booking)
  const before = { ...booking }
  const placed = slotIds.flatMap((id) => findSlot(data, id) ?? [])
  const end = rules.offerEnd(
    placed.map(({ date, slot }) => startOf(date, slot.from)),
    now,
  )
  holdFor(data, booking, placed, end.toISOString())
  // The slot of a pending booking becomes free, that of a confirmed one stays.
  const keepsTime = own !== undefined && statusOf(booking) === BOOKING_STATUS.confirmed
  if (own && !keepsTime) leaveSlot(data, own)
  act(data, booking, { ...booking, bookingStatus: BOOKING_STATUS.reschedule }, own)
  const times = placed
    .map(({ date, slot }) => ({ slotId: slot.id, date, time: slot.from }))
    .toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)))
  booking.offer = {
    state: 'open',
    times,
    sentAt: now.toISOString(),
    expiresAt: end.toISOString(),
    keepsTime,
    ...(note && { note }),
    ...(offersId && { offersId }),
  }
  answersIn(data).set(booking.id, { version: 1, chosen: undefined, before, slot: own })
}

/** Makes a booking what it was before its offer. Without its slot, if another patient has it. */
function withdraw(data: Fixtures, booking: Booking): void {
  const answers = answersIn(data).get(booking.id)
  releaseHeld(data, booking)
  if (!answers || !undoAction(data, booking)) return
  forgetActions(data, booking)
  replaceBooking(booking, answers.before)
}

export function offerTimes(data: Fixtures, booking: Booking, payload: JsonObject): object {
  const slotIds = Array.isArray(payload.slotIds) ? payload.slotIds : []
  refuseIf(problemOf(data, booking, slotIds))
  offerOne(data, booking, slotIds, visibleText(textOf(payload, 'note')))
  return succeeded('offer.sent', { booking })
}

export function withdrawOffer(data: Fixtures, booking: Booking): object {
  const state = booking.offer && rules.offerState(momentsOf(booking.offer), nowOf(data))
  if (state !== 'open') refuse({ code: 'offer.not_open' })
  withdraw(data, booking)
  return succeeded('offer.withdrawn')
}

export function offerSeveral(data: Fixtures, payload: JsonObject): object {
  const wanted = listOf(payload, 'offers').map(({ bookingId, slotIds }) => ({
    bookingId: String(bookingId),
    booking: bookingOf(data, bookingId),
    slotIds: Array.isArray(slotIds) ? slotIds : [],
  }))
  const refused = wanted.flatMap(({ bookingId, booking, slotIds }) => {
    const problem = booking ? problemOf(data, booking, slotIds) : ({ code: 'not_found' } as const)
    return problem ? [{ bookingId, code: problem.code }] : []
  })
  if (refused.length > 0) refuse({ code: 'offer.refused' }, { refused })
  const id = nextId(data, 'ofs')
  for (const { booking, slotIds } of wanted)
    if (booking) offerOne(data, booking, slotIds, visibleText(textOf(payload, 'note')), id)
  return succeeded('offers.sent', { id, sent: wanted.length, undoUntil: undoEnd(nowOf(data)).toISOString() })
}

/** Undoes those of the offers made together that can still be undone. */
export function undoOffers(data: Fixtures, _: JsonObject, params: JsonObject): object {
  const bookings = data.bookings.filter(({ offer }) => offer?.offersId === params.id)
  if (bookings.length === 0) refuse({ code: 'not_found' })
  const left = bookings.flatMap((booking) => {
    const decidedAt = booking.decidedAt === undefined ? null : new Date(booking.decidedAt)
    const rule = undo({ status: statusOf(booking), decidedAt, before: beforeOf(data, booking) }, nowOf(data))
    const isOpen = statusOf(booking) === BOOKING_STATUS.reschedule
    const problem = isOpen ? (rule.problem ?? undoAction(data, booking)) : ({ code: 'offer.not_open' } as const)
    if (problem) return [{ bookingId: booking.id, code: problem.code }]
    releaseHeld(data, booking)
    return []
  })
  const undone = bookings.length - left.length
  if (undone === 0) refuse({ code: 'offers.undo_refused' })
  return succeeded(left.length > 0 ? 'offers.undone_in_part' : 'offers.undone', { undone, left })
}

function ruleOffer(booking: Booking, offer: Offer, { chosen }: Answers): rules.AnsweredOffer {
  const time = offer.times.find(({ slotId }) => slotId === chosen)
  return {
    ...momentsOf(offer),
    isCurrent: booking.offer === offer,
    chosen: time ? startOf(time.date, time.time) : null,
  }
}

/** Returns whether the patient of a booking can get a slot. */
function isFreeFor(data: Fixtures, booking: Booking, slotId: string): boolean {
  const found = findSlot(data, slotId)
  return giveSlotProblem(found && ruleSlot(found.date, found.slot), givingOf(data, booking.id)) === undefined
}

function patientOffer(data: Fixtures, booking: Booking, offer: Offer, answers: Answers): Wire['PatientOffer'] {
  const { doctor } = data
  const now = nowOf(data)
  const rule = ruleOffer(booking, offer, answers)
  const state = rules.patientState(rule, now)
  const end = rules.changeEnd(rule)
  const isAnswered = state === 'chosen' || state === 'none'
  const canAnswer = state === 'open' || (isAnswered && end !== undefined && now < end)
  const hasEnded = state === 'expired' || state === 'withdrawn'
  const current = booking.offer === offer ? 'this' : 'another'
  const standing = {
    ...startOf(booking.date, booking.time),
    status: statusOf(booking),
    hasSlot: slotOf(data, booking) !== undefined,
    offer: booking.offer ? current : 'none',
  } as const
  const oldTime = hasEnded ? rules.oldTimeAfter(standing, now) : undefined
  return {
    version: answers.version,
    state,
    patientName: firstName(patientOf(booking)),
    doctorName: doctor.doctor_name ?? '',
    ...(doctor.clinic_name && { clinicName: doctor.clinic_name }),
    ...(doctor.address && { address: [doctor.address, doctor.pincode].filter(Boolean).join(', ') }),
    ...(state === 'chosen' && { bookingNumber: booking.bookingId }),
    date: booking.date,
    time: booking.time,
    ...(oldTime && { oldTime }),
    times: canAnswer ? offer.times.filter(({ slotId }) => isFreeFor(data, booking, slotId)) : [],
    ...(offer.note && { note: offer.note }),
    ...(offer.wish && { wish: offer.wish }),
    expiresAt: offer.expiresAt,
    canAnswer,
    ...(isAnswered && end && { changeUntil: end.toISOString() }),
  }
}

function firstOffer(data: Fixtures) {
  const booking = data.bookings.find(({ offer }) => offer)
  if (!booking?.offer) refuse({ code: 'not_found' })
  const answers = answersIn(data).get(booking.id) ?? {
    version: 1,
    chosen: undefined,
    before: { ...booking, bookingStatus: BOOKING_STATUS.pending },
    slot: undefined,
  }
  answersIn(data).set(booking.id, answers)
  return { booking, offer: booking.offer, answers }
}

export function readPatientOffer(data: Fixtures): object {
  const { booking, offer, answers } = firstOffer(data)
  return { statusCode: 200, data: { offer: patientOffer(data, booking, offer, answers) } }
}

export function answerOffer(data: Fixtures, payload: JsonObject): object {
  const { booking, offer, answers } = firstOffer(data)
  const { before } = answers
  const now = nowOf(data)
  const shown = () => ({ offer: patientOffer(data, booking, offer, answers) })
  const choice = textOf(payload, 'choice')
  refuseIf(rules.wishProblem(choice, textOf(payload, 'wish')))
  const isNone = choice === 'none'
  const wish = visibleText(textOf(payload, 'wish'))
  const isRepeated = isNone ? offer.state === 'none' && (offer.wish ?? '') === wish : answers.chosen === choice
  if (isRepeated) return succeeded(isNone ? 'offer.none' : 'offer.chosen', shown())
  if (payload.version !== answers.version) refuse({ code: 'offer.answered' }, shown())
  const time = offer.times.find(({ slotId }) => slotId === choice)
  if (!isNone && !time) refuse({ code: 'request.invalid', field: 'choice' })
  const result = rules.answerOffer(ruleOffer(booking, offer, answers), time ? startOf(time.date, time.time) : null, now)
  if (result.problem) refuse(result.problem, shown())
  const placed = time && findSlot(data, time.slotId)
  if (time && !isFreeFor(data, booking, time.slotId)) refuse({ code: 'offer.time_taken' }, shown())
  releaseHeld(data, booking)
  const own = slotOf(data, booking)
  if (own) leaveSlot(data, own)
  const { decidedAt: _decided, undoUntil: _until, ...kept } = booking
  offer.state = result.state
  delete offer.keepsTime
  if (isNone && wish) offer.wish = wish
  else delete offer.wish
  answers.version += 1
  answers.chosen = isNone ? undefined : choice
  const at = time ?? { date: before.date, time: before.time }
  replaceBooking(booking, { ...kept, bookingStatus: result.status, date: at.date, time: at.time, offer })
  if (time && placed) takeSlot(data, placed, booking)
  else if (answers.slot) {
    const former = findSlot(data, answers.slot.slot.id)
    if (former?.slot.state === 'open') takeSlot(data, former, booking)
  }
  return succeeded(result.event, shown())
}
