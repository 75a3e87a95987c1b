import type { Doctor } from '@nalam/sdk'
import { profileSchema } from '@nalam/sdk/validation'
import { expect, it } from 'vitest'
import { profileFormValues } from './profileFormValues.ts'

const doctor: Doctor = {
  id: 'doctor-1',
  name: 'Meena Raghavan',
  email: 'meena@nalam.example',
  emailVerified: true,
  mobileNumber: '+919876543210',
  address: '12, Anna Salai',
  pincode: '600002',
  locality: { id: 'loc-1', name: 'Teynampet' },
  landmark: 'Opposite the park',
  city: { id: 'city-1', name: 'Chennai' },
  state: 'Kerala',
  country: '',
  clinicName: 'Raghavan Clinic',
  qualification: 'MBBS',
  experience: '10+',
  about: 'Family medicine.',
  speciality: { id: 'spec-1', name: 'General Medicine' },
  languages: ['Tamil'],
  availableDays: ['MON'],
  availableTime: { from: '9 AM', to: '5 PM' },
  profileImage: null,
  profileUpdated: true,
  isActive: true,
}

it('a complete doctor gives values that pass the schema, with country and state forced', () => {
  const values = profileFormValues(doctor)
  expect(profileSchema().parse(values)).toEqual(values)
  expect(values).toMatchObject({
    mobile: '9876543210',
    country: 'India',
    state: 'Tamil Nadu',
    city: 'city-1',
    locality: 'loc-1',
    speciality: 'spec-1',
  })
})

it('a new doctor begins with empty fields', () => {
  const values = profileFormValues({
    ...doctor,
    mobileNumber: 'unknown',
    city: null,
    locality: null,
    speciality: null,
    availableTime: null,
  })
  expect(values).toMatchObject({
    mobile: 'unknown',
    city: '',
    locality: '',
    speciality: '',
    availableTime: { from: '', to: '' },
  })
})
