import { area } from '../area.ts'

/** Labels of the profile. */
export const profileFieldsMessages = area('profileFields', {
  name: 'Name',
  mobile: 'Mobile Number',
  email: 'Email',
  about: 'About',
  clinicName: 'Clinic Name',
  qualification: 'Qualification',
  speciality: 'Speciality',
  experience: 'Experience',
  languages: 'Languages',
  languagesKnown: 'Languages known',
  availableDays: 'Available Days',
  availableTime: 'Available Time',
  address: 'Address',
  pincode: 'Pincode',
  locality: 'Locality',
  landmark: 'Landmark',
  city: 'City',
  state: 'State',
  country: 'Country',
})
