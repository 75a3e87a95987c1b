import { expect, it } from 'vitest'
import { profileFieldErrors } from './profileFieldErrors.ts'

it('errors under the contract’s field names are shown at the form’s fields', () => {
  expect(
    profileFieldErrors({
      clinic_name: 'Clinic name is required',
      doctor_speciality: 'This value is not one of the choices.',
      'availableTime.to': 'End time is required',
      city_id: 'first',
      city_name: 'second',
      requestId: 'no field of the form',
    }),
  ).toEqual({
    clinicName: 'Clinic name is required',
    speciality: 'This value is not one of the choices.',
    'availableTime.to': 'End time is required',
    city: 'first',
  })
})
