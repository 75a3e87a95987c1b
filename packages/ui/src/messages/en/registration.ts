import { area } from '../area.ts'

/** The registration page. */
export const registrationMessages = area('registration', {
  submit: 'Register',
  submitting: 'Registering...',
  alreadyRegistered: 'Already registered?',
  signIn: 'Sign In',
  startAgain: 'Start again',
})
