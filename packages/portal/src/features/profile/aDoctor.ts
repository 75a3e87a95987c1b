import type { Doctor } from '@nalam/sdk'

/** A doctor with a complete profile, for tests. */
export const aDoctor: Doctor = {
  id: 'doc_meena',
  name: 'Meena Raghavan',
  email: 'meena.raghavan@nalam.example',
  mobileNumber: '9000010001',
  address: '14, Usman Road, T Nagar, Chennai',
  pincode: '600017',
  locality: { id: 'loc_chennai_t_nagar', name: 'T Nagar' },
  landmark: 'Near Panagal Park',
  city: { id: '3659', name: 'Chennai' },
  state: 'Tamil Nadu',
  country: 'India',
  clinicName: 'Raghavan Heart Clinic',
  qualification: 'MD',
  experience: '10+',
  about: 'Heart care for families.',
  speciality: { id: 'spc_cardiology', name: 'Cardiology' },
  languages: ['Tamil', 'English'],
  availableDays: ['MON', 'TUE'],
  availableTime: { from: '9 AM', to: '5 PM' },
  profileImage: null,
  profileUpdated: true,
  isActive: true,
}
