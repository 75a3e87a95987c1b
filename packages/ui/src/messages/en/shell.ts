import { area } from '../area.ts'

/** Texts of the page before any script is loaded: the greeting of the top bar, the picture of sign-in. */
export const shellMessages = area('shell', {
  hello: 'Hello!',
  loadingName: 'Loading...',
  headline: 'Your day, in order.',
  sentence: 'Publish your hours, answer bookings with one tap, and finish on time.',
})
