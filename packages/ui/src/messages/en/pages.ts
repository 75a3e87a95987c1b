import { area } from '../area.ts'

/** Titles of the pages: the document's title, the heading, the static page before any script. */
export const pagesMessages = area('pages', {
  login: 'Sign in',
  loginWelcome: 'Welcome back, doctor.',
  registration: 'Register',
  registrationWelcome: 'Enter your details. We will email you a code to confirm them.',
  dashboard: 'Dashboard',
  appointments: 'Appointments',
  calendar: 'Calendar',
  queue: 'Queue',
  slots: 'Slots',
  addSlot: 'Add Slot',
  availability: 'Availability',
  tickets: 'Tickets',
  profile: 'Profile',
  editProfile: 'Edit Profile',
  settings: 'Settings',
  notFound: 'Page not found',
})
