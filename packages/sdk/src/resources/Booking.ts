import type { ValueOf } from '../core/contractTypes.ts'
import {
  isJsonObject,
  isTrue,
  known,
  mismatch,
  object,
  objectOf,
  optional,
  requiredText,
  text,
  type Report,
  type Unchecked,
} from '../core/json.ts'
import { parseBookingStatus, type BookingStatusCode, type Visit } from '../formats/bookingStatus.ts'
import { CANCELLATION_REASON, VISIT } from '../generated/enums.ts'
import type { components } from '../generated/schema.ts'

/**
 * A booking of a patient. The optional fields are sent by servers with the capability `undo`
 * (`decidedAt`, `undoUntil`: check its presence, not the clock of this machine), `calendar`, `visits`,
 * `offers`, `intake`, `messages` or `queue`; each is absent if there is nothing to tell.
 */
export type Booking = {
  /** Id for `bookings.decide` and `bookings.undo`. */
  id: string
  /** Booking number that patients see. */
  bookingId: string
  /** `DD-MM-YYYY` */
  date: string
  /** `HH:MM` */
  time: string
  patientName: string
  /** As the server sent it; `formatPhone` formats it for display. */
  patientPhone: string
  /** Mode of the appointment, such as `Online`. */
  mode: string
  /**
   * 1 pending, 2 confirmed, 3 declined, 4 reschedule; `unknown` for a status that this version does
   * not know.
   */
  status: BookingStatusCode | 'unknown'
  /** Status as the server sent it, if `status` is `unknown`. */
  rawStatus?: string | undefined
} & Pick<
  ValueOf<
    'Booking',
    {
      conflicts: readonly BookingConflict[] | undefined
      cancellation: Cancellation | undefined
      visit: Exclude<Visit, 'none'> | undefined
      offer: BookingOffer | undefined
      notTold: NotTold | undefined
    }
  >,
  | 'decidedAt'
  | 'undoUntil'
  | 'conflicts'
  | 'cancellation'
  | 'visit'
  | 'movedFrom'
  | 'offer'
  | 'reason'
  | 'platform'
  | 'isConfirmedAtOnce'
  | 'lapsedAt'
  | 'notTold'
  | 'reminderAnswer'
  | 'noShows'
  | 'queueNumber'
>

/** What a patient knows who was not told what is so. */
export type NotTold = ValueOf<'BookingNotTold', { known: ValueOf<'PatientKnowledge'> }>

/** How a booking was cancelled. */
export type Cancellation = ValueOf<'BookingCancellation'>

/** Another booking at the time of a booking. */
export type BookingConflict = ValueOf<'BookingConflict'>

/** Counts over all bookings of a doctor. */
export type BookingSummary = ValueOf<'BookingSummary', { pending: number | undefined }>

/** Reads a booking of a response; throws a TypeError if its id or status is missing. */
export function bookingOf(value: unknown, report: Report): Booking {
  const wire: Unchecked<components['schemas']['Booking']> = object(value)
  const rawStatus = text(wire.bookingStatus) || mismatch('status')
  const status = parseBookingStatus(rawStatus) ?? 'unknown'
  return {
    id: requiredText(wire.id),
    bookingId: text(wire.bookingId),
    date: text(wire.date),
    time: text(wire.time),
    patientName: text(wire.studentName) || text(wire.name),
    patientPhone: text(wire.studentPhone) || text(wire.phoneNumber),
    mode: text(wire.type),
    status,
    ...(status === 'unknown' && { rawStatus }),
    ...(wire.undoUntil !== undefined && { decidedAt: text(wire.decidedAt), undoUntil: text(wire.undoUntil) }),
    ...visitFields(wire, report),
    ...bookingOfferOf(wire.offer, report),
    ...(wire.platform !== undefined && intakeOf(wire, report)),
    ...notToldOf(wire.notTold),
    ...attendanceOf(wire),
    ...(Array.isArray(wire.conflicts) && { conflicts: wire.conflicts.flatMap(conflictsOf) }),
  }
}

const intakeOf = objectOf<
  components['schemas']['Booking'],
  Pick<Booking, 'platform' | 'reason' | 'isConfirmedAtOnce' | 'lapsedAt'>
>({
  platform: text,
  reason: optional(text),
  isConfirmedAtOnce: optional(isTrue),
  lapsedAt: optional(text),
})

/** Reads a conflict; none if it is not one, because the booking itself can be read. */
function conflictsOf(wire: unknown): BookingConflict[] {
  if (!isJsonObject(wire)) return []
  const { id, patientName }: Unchecked<components['schemas']['BookingConflict']> = wire
  return text(id) === '' ? [] : [{ id: text(id), patientName: text(patientName) }]
}

const KNOWN_STATES = [
  'nothing',
  'requested',
  'confirmed',
  'declined',
  'cancelled',
  'asked',
  'offered',
  'lapsed',
] as const satisfies ReadonlyArray<Schemas['PatientKnowledgeState']>

/** Reads what a patient knows who was not told. */
function notToldOf(wire: unknown): Pick<Booking, 'notTold'> {
  if (!isJsonObject(wire)) return {}
  const { givenUpAt, known: sent }: Unchecked<Schemas['BookingNotTold']> = wire
  const { state, date, time }: Unchecked<Schemas['PatientKnowledge']> = isJsonObject(sent) ? sent : {}
  return {
    notTold: {
      givenUpAt: text(givenUpAt),
      known: {
        state: known(KNOWN_STATES, state, 'nothing'),
        ...(date !== undefined && time !== undefined && { date: text(date), time: text(time) }),
      },
    },
  }
}

/** Reads what is known of whether the patient comes, and the number of the arrival. */
function attendanceOf({ reminderAnswer, noShows, queueNumber }: Unchecked<Schemas['Booking']>) {
  const answer = known(['comes', 'cannot'] as const, reminderAnswer, undefined)
  const isNumber = (value: unknown): value is number => typeof value === 'number' && value > 0
  return {
    ...(answer && { reminderAnswer: answer }),
    ...(isNumber(noShows) && { noShows }),
    ...(isNumber(queueNumber) && { queueNumber }),
  }
}

const NOTED = [VISIT.arrived, VISIT.seen, VISIT.noShow] as const

/** Reads the fields of the capability `visits`. */
function visitFields(
  { cancellation, visit, movedFrom }: Unchecked<components['schemas']['Booking']>,
  report: Report,
): Pick<Booking, 'cancellation' | 'visit' | 'movedFrom'> {
  const noted = known(NOTED, visit, undefined)
  return {
    ...(isJsonObject(cancellation) && { cancellation: cancellationOf(cancellation, report) }),
    ...(noted && { visit: noted }),
    ...(isJsonObject(movedFrom) && { movedFrom: { date: text(movedFrom.date), time: text(movedFrom.time) } }),
  }
}

const PATIENT = 'patient'

const cancellationOf = objectOf<components['schemas']['BookingCancellation'], Cancellation>({
  reason: (reason) => known([...Object.values(CANCELLATION_REASON), PATIENT], reason, CANCELLATION_REASON.other),
  cancelledAt: text,
  note: optional(text),
  cancellationId: optional(text),
})

type Schemas = components['schemas']

/** A slot that is offered to a patient. */
export type OfferedTime = ValueOf<'OfferedTime'>

/**
 * State of an offer. `open`: the patient has not answered yet. `chosen`: a time is chosen. `none`:
 * none of the times fits. `expired`: no answer in time, also for unknown states.
 */
export type OfferState = Schemas['OfferState']

/** Other times that were offered to the patient of a booking. */
export type BookingOffer = ValueOf<'BookingOffer'>

const STATES: readonly OfferState[] = ['open', 'chosen', 'none', 'expired']

/** Reads an offered time. */
export const offeredTimeOf = objectOf<Schemas['OfferedTime'], OfferedTime>({
  slotId: requiredText,
  date: requiredText,
  time: requiredText,
})

const isTime = (time: unknown) => isJsonObject(time) && [time.slotId, time.date, time.time].every(text)

const offerOf = objectOf<Schemas['BookingOffer'], BookingOffer>({
  state: (state) => known(STATES, state, 'expired'),
  times: (times, report) =>
    Array.isArray(times) ? times.filter(isTime).map((time) => offeredTimeOf(time, report)) : [],
  sentAt: text,
  expiresAt: text,
  keepsTime: optional(isTrue),
  offersId: optional(text),
  note: optional(text),
  wish: optional(text),
})

/** Reads the offer of a booking; none if it cannot be read, because the booking itself can. */
export const bookingOfferOf = (value: unknown, report: Report): { offer?: BookingOffer } =>
  isJsonObject(value) ? { offer: offerOf(value, report) } : {}
