import { area } from '../area.ts'

/** Filters of the bookings and tickets. */
export const filtersMessages = area('filters', {
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
})
