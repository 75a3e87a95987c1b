import type { components } from '../generated/schema.ts'
import { EXPERIENCE_YEARS, HOURS, QUALIFICATIONS, SPOKEN_LANGUAGES } from './options.ts'
import type { ProfileValues } from './profileSchema.ts'

/** Payload of `profile.update`. */
type ProfilePayload = components['schemas']['ProfileUpdateRequest']

/**
 * What the profile form submits: its values, with locality, city, state, country and speciality as
 * id and name.
 */
export interface ProfileSubmission extends Omit<
  ProfileValues,
  'locality' | 'city' | 'state' | 'country' | 'speciality'
> {
  locality: { id: string; name: string }
  city: { id: string; name: string }
  state: { id: number; name: string }
  country: { id: number; name: string }
  speciality: { id: string; name: string }
}

/**
 * Returns the option with the given text.
 *
 * @throws if no option has this text: the form offers nothing else
 */
function optionOf<Option extends string>(options: readonly Option[], text: string): Option {
  const option = options.find((known) => known === text)
  if (option === undefined) throw new Error('The form holds a value that it does not offer')
  return option
}

/**
 * Creates the payload of `profile.update` (PROF-10).
 *
 * @throws if the form holds a qualification, experience, language or hour that it does not offer
 *   (PROF-06)
 */
export function profilePayload(submission: ProfileSubmission): ProfilePayload {
  const { city, state, country, availableTime } = submission
  return {
    name: submission.name,
    mobile: submission.mobile,
    email: submission.email,
    locality: submission.locality.id,
    city_id: city.id,
    city_name: city.name,
    state_id: state.id,
    state_name: state.name,
    country_id: country.id,
    country_name: country.name,
    clinic_name: submission.clinicName,
    doctor_qualification: optionOf(QUALIFICATIONS, submission.qualification),
    doctor_experience: optionOf(EXPERIENCE_YEARS, submission.experience),
    doctor_speciality: submission.speciality.id,
    language: submission.languages.map((language) => optionOf(SPOKEN_LANGUAGES, language)),
    available_days: submission.availableDays,
    address: submission.address,
    availableTime: { from: optionOf(HOURS, availableTime.from), to: optionOf(HOURS, availableTime.to) },
    landmark: submission.landmark,
    about: submission.about,
    pincode: submission.pincode,
  }
}

/** A field of the profile form that a server can refuse. */
export type ProfileField = keyof ProfileValues | `availableTime.${'from' | 'to'}`

const FIELDS = {
  name: 'name',
  mobile: 'mobile',
  email: 'email',
  locality: 'locality',
  city_id: 'city',
  city_name: 'city',
  state_id: 'state',
  state_name: 'state',
  country_id: 'country',
  country_name: 'country',
  clinic_name: 'clinicName',
  doctor_qualification: 'qualification',
  doctor_experience: 'experience',
  doctor_speciality: 'speciality',
  language: 'languages',
  available_days: 'availableDays',
  address: 'address',
  availableTime: 'availableTime',
  'availableTime.from': 'availableTime.from',
  'availableTime.to': 'availableTime.to',
  landmark: 'landmark',
  about: 'about',
  pincode: 'pincode',
} as const satisfies Record<keyof ProfilePayload | `availableTime.${'from' | 'to'}`, ProfileField>

const isField = (name: string): name is keyof typeof FIELDS => Object.hasOwn(FIELDS, name)

/**
 * Maps the field errors of `profile.update` to the fields of the profile form (PROF-10). Errors of
 * fields that the form does not have are left to the message.
 */
export function profileFieldErrors(
  refused: Readonly<Partial<Record<string, string>>>,
): Partial<Record<ProfileField, string>> {
  const errors: Partial<Record<ProfileField, string>> = {}
  for (const [name, text] of Object.entries(refused)) if (isField(name) && text) errors[FIELDS[name]] ??= text
  return errors
}
