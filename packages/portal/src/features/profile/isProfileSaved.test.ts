import type { Doctor } from '@nalam/sdk'
import { describe, expect, it } from 'vitest'
import { fixtureDoctor } from '../../../test/fixtureDoctor.ts'
import { isProfileSaved } from './EditProfileRoute.tsx'
import type { ProfileSubmission } from '@nalam/sdk/validation'

const wanted: ProfileSubmission = {
  name: fixtureDoctor.name,
  mobile: fixtureDoctor.mobileNumber,
  email: fixtureDoctor.email,
  locality: { id: 'loc_chennai_t_nagar', name: 'T Nagar' },
  city: { id: '3659', name: 'Chennai' },
  state: { id: 35, name: 'Tamil Nadu' },
  country: { id: 101, name: 'India' },
  clinicName: fixtureDoctor.clinicName,
  qualification: 'MD',
  experience: '8',
  speciality: { id: 'spc_cardiology', name: 'Cardiology' },
  // Languages and days may come in any order.
  languages: ['Tamil', 'English'],
  availableDays: ['FRI', 'MON', 'TUE', 'WED', 'THU'],
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
