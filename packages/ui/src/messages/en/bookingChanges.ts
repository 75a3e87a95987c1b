import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Changing bookings: cancelling one or several, moving, selecting them. */
export const bookingChangesMessages = area('bookingChanges', {
  cancel: 'Cancel booking',
  chooseReason: 'Choose a reason',
  cancelling: 'Cancelling...',
  keep: 'Keep booking',
  noteHint: 'The patient can read this. At most 300 characters.',
  slotOpen: 'Patients can book this time again',
  noteHintOfSeveral: 'All of the patients can read this. At most 300 characters.',
  /** 0: how many is not known yet. */
  slots: (slots: number) => (slots === 0 ? 'The slots' : count(slots, { one: 'The slot', other: 'The # slots' })),
  slotsOff: 'Switch off',
  slotsOpen: 'Patients can book again',
  /** The patient is told only after the time to undo. */
  cancelledAtOnce: (at: string) => `The booking ends at once. The message is sent at ${at}, you can undo until then.`,
  severalAtOnce: (at: string) => `The bookings end at once. The messages are sent at ${at}, you can undo until then.`,
  loadingTimes: 'Loading free times...',
  chooseAnother: 'Choose another time.',
  noTimes: 'No free time',
  noTimesText: 'No slot is open in the next six weeks. Add a slot first.',
  cancelSeveral: 'Cancel bookings',
  ofDay: (day: string) => `Cancel bookings on ${day}`,
  from: 'From',
  wholeDay: 'Whole day',
  toEnd: 'to the end of the day',
  loadingPreview: 'Loading bookings...',
  concerned: (bookings: number) =>
    count(bookings, { one: '# booking will be cancelled', other: '# bookings will be cancelled' }),
  left: (bookings: number) =>
    count(bookings, { one: '# booking will not be cancelled', other: '# bookings will not be cancelled' }),
  leftReasons: {
    pending: 'Waiting for your answer',
    seen: 'Seen',
    begun: 'The time has begun',
    'not-confirmed': 'Not confirmed',
    gone: 'No longer available',
  },
  nothing: 'No booking can be cancelled',
  nothingText: 'Only confirmed bookings whose time has not begun can be cancelled.',
  changed: 'These bookings have changed. Check them again.',
  cancelCount: (bookings: number) => count(bookings, { one: 'Cancel # booking', other: 'Cancel # bookings' }),
  keepAll: 'Keep bookings',
  select: 'Select bookings',
  selectColumn: 'Select',
  endSelection: 'End selection',
  selectOf: (patient: string) => `Select booking of ${patient}`,
  selected: (bookings: number) => count(bookings, { one: '# booking selected', other: '# bookings selected' }),
})
