import { area } from '../area.ts'

/** Labels of the profile. */
export const profileFieldsMessages = area('profileFields', {
  name: 'Name',
  mobile: 'Mobile number',
  email: 'Email',
  about: 'About',
  clinicName: 'Clinic name',
  qualification: 'Qualification',
  speciality: 'Speciality',
  experience: 'Experience',
  languages: 'Languages',
  languagesKnown: 'Languages known',
  availableDays: 'Available days',
  availableTime: 'Available time',
  address: 'Address',
  pincode: 'Pincode',
  locality: 'Locality',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
  country: 'Country',
})
