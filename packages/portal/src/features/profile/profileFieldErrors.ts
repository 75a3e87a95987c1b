import type { FieldOf } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'

type WireField = FieldOf<'updateDoctorProfile'>
type FormField = keyof ProfileValues | 'availableTime.from' | 'availableTime.to'

/** Which field of the form holds what the wire calls otherwise (PROF-10). */
const FORM_FIELD: Partial<Record<WireField, FormField>> = {
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
  'availableTime.from': 'availableTime.from',
  'availableTime.to': 'availableTime.to',
  landmark: 'landmark',
  about: 'about',
  pincode: 'pincode',
}

const isWireField = (name: string): name is WireField => Object.hasOwn(FORM_FIELD, name)

/** What a server refused, by the form's field names; what the form does not hold is left to the message. */
export function profileFieldErrors(
  refused: Readonly<Partial<Record<string, string>>>,
): Partial<Record<FormField, string>> {
  const errors: Partial<Record<FormField, string>> = {}
  for (const [name, text] of Object.entries(refused)) {
    const field = isWireField(name) ? FORM_FIELD[name] : undefined
    if (field && text) errors[field] ??= text
  }
  return errors
}
