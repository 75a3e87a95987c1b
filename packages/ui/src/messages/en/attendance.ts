import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Whether patients come: their answers to reminders, and how often they did not. */
export const attendanceMessages = area('attendance', {
  comes: 'Will come',
  cannot: 'Cannot come',
  /** Of today's confirmed appointments. */
  comesOf: (comes: number, expected: number) => `${comes} of ${expected} said they come`,
  noShows: (patients: number) => count(patients, { other: '# did not come in 30 days' }),
  /** Beside a number, from the second time on. */
  missed: (times: number) => count(times, { one: 'Did not come once', other: 'Did not come # times' }),
  more: 'More',
  less: 'Less',
})
