import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** Filters of the bookings and tickets. */
export const filtersMessages = area('filters', {
  label: 'Filters',
  filter: 'Filter',
  views: 'View',
  more: 'More',
  moreOf: (patient: string) => `More for ${patient}`,
  remove: (filter: string) => `Remove filter: ${filter}`,
  reset: 'Reset',
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
  showCount: (bookings: number) => count(bookings, { one: 'Show # booking', other: 'Show # bookings' }),
  order: 'Order',
  orders: { soonest: 'Soonest first', latest: 'Latest first' },
  soonestFirst: 'soonest first',
  confirmedOnly: 'for Confirmed only',
  nothingWaits: 'Nothing waits for your answer',
  nothingWaitsText: 'New bookings appear here.',
  noMatch: 'No bookings match these filters',
  noMatchText: 'Choose other filters, or show all bookings.',
  noTickets: 'No tickets with this status',
  noTicketsText: 'Choose another status, or show all tickets.',
  showAll: 'Show all',
})
