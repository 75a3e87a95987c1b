import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** The list of bookings. */
export const appointmentsMessages = area('appointments', {
  search: 'Search',
  searchHint: 'Search by patient, mobile or booking ID',
  clearSearch: 'Clear search',
  refresh: 'Refresh',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exported: 'Bookings exported.',
  found: (total: number) => count(total, { one: '# booking found', other: '# bookings found' }),
  bookings: (total: number) => count(total, { one: '# booking', other: '# bookings' }),
  waiting: (pending: number) =>
    count(pending, { one: '# waiting for your answer', other: '# waiting for your answer' }),
  emptyTitle: 'No bookings yet',
  emptyText: 'Patients can book you once you are live and have open slots.',
  nothingFound: (text: string) => `Nothing found for “${text}”`,
  nothingFoundText: 'You can search by patient name, mobile number or booking ID.',
  keys: 'Keyboard shortcuts',
  keysText: 'Shortcuts apply to the focused row and are off while you type. Press Tab to reach the rows.',
  keyMove: 'Next or previous booking',
  keyEnds: 'First or last booking',
})
