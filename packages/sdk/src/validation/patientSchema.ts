import * as z from 'zod/v4-mini'
import { mobileProblem } from './accountRules.ts'
import type { ValidationMessageId } from './messages.ts'
import { textField, type SchemaOptions } from './schemaOptions.ts'

/**
 * Validates a patient's name: 2 to 80 characters (code points) on one line, one of them a letter.
 *
 * @param name without spaces around it
 * @returns the message's id, or `null` if it is valid
 */
export function patientNameProblem(name: string): ValidationMessageId | null {
  const length = Array.from(name).length
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
