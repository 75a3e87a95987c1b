import { area } from '../area.ts'

/** The sign-in page. */
export const loginMessages = area('login', {
  submit: 'Login',
  submitting: 'Logging in...',
  passkey: 'Sign in with a passkey',
  usingPasskey: 'Waiting for your passkey...',
  forgotPassword: 'Forgot Password',
  newHere: 'New here?',
  register: 'Register',
})
