import type { Doctor } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { aDoctor } from './aDoctor.ts'
import { isProfileSaved } from './isProfileSaved.ts'
import type { ProfilePayload } from './profilePayload.ts'

const wanted: ProfilePayload = {
  name: aDoctor.name,
  mobile: aDoctor.mobileNumber,
  email: aDoctor.email,
  locality: 'loc_chennai_t_nagar',
  city_id: 3659,
  city_name: 'Chennai',
  state_id: 35,
  state_name: 'Tamil Nadu',
  country_id: 101,
  country_name: 'India',
  clinic_name: 'Raghavan Heart Clinic',
  doctor_qualification: 'MD',
  doctor_experience: '10+',
  doctor_speciality: 'spc_cardiology',
  // The order in which they were chosen says nothing.
  language: ['English', 'Tamil'],
  available_days: ['TUE', 'MON'],
  address: '14, Usman Road, T Nagar, Chennai',
  availableTime: { from: '9 AM', to: '5 PM' },
  landmark: 'Near Panagal Park',
  about: 'Heart care for families.',
  pincode: '600017',
}

describe('an update without a response', () => {
  it('came through when the doctor holds all of it', () => {
    expect(isProfileSaved(aDoctor, wanted)).toBe(true)
  })

  const differences: Partial<Doctor>[] = [
    { profileUpdated: false },
    { locality: { id: 'loc_adyar', name: 'Adyar' } },
    { locality: null },
    { city: { id: '3660', name: 'Coimbatore' } },
    { pincode: '600020' },
    { address: '15, Usman Road' },
    { landmark: '' },
    { clinicName: 'Raghavan Clinic' },
    { qualification: 'MBBS' },
    { experience: '10' },
    { speciality: null },
    { about: '' },
    { availableTime: null },
    { availableTime: { from: '10 AM', to: '5 PM' } },
    { availableTime: { from: '9 AM', to: '6 PM' } },
    { languages: ['Tamil'] },
    { availableDays: ['MON', 'TUE', 'WED'] },
  ]
  it.each(differences)('did not with %j', (difference) => {
    expect(isProfileSaved({ ...aDoctor, ...difference }, wanted)).toBe(false)
  })
})
