import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Offering other times to a patient. */
export const offersMessages = area('offers', {
  offer: 'Offer other times',
  title: 'Another time',
  bookedFor: 'Booked for',
  how: 'How the time is settled',
  agreed: 'Agreed on the phone',
  agreedText: 'One time, confirmed at once',
  choose: 'Let the patient choose',
  chooseText: 'One to three times, held, with a link',
  nextTimes: 'Next free times',
  earlierDays: 'Earlier days',
  laterDays: 'Later days',
  /** Today, if its free times are in one part of it. */
  thisPart: { morning: 'This morning', afternoon: 'This afternoon', evening: 'This evening' },
  offered: 'Offered',
  offeredCount: (times: number) => `${times} of 3`,
  oneMore: 'One more, if you like',
  newTime: 'New time',
  remove: (when: string) => `Remove ${when}`,
  note: 'Note to the patient',
  previousOpen: (when: string) => `Patients can book ${when} again`,
  confirm: 'Confirm',
  confirmAt: (time: string) => `Confirm ${time}`,
  confirming: 'Confirming...',
  send: 'Send',
  sendTimes: (times: number) => count(times, { one: 'Send # time', other: 'Send # times' }),
  sending: 'Sending...',
  confirmedAtOnce: (at: string) => `Confirmed at once. The message is sent at ${at}, you can undo until then.`,
  offerEnds: 'The open offer ends. Its link stops working, and its other times are free again.',
  sentAt: (at: string) => `The link is sent at ${at}, you can undo until then.`,
  heldUntil: (times: number, until: string) =>
    times === 1 ? `The time is held until ${until}.` : `The times are held until ${until}.`,
  times: 'Your offer',
  full: 'Remove one of the three first',
  /** The booking's own time. */
  freeAtOnce: 'The old time is free again at once.',
  freeLater: 'The old time stays booked until the patient answers.',
  plain: 'Ask the patient to choose a time',
  change: 'Change times',
  changeOf: (patient: string) => `Change times for ${patient}`,
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
  leftOut: (patients: number) =>
    count(patients, {
      one: '# patient will not be offered other times',
      other: '# patients will not be offered other times',
    }),
  nobody: 'No patient needs another time',
  nobodyText: 'Other times can be offered for pending and confirmed bookings that have not begun.',
  noteToAll: 'Note to all of them',
  sendCount: (offers: number) => count(offers, { one: 'Send # offer', other: 'Send # offers' }),
  heldForAll: 'The times are held until the patients answer, for 24 hours at most.',
  undoAll: 'You can undo this for 10 minutes. The links are sent after that.',
  /** The time of a cancelled booking, for another patient. */
  freed: {
    offer: 'Offer this time to another patient',
    time: 'Free time',
    before: 'Previous booking',
    waiting: 'Waiting for your answer, soonest first',
    nobody: 'Nobody else is waiting',
    nobodyText: 'No other booking waits for your answer.',
    taken: 'This time is no longer free',
    takenText: 'It is booked, held for a patient, or off.',
  },
})
