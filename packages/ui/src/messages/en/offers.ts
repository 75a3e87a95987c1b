import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Offering other times to a patient. */
export const offersMessages = area('offers', {
  offer: 'Offer other times',
  times: 'Your offer',
  full: 'Remove one of the three first',
  another: 'Another time',
  note: 'Note to the patient (optional)',
  send: 'Send offer',
  sending: 'Sending...',
  held: (until: string) => `The times are held for the patient until ${until}. The patient gets a message with a link.`,
  /** The booking's own time. */
  freeAtOnce: 'The old time is free again at once.',
  freeLater: 'The old time stays booked until the patient answers.',
  undoHint: 'You can undo this for 10 minutes. The message is sent after that.',
  plain: 'Ask the patient to choose a time',
  change: 'Change times',
  withdraw: 'Withdraw offer',
  withdrawing: 'Withdrawing...',
  withdrawText: 'The times are free again, and the link in the message stops working.',
  keep: 'Keep offer',
  until: (when: string) => `Answer possible until ${when}`,
  chosenByPatient: 'Chosen by the patient',
  heldMark: 'Held',
  ofDay: (day: string) => `Offer other times for ${day}`,
  instead: 'Offer other times instead',
  concerned: (patients: number) =>
    count(patients, { one: '# patient will be offered other times', other: '# patients will be offered other times' }),
  without: (patients: number) =>
    count(patients, { one: 'No time is left for # patient', other: 'No time is left for # patients' }),
  nobody: 'No patient needs another time',
  nobodyText: 'Other times can be offered for pending and confirmed bookings that have not begun.',
  noteToAll: 'Note to all of them (optional)',
  sendCount: (offers: number) => count(offers, { one: 'Send # offer', other: 'Send # offers' }),
  heldForAll:
    'Each patient gets a message with a link and chooses one of the times. They are held until then, for 24 hours at most.',
  undoEach: 'Each offer can be undone for 10 minutes. The messages are sent after that.',
})
