import * as z from 'zod/v4-mini'
import { mobileProblem } from './accountRules.ts'
import { validationText, type ValidationMessageId } from './messages.ts'
import { asVisible, fieldRules, textField, type SchemaOptions } from './schemaOptions.ts'
import { CANCELLATION_REASON } from '../generated/enums.ts'
import { visibleText } from '../formats/storedText.ts'
import { cancellationProblem } from '../rules/visits.ts'

/**
 * Validates a patient's name: 2 to 80 characters (code points) on one line, one of them a letter.
 *
 * @param name without spaces around it
 * @returns the message's id, or `null` if it is valid
 */
export function patientNameProblem(name: string): ValidationMessageId | null {
  const length = Array.from(visibleText(name)).length
  if (length === 0) return 'validation.patient.name.required'
  if (length < 2) return 'validation.name.tooShort'
  if (length > 80) return 'validation.patient.name.tooLong'
  // At least one letter and no control characters.
  return /^[^\p{Cc}\p{L}]*\p{L}\P{Cc}*$/u.test(name) ? null : 'validation.patient.name.letter'
}

/**
 * Creates the schema of a patient for `bookings.add`: `patientName` and `patientPhone` (ten
 * digits). Requirement CAL-04.
 */
export function patientSchema(options?: SchemaOptions) {
  return z.object({
    patientName: textField(patientNameProblem, options),
    patientPhone: textField(mobileProblem, options),
  })
}

/** Values of the form of a new booking. */
export type PatientValues = z.infer<ReturnType<typeof patientSchema>>

/** A patient without an appointment, as typed. */
export type WalkInValues = { name: string; phone: string; isEmergency: boolean }

/**
 * Validates a patient for `queue.add`: name and mobile number, both optional for an emergency
 * (QUEUE-01).
 *
 * @returns the message's id for each field, or `null` if it is valid
 */
export function walkInProblems({
  name,
  phone,
  isEmergency,
}: WalkInValues): Record<'name' | 'phone', ValidationMessageId | null> {
  return {
    name: isEmergency && name === '' ? null : patientNameProblem(name),
    phone: isEmergency && phone === '' ? null : mobileProblem(phone),
  }
}

/** Creates the schema of a patient for `queue.add`: `name`, `phone` and `isEmergency`. */
export function walkInSchema(options?: SchemaOptions) {
  const text = () => textField(() => null, options)
  return z
    .object({ name: text(), phone: text(), isEmergency: z.boolean() })
    .check(fieldRules<WalkInValues>(options, walkInProblems))
}

/** The reasons for a cancellation, in the order of a form. */
export const CANCELLATION_REASONS = Object.values(CANCELLATION_REASON)

/** Longest note for a patient, in characters (code points). */
export const MAX_NOTE_LENGTH = 300

const noteProblem = (note: string): ValidationMessageId | null =>
  Array.from(note).length > MAX_NOTE_LENGTH ? 'validation.cancellation.note.tooLong' : null

/**
 * Creates the schema of a cancellation for `bookings.cancel` and `bookings.cancelSeveral`: `reason`
 * (empty until one is chosen), `note` (required for the reason `other`) and `slot`.
 */
export function cancellationSchema(options?: SchemaOptions) {
  return z
    .object({
      reason: z.enum(['', ...CANCELLATION_REASONS]),
      note: textField(noteProblem, options, 'lines'),
      slot: z.enum(['open', 'off']),
    })
    .check(
      fieldRules(options, ({ reason, note }) =>
        reason === ''
          ? { reason: 'validation.cancellation.reason.required' }
          : { note: cancellationProblem(reason, note) ? 'validation.cancellation.note.required' : null },
      ),
    )
}

/** Values of the form of a cancellation. */
export type CancellationValues = z.infer<ReturnType<typeof cancellationSchema>>

/** Longest note with an offer of other times, in characters. */
export const MAX_OFFER_NOTE_LENGTH = 160

const offerNote = () => z.string().check(asVisible(), z.maxLength(MAX_OFFER_NOTE_LENGTH))

/**
 * Creates the schema of another time for a booking: `slotIds`, one to three for `bookings.offer` and
 * the first one for `bookings.move`, `note` for an offer, and `previousSlot` for a move.
 */
export function anotherTimeSchema(options?: SchemaOptions) {
  const message = validationText('validation.slot.choice.required', options?.messages)
  return z.object({
    slotIds: z.array(z.string()).check(z.minLength(1, { message }), z.maxLength(3)),
    note: offerNote(),
    previousSlot: z.enum(['open', 'off']),
  })
}

/** Values of the form that asks for another time. */
export type AnotherTimeValues = z.infer<ReturnType<typeof anotherTimeSchema>>

/**
 * Creates the schema of offers to several patients for `bookings.offerSeveral`: the `note` to all of
 * them.
 */
export const offersSchema = () => z.object({ note: offerNote() })

/** Values of the form that offers other times to several patients. */
export type OffersValues = z.infer<ReturnType<typeof offersSchema>>

/**
 * Creates the schema of a free time that one patient is offered with `bookings.offer`: `bookingId`
 * (empty until a booking is chosen) and `note`.
 */
export function freedTimeSchema(options?: SchemaOptions) {
  const message = validationText('validation.patient.choice.required', options?.messages)
  return z.object({ bookingId: z.string().check(z.minLength(1, { message })), note: offerNote() })
}

/** Values of the form that offers a free time to one patient. */
export type FreedTimeValues = z.infer<ReturnType<typeof freedTimeSchema>>
