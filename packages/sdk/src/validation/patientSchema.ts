import * as z from 'zod/v4-mini'
import { mobileProblem } from './accountRules.ts'
import type { ValidationMessageId } from './messages.ts'
import { textField, type SchemaOptions } from './schemaOptions.ts'

/**
 * What is wrong with a patient's name: 2 to 80 characters (code points) on one line, one of them a letter.
 *
 * @param name without spaces around it
 * @returns the message's id, or `null` when nothing is wrong
 */
export function patientNameProblem(name: string): ValidationMessageId | null {
  const length = Array.from(name).length
  if (length === 0) return 'validation.patient.name.required'
  if (length < 2) return 'validation.name.tooShort'
  if (length > 80) return 'validation.patient.name.tooLong'
  // Neither control characters nor digits alone.
  return /^[^\p{Cc}\p{L}]*\p{L}\P{Cc}*$/u.test(name) ? null : 'validation.patient.name.letter'
}

/** `patientName` and `patientPhone` (ten digits): what `bookings.add` takes beside the slot. Requirement CAL-04. */
export function patientSchema(options?: SchemaOptions) {
  return z.object({
    patientName: textField(patientNameProblem, options),
    patientPhone: textField(mobileProblem, options),
  })
}

/** What the form of a new booking holds. */
export type PatientValues = z.infer<ReturnType<typeof patientSchema>>
