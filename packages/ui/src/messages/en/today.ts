import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** The panel of today on the dashboard. */
export const todayMessages = area('today', {
  nextPatient: 'Next patient',
  now: 'now',
  inMinutes: (minutes: number) => count(minutes, { one: 'in # minute', other: 'in # minutes' }),
  inHours: (hours: number, minutes: number) => `in ${hours} h ${minutes} min`,
  nobody: 'No patients today',
  nobodyLeft: 'No more patients today',
  later: (patient: string, when: string) => `Next: ${patient}, ${when}`,
  seen: (bookings: number) => count(bookings, { other: '# seen' }),
  toCome: (bookings: number) => count(bookings, { other: '# to come' }),
  waiting: 'Waiting for your answer',
  waitingToday: (bookings: number) => (bookings === 0 ? 'none today' : count(bookings, { other: '# of them today' })),
  openCalendar: 'Open calendar',
  openList: "Today's bookings",
  failed: 'Today could not be loaded',
})
