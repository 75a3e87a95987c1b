import type { Doctor } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { fixtureDoctor } from '../../../test/fixtureDoctor.ts'
import { isProfileSaved } from './isProfileSaved.ts'
import type { ProfilePayload } from './profilePayload.ts'

const wanted: ProfilePayload = {
  name: fixtureDoctor.name,
  mobile: fixtureDoctor.mobileNumber,
  email: fixtureDoctor.email,
  locality: 'loc_chennai_t_nagar',
  city_id: 3659,
  city_name: 'Chennai',
  state_id: 35,
  state_name: 'Tamil Nadu',
  country_id: 101,
  country_name: 'India',
  clinic_name: fixtureDoctor.clinicName,
  doctor_qualification: 'MD',
  doctor_experience: '8',
  doctor_speciality: 'spc_cardiology',
  // Languages and days may come in any order.
  language: ['Tamil', 'English'],
  available_days: ['FRI', 'MON', 'TUE', 'WED', 'THU'],
  address: fixtureDoctor.address,
  availableTime: { from: '9 AM', to: '5 PM' },
  landmark: fixtureDoctor.landmark,
  about: fixtureDoctor.about,
  pincode: '600017',
}

describe('an update without a response', () => {
  it('has saved if the doctor has all of its values', () => {
    expect(isProfileSaved(fixtureDoctor, wanted)).toBe(true)
  })

  const differences: Partial<Doctor>[] = [
    { profileUpdated: false },
    { locality: { id: 'loc_adyar', name: 'Adyar' } },
    { locality: null },
    { city: { id: '3660', name: 'Coimbatore' } },
    { pincode: '600020' },
    { address: '15, Usman Road' },
    { landmark: '' },
    { clinicName: 'Kavitha Clinic' },
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
  it.each(differences)('has not saved with %j', (difference) => {
    expect(isProfileSaved({ ...fixtureDoctor, ...difference }, wanted)).toBe(false)
  })
})
