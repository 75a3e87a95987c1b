import { hasApiErrorMark } from '../core/ApiError.ts'
import { fieldsOf } from '../core/json.ts'
import type { Availability, SlotPlan } from './availability.ts'
import { cancellationsOf, type CancellationsPreview } from './visits.ts'
import { refusedOf, type RefusedOffer } from './offers.ts'
import { patientAppointmentOf, patientOfferOf, type PatientAppointment, type PatientOffer } from './patient.ts'
import { availabilityOf, planOf } from './availability.ts'

/**
 * Returns what a 409 is answered with, from its `data`; `undefined` for any other error.
 *
 * @param part its field
 */
export function newer<T>(
  error: unknown,
  part: string,
  read: (value: unknown, report: () => void, name: string) => T,
): T | undefined {
  if (!hasApiErrorMark(error) || error.status !== 409) return undefined
  const value = fieldsOf(fieldsOf(error.data).data)[part]
  try {
    return read(value, () => undefined, part)
  } catch {
    // If it cannot be read, the caller fetches it again.
    return undefined
  }
}

/**
 * Returns the new preview from a rejected `availability.apply` (409, `plan.changed`); `undefined`
 * for any other error.
 */
export const newerPlan = (error: unknown): SlotPlan | undefined => newer(error, 'plan', planOf)

/**
 * Returns the new preview from a rejected `bookings.cancelSeveral` (409, `cancellations.changed` or
 * `cancellations.none`); `undefined` for any other error.
 */
export const newerCancellations = (error: unknown): CancellationsPreview | undefined =>
  newer(error, 'cancellations', cancellationsOf)

/**
 * Returns the current hours from a rejected `availability.replace`, `preview` or `apply` (409,
 * `availability.changed`); `undefined` for any other error.
 */
export const newerAvailability = (error: unknown): Availability | undefined =>
  newer(error, 'availability', availabilityOf)

/**
 * Returns the offer as it is now from a rejected `patient.answer` (409); `undefined` for any other
 * error.
 */
export const newerOffer = (error: unknown): PatientOffer | undefined => newer(error, 'offer', patientOfferOf)

/**
 * Returns the appointment as it is now from a rejected `patient.answerReminder` (409); `undefined` for
 * any other error.
 */
export const newerAppointment = (error: unknown): PatientAppointment | undefined =>
  newer(error, 'appointment', patientAppointmentOf)

/**
 * Returns the bookings whose offer cannot be made from a rejected `bookings.offerSeveral` (409);
 * `undefined` for any other error.
 */
export const refusedOffers = (error: unknown): RefusedOffer[] | undefined => newer(error, 'refused', refusedOf)
