import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { count, isTrue, known, rowsOf, objectOf, optional, requiredText, text } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import type { PatientOperationId } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { offeredTimeOf } from './Booking.ts'
import { messageAnd, part } from './readers.ts'

type Schemas = components['schemas']

/** State of an offer as its patient sees it. Unknown states are read as `settled`. */
export type PatientOfferState = Schemas['PatientOfferState']

/** What is so for an appointment whose offer of other times has ended. */
export type OldTime = Schemas['OldTime']

/** An offer as its patient sees it: the first name only, and nobody's number. */
export type PatientOffer = ValueOf<'PatientOffer'>

/** A patient's answer. Its token is the part of the link after `#`. */
export type PatientAnswer = ValueOf<'AnswerOfferRequest'>

const STATES: readonly PatientOfferState[] = ['open', 'chosen', 'none', 'expired', 'withdrawn', 'settled']

const OLD_TIMES: readonly OldTime[] = ['confirmed', 'requested', 'none']

/** Reads an offer as its patient sees it. */
export const patientOfferOf = objectOf<Schemas['PatientOffer'], PatientOffer>({
  version: count,
  state: (state) => known(STATES, state, 'settled'),
  patientName: text,
  doctorName: text,
  clinicName: optional(text),
  address: optional(text),
  landmark: optional(text),
  bookingNumber: optional(text),
  date: requiredText,
  time: requiredText,
  times: rowsOf(offeredTimeOf),
  oldTime: (value) => known(OLD_TIMES, value, undefined),
  note: optional(text),
  wish: optional(text),
  expiresAt: requiredText,
  canAnswer: isTrue,
  changeUntil: optional(text),
})

/** The place of a patient who has arrived in the queue. */
export type PatientTurn = ValueOf<'PatientTurn'>

/** An appointment as its patient sees it: the first name only, and nobody's mobile number. */
export type PatientAppointment = ValueOf<'PatientAppointment', { turn: PatientTurn | undefined }>

const turnOf = objectOf<Schemas['PatientTurn'], PatientTurn>({ number: count, before: count, about: optional(text) })

/** Reads an appointment as its patient sees it. */
export const patientAppointmentOf = objectOf<Schemas['PatientAppointment'], PatientAppointment>({
  state: (state) => known(['open', 'comes', 'cannot', 'ended'] as const, state, 'ended'),
  patientName: text,
  doctorName: text,
  clinicName: optional(text),
  address: optional(text),
  landmark: optional(text),
  bookingNumber: text,
  date: requiredText,
  time: requiredText,
  canAnswer: isTrue,
  changeUntil: requiredText,
  freesTime: isTrue,
  bookAgainUrl: optional(text),
  turn: optional(turnOf),
})

export const patientResource = (call: Caller<PatientOperationId>) => ({
  /** Fetches the appointment of a reminder's link. Rejected with 404 for a wrong link. */
  appointment: (token: string, options?: CallOptions) =>
    call('readAppointment', part('appointment', patientAppointmentOf), options, () => ({ token })),
  /**
   * Answers a reminder; the same answer again succeeds again. Rejected with 409 and the code
   * `reminder.too_late`, `reminder.no_appointment` or `reminder.time_taken`; `newerAppointment` then
   * returns the appointment as it is now.
   */
  answerReminder: (request: { token: string; answer: 'comes' | 'cannot' }, options?: CallOptions) =>
    call('answerReminder', messageAnd({ appointment: patientAppointmentOf }), options, () => ({
      token: request.token,
      answer: request.answer,
    })),
  /** Fetches the offer of a link. Rejected with 404 for a wrong link. */
  offer: (token: string, options?: CallOptions) =>
    call('readPatientOffer', part('offer', patientOfferOf), options, () => ({ token })),
  /**
   * Answers an offer; the same answer again succeeds again. Rejected with 409 and the code
   * `offer.answered`, `offer.expired`, `offer.withdrawn`, `offer.settled`, `offer.closed` or
   * `offer.time_taken`; `newerOffer` then returns the offer as it is now.
   */
  answer: (answer: PatientAnswer, options?: CallOptions) =>
    call('answerOffer', messageAnd({ offer: patientOfferOf }), options, () => {
      const { token, version, choice, wish } = answer
      return { token, version, choice, ...(wish && { wish }) }
    }),
})

/** The patient's side of offers and reminders. It needs no session, only the token of the link. */
export type PatientResource = ReturnType<typeof patientResource>
