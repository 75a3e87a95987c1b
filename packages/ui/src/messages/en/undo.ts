import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Answers that can be undone. */
export const undoMessages = area('undo', {
  title: 'Answered just now',
  undo: 'Undo',
  undoOf: (patient: string) => `Undo the answer to ${patient}`,
  undoAll: (bookings: number) => count(bookings, { other: 'Undo the cancellation of # bookings' }),
  undoOffers: (patients: number) => count(patients, { other: 'Undo the offers to # patients' }),
  key: 'Undo the last answer',
  minutesLeft: (minutes: number) => count(minutes, { other: '# min left' }),
  lastMinute: 'less than a minute left',
})
