import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Bookings whose patients were not told what is so. */
export const notToldMessages = area('notTold', {
  mark: 'Not told',
  text: (message: string, until: string) =>
    `The message “${message}” did not reach the patient. It was tried until ${until} and is not sent again by itself.`,
  knows: 'The patient knows',
  now: 'Now',
  states: {
    nothing: 'Nothing',
    requested: 'Requested',
    confirmed: 'Confirmed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    asked: 'Asked to choose another time',
    offered: 'Other times offered',
    lapsed: 'Could not be confirmed',
  },
  call: 'Call the patient',
  told: 'I have told the patient',
  saving: 'Saving...',
  patients: (patients: number) => count(patients, { one: '# patient not told', other: '# patients not told' }),
  patientsText: 'Their messages did not arrive.',
  show: 'Show',
})
