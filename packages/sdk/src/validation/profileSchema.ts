import * as z from 'zod/v4-mini'
import { WEEKDAYS } from '../formats/weekday.ts'
import { isLaterHour } from './availableTime.ts'
import { isEmailAddress } from './emailRules.ts'
import { validationText, type ValidationMessageId } from './messages.ts'
import { asVisible, fieldRules, textField, type SchemaOptions } from './schemaOptions.ts'

/** Creates the schema of the profile form (PROF-08). */
export function profileSchema(options?: SchemaOptions) {
  const required = (id: ValidationMessageId, shape: 'line' | 'lines' = 'line') =>
    textField((value) => (value === '' ? id : null), options, shape)
  const text = (id: ValidationMessageId) => validationText(id, options?.messages)
  return z.object({
    name: required('validation.profile.name.required'),
    mobile: textField(profileMobileProblem, options),
    email: textField(profileEmailProblem, options),
    address: required('validation.profile.address.required', 'lines'),
    pincode: required('validation.profile.pincode.required'),
    locality: required('validation.profile.locality.required'),
    landmark: required('validation.profile.landmark.required'),
    city: required('validation.profile.city.required'),
    state: required('validation.profile.state.required'),
    country: required('validation.profile.country.required'),
    clinicName: required('validation.profile.clinicName.required'),
    qualification: required('validation.profile.qualification.required'),
    experience: required('validation.profile.experience.required'),
    about: required('validation.profile.about.required', 'lines'),
    // Missing and empty have different messages (PROF-08).
    speciality: z
      .string({ error: () => text('validation.profile.speciality.required') })
      .check(asVisible(), z.minLength(1, { error: () => text('validation.profile.speciality.empty') })),
    languages: z
      .array(z.string(), { error: () => text('validation.profile.languages.required') })
      .check(z.minLength(1, { error: () => text('validation.profile.languages.required') })),
    // A doctor may select no days.
    availableDays: z.prefault(z.array(z.enum(WEEKDAYS)), []),
    availableTime: z.prefault(
      z
        .object({
          from: required('validation.profile.availableTime.from'),
          to: required('validation.profile.availableTime.to'),
        })
        .check(
          fieldRules(options, ({ from, to }) => ({
            to: isLaterHour(from, to) ? null : 'validation.profile.availableTime.order',
          })),
        ),
      { from: '', to: '' },
    ),
  })
}

/** Values of the profile form. */
export type ProfileValues = z.infer<ReturnType<typeof profileSchema>>

function profileMobileProblem(mobile: string): ValidationMessageId | null {
  if (mobile === '') return 'validation.profile.mobile.required'
  return /^[0-9]{10}$/.test(mobile) ? null : 'validation.profile.mobile.digits'
}

function profileEmailProblem(email: string): ValidationMessageId | null {
  if (email === '') return 'validation.profile.email.required'
  return isEmailAddress(email) ? null : 'validation.profile.email.format'
}

/** Text that some platforms send in place of a missing pincode (PROF-08). */
export const NO_PINCODE = 'No Pincode found'

/**
 * Validates the address of a profile before it is sent: the locality must be one of those loaded,
 * and a pincode must exist (PROF-08). The message is shown as an alert and nothing is sent.
 */
export function addressProblem(address: {
  localityId: string
  pincode: string
  loadedLocalityIds: readonly string[]
}): ValidationMessageId | null {
  const pincode = address.pincode.trim()
  const resolved = address.loadedLocalityIds.includes(address.localityId) && pincode !== '' && pincode !== NO_PINCODE
  return resolved ? null : 'validation.profile.address.unresolved'
}
