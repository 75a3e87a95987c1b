import type { ValueOf } from '../core/contractTypes.ts'
import type { Caller } from '../core/createCaller.ts'
import { isTrue, known, pick, rowsOf, objectOf, optional, requiredText, rows, text } from '../core/json.ts'
import type { CallOptions } from '../core/options.ts'
import type { PlatformOperationId } from '../generated/operations.ts'
import type { components } from '../generated/schema.ts'
import { newer } from './newer.ts'
import { pagingOf, type Paging } from './page.ts'
import { listOf, messageAnd, messageOf, part, sentDate } from './readers.ts'

type Schemas = components['schemas']

/** A doctor whose patients can book. */
export type PlatformDoctor = ValueOf<'PlatformDoctor'>

/** A free time of a doctor. */
export type PlatformTime = ValueOf<'PlatformTime'>

/** A time that is held for a patient. */
export type PlatformHold = ValueOf<'PlatformHold'>

/** State of a booking. Unknown states are read as `requested`. */
export type PlatformBookingState = Schemas['PlatformBookingState']

/** A booking as the platform that made it sees it: it contains nothing of the patient. */
export type PlatformBooking = ValueOf<'PlatformBooking'>

/** A free time and its patient. */
export type NewPlatformBooking = ValueOf<'BookTimeRequest'>

const STATES: readonly PlatformBookingState[] = [
  'requested',
  'confirmed',
  'declined',
  'reschedule',
  'cancelled',
  'lapsed',
]

const doctorOf = objectOf<Schemas['PlatformDoctor'], PlatformDoctor>({
  id: requiredText,
  name: text,
  speciality: optional(text),
  clinicName: optional(text),
  address: optional(text),
  landmark: optional(text),
  city: optional(text),
  languages: (languages) => (Array.isArray(languages) ? languages.map(text) : []),
})

const timeOf = objectOf<Schemas['PlatformTime'], PlatformTime>({
  slotId: requiredText,
  date: requiredText,
  time: requiredText,
  isConfirmedAtOnce: isTrue,
})

const holdOf = objectOf<Schemas['PlatformHold'], PlatformHold>({
  id: requiredText,
  slotId: requiredText,
  date: requiredText,
  time: requiredText,
  expiresAt: requiredText,
})

/** Reads a booking of a platform. */
export const platformBookingOf = objectOf<Schemas['PlatformBooking'], PlatformBooking>({
  id: requiredText,
  bookingNumber: text,
  reference: optional(text),
  doctorId: requiredText,
  doctorName: text,
  clinicName: optional(text),
  address: optional(text),
  landmark: optional(text),
  date: requiredText,
  time: requiredText,
  state: (state) => known(STATES, state, 'requested'),
  cancelledBy: (by) => known(['patient', 'clinic'] as const, by, undefined),
  requestedAt: requiredText,
  changedAt: optional(text),
  finalAt: optional(text),
  reminderAnswer: (answer) => known(['comes', 'cannot'] as const, answer, undefined),
  canCancel: isTrue,
})

/**
 * Returns the times that are still free, from the error of `holds.create` or `bookings.create` with
 * the status 409; undefined for any other error.
 */
export const otherTimes = (error: unknown): PlatformTime[] | undefined => newer(error, 'times', rowsOf(timeOf))

/** One page of doctors. */
export type PlatformDoctorPage = Paging & { doctors: PlatformDoctor[] }

/** The calls of a platform, by resource. */
export const platformResources = (call: Caller<PlatformOperationId>) => ({
  doctors: {
    /** Fetches a page of the doctors whose patients can book, by name. */
    list: ({ search, page }: { search?: string; page?: number } = {}, options?: CallOptions) =>
      call(
        'listPlatformDoctors',
        (body, _, report): PlatformDoctorPage => {
          const doctors = rows(pick(body, 'doctors'), doctorOf, report)
          return { doctors, ...pagingOf(body, doctors) }
        },
        options,
        () => ({
          ...(search && { search }),
          ...(page !== undefined && { page: String(page) }),
        }),
      ),
    /**
     * Fetches the times of a doctor that can be booked now, from the day `from` to `to`
     * (`DD-MM-YYYY` or `YYYY-MM-DD`, at most 42), earliest first.
     */
    times: (id: string, range: { from: string; to: string }, options?: CallOptions) =>
      call('listPlatformTimes', listOf('times', timeOf), options, () => ({
        id,
        from: sentDate(range.from),
        to: sentDate(range.to),
      })),
  },
  holds: {
    /**
     * Holds a time for ten minutes while the patient types. Rejected with 409 and the code
     * `slot.just_booked`, `slot.is_off`, `slot.past` or `hold.too_many`; `otherTimes` then returns the
     * times that are still free.
     */
    create: (hold: { slotId: string; patientPhone: string }, options?: CallOptions) =>
      call('holdTime', messageAnd({ hold: holdOf }), options, () => ({
        slotId: hold.slotId,
        patientPhone: hold.patientPhone,
      })),
    /** Releases a held time before it ends by itself. */
    release: (id: string, options?: CallOptions) => call('releaseHold', messageOf, options, () => ({ id })),
  },
  bookings: {
    /**
     * Books a time for a patient. Rejected with 409 and the code `slot.just_booked`, `slot.is_off`,
     * `slot.past` or `booking.reference_taken`; `otherTimes` then returns the times that are still free.
     */
    create: (booking: NewPlatformBooking, options?: CallOptions) =>
      call('bookTime', messageAnd({ booking: platformBookingOf }), options, () => {
        const { slotId, holdId, patientName, patientPhone, language, reason, reference, bookAgainUrl } = booking
        return {
          slotId,
          patientName,
          patientPhone,
          ...(holdId && { holdId }),
          ...(language && { language }),
          ...(reason && { reason }),
          ...(reference && { reference }),
          ...(bookAgainUrl && { bookAgainUrl }),
        }
      }),
    /** Fetches a booking that this platform made. */
    get: (id: string, options?: CallOptions) =>
      call('getPlatformBooking', part('booking', platformBookingOf), options, () => ({ id })),
    /**
     * Cancels a booking as its patient wishes, until its time begins. Rejected with 409 and the code
     * `booking.begun` or `booking.ended`.
     */
    cancel: (id: string, options?: CallOptions) =>
      call('cancelPlatformBooking', messageAnd({ booking: platformBookingOf }), options, () => ({ id })),
    /**
     * Answers a reminder as the patient wishes, until one hour before the appointment. Rejected with 409
     * and the code `reminder.too_late`, `reminder.no_appointment` or `reminder.time_taken`.
     */
    answerReminder: (id: string, answer: 'comes' | 'cannot', options?: CallOptions) =>
      call('answerPlatformReminder', messageAnd({ booking: platformBookingOf }), options, () => ({ id, answer })),
  },
})
