import { expect, it } from 'vitest'
import { profileFieldErrors, profilePayload, type ProfileSubmission } from './profilePayload.ts'

const submission: ProfileSubmission = {
  name: 'Kavitha Raman',
  mobile: '9876543210',
  email: 'somebody@nalam.example',
  address: '12, Anna Salai, Teynampet, Chennai',
  pincode: '600018',
  locality: { id: 'loc_teynampet', name: 'Teynampet' },
  landmark: 'Opposite the park',
  city: { id: '3659', name: 'Chennai' },
  state: { id: 35, name: 'Tamil Nadu' },
  country: { id: 101, name: 'India' },
  clinicName: 'மீனா மருத்துவமனை',
  qualification: 'MD',
  experience: '10+',
  about: 'Family medicine.',
  speciality: { id: 'spc_cardiology', name: 'Cardiology' },
  languages: ['Tamil', 'English'],
  availableDays: ['MON', 'SAT'],
  availableTime: { from: '9 AM', to: '5 PM' },
}

it('[PROF-10] sends every field of the update payload under its own name, and no other', () => {
  expect(profilePayload(submission)).toEqual({
    name: 'Kavitha Raman',
    mobile: '9876543210',
    email: 'somebody@nalam.example',
    locality: 'loc_teynampet',
    city_id: '3659',
    city_name: 'Chennai',
    state_id: 35,
    state_name: 'Tamil Nadu',
    country_id: 101,
    country_name: 'India',
    clinic_name: 'மீனா மருத்துவமனை',
    doctor_qualification: 'MD',
    doctor_experience: '10+',
    doctor_speciality: 'spc_cardiology',
    language: ['Tamil', 'English'],
    available_days: ['MON', 'SAT'],
    address: '12, Anna Salai, Teynampet, Chennai',
    availableTime: { from: '9 AM', to: '5 PM' },
    landmark: 'Opposite the park',
    about: 'Family medicine.',
    pincode: '600018',
  })
})

it.each(['cty_9a', '5e1200000000000000000000', '007'])('the id %s of a city is sent unchanged', (id) => {
  expect(profilePayload({ ...submission, city: { id, name: 'Chennai' } }).city_id).toBe(id)
})

it.each([
  { qualification: 'Wizard' },
  { experience: '11' },
  { languages: ['Elvish'] },
  { availableTime: { from: '9', to: '5 PM' } },
])('%j is not an option of the profile, so no payload is created', (wrong) => {
  expect(() => profilePayload({ ...submission, ...wrong })).toThrow('does not offer')
})

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
