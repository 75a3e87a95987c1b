import type { Doctor, PayloadOf } from '@nalam/sdk'
import { EXPERIENCE_YEARS, HOURS, QUALIFICATIONS, SPOKEN_LANGUAGES } from '@nalam/sdk/validation'
import type { ProfileSubmission } from '@nalam/ui'

/** Request body of `updateDoctorProfile`. */
export type ProfilePayload = PayloadOf<'updateDoctorProfile'>

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
 * Creates the body of the profile update (PROF-10). Name, mobile and e-mail are the doctor's own:
 * they are read-only.
 *
 * @throws if the form holds a qualification, experience, language or hour that it does not offer
 *   (PROF-06)
 */
export function profilePayload(submission: ProfileSubmission, doctor: Doctor): ProfilePayload {
  const { city, state, country, availableTime } = submission
  return {
    name: doctor.name,
    mobile: submission.mobile,
    email: doctor.email,
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
