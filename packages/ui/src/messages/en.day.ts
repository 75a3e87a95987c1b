// Texts of the doctor's day beyond the base operations: filters of the bookings, and the panel of
// today. Not merged into the English catalogue, which every sign-in page loads: these texts are
// loaded with the screens that use them (`useDayMessages`).
import { pluralIn } from './plural.ts'

const count = pluralIn('en')

export const day = {
  filters: {
    label: 'Filters',
    all: 'All',
    waiting: 'Waiting',
    when: 'When',
    anyDay: 'Any day',
    tomorrow: 'Tomorrow',
    week: 'This week',
    dates: 'Dates',
    chooseDates: 'Choose dates',
    firstDay: 'First day',
    lastDay: 'Last day',
    show: 'Show bookings',
    showSoonest: 'Show the soonest first',
    showLatest: 'Show the latest first',
    soonestFirst: 'soonest first',
    noMatch: 'No bookings match these filters',
    noMatchText: 'Choose other filters, or show all bookings.',
    noTickets: 'No tickets with this status',
    noTicketsText: 'Choose another status, or show all tickets.',
    showAll: 'Show all',
  },
  /** The other bookings of a time, before one of them is approved. */
  sameTimeAs: (patients: string) => `Same time as ${patients}`,
  overdue: {
    title: 'The time has passed',
    declineOnly: 'Can only be declined',
    note: 'The time has passed. This booking can only be declined.',
  },
  today: {
    nextPatient: 'Next patient',
    now: 'now',
    inMinutes: (minutes: number) => count(minutes, { one: 'in # minute', other: 'in # minutes' }),
    inHours: (hours: number, minutes: number) => `in ${hours} h ${minutes} min`,
    nobody: 'No patients today',
    nobodyLeft: 'No more patients today',
    later: (patient: string, when: string) => `Next: ${patient}, ${when}`,
    toCome: (bookings: number) => count(bookings, { other: '# to come' }),
    waiting: 'Waiting for your answer',
    waitingToday: (bookings: number) => (bookings === 0 ? 'none today' : count(bookings, { other: '# of them today' })),
    openCalendar: 'Open calendar',
    openList: "Today's bookings",
    failed: 'Today could not be loaded',
  },
  undo: {
    title: 'Answered just now',
    undo: 'Undo',
    undoOf: (patient: string) => `Undo the answer to ${patient}`,
    key: 'Undo the last answer',
    minutesLeft: (minutes: number) => count(minutes, { other: '# min left' }),
    lastMinute: 'less than a minute',
    more: (answers: number) => count(answers, { other: '# more' }),
  },
  changes: {
    title: 'Changed just now',
    undoOf: (change: string) => `Undo: ${change}`,
    published: (created: number) => count(created, { one: '# slot published', other: '# slots published' }),
    publishedRemoved: (published: string, removed: number) => `${published}, ${removed} removed`,
    added: (slots: number) => count(slots, { one: '# slot added', other: '# slots added' }),
    deleted: (slots: number) => count(slots, { one: '# slot deleted', other: '# slots deleted' }),
    switchedOn: (slots: number) => count(slots, { one: '# slot switched on', other: '# slots switched on' }),
    switchedOff: (slots: number) => count(slots, { one: '# slot switched off', other: '# slots switched off' }),
    changed: (slots: number) => count(slots, { one: '# slot changed', other: '# slots changed' }),
  },
}
