import { area } from '../area.ts'

/** Labels of the fields of sign-in and registration. */
export const fieldsMessages = area('fields', {
  email: 'Email',
  password: 'Password',
  doctorName: 'Doctor name',
  mobileNumber: 'Mobile number',
})
