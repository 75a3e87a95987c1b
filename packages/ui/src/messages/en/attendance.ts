import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Whether patients come: their answers to reminders, their numbers, and how often they did not. */
export const attendanceMessages = area('attendance', {
  comes: 'Will come',
  cannot: 'Cannot come',
  /** The number that a patient got on arrival. */
  number: (number: string) => `Number ${number}`,
  /** Of today's confirmed appointments. */
  comesOf: (comes: number, expected: number) => `${comes} of ${expected} said they come`,
  noShows: (patients: number) => count(patients, { other: '# did not come in 30 days' }),
  /** Beside a number, from the second time on. */
  missed: (times: number) => count(times, { one: 'Did not come once', other: 'Did not come # times' }),
  markArrived: 'Mark arrived',
  more: 'More',
  less: 'Less',
})
