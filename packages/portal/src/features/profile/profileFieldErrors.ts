import type { FieldOf } from '@nalam/sdk'
import type { ProfileValues } from '@nalam/sdk/validation'

type WireField = FieldOf<'updateDoctorProfile'>
type FormField = keyof ProfileValues | 'availableTime.from' | 'availableTime.to'

/** Maps wire names to fields of the form that have another name (PROF-10). */
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

/**
 * Maps the field errors of a server to the form's field names. Errors of fields that the form does
 * not have are left to the message.
 */
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
