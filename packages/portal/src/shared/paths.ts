/** Every path of the portal, once. `app/pages.ts` defines the page of each path. */
export const paths = {
  home: '/',
  login: '/doctor/login',
  register: '/doctor/register',
  dashboard: '/doctor/dashboard',
  appointments: '/doctor/appointment',
  calendar: '/doctor/calendar',
  queue: '/doctor/queue',
  slots: '/doctor/slot',
  availability: '/doctor/availability',
  addSlot: '/doctor/add/slot',
  tickets: '/doctor/tickets',
  viewProfile: '/doctor/view-profile',
  editProfile: '/doctor/edit-profile',
  settings: '/doctor/settings',
  stopRecovery: '/doctor/stop-recovery',
} as const

/** The slots of a day, `YYYY-MM-DD`. */
export const slotAddress = (date: string): string => `${paths.slots}?date=${date}`
