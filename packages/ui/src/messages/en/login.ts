import { area } from '../area.ts'

/** The sign-in page. */
export const loginMessages = area('login', {
  submit: 'Login',
  submitting: 'Logging in...',
  forgotPassword: 'Forgot Password',
  newHere: 'New here?',
  register: 'Register',
})
