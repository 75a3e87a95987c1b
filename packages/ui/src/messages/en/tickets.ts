import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** The page of the support tickets. */
export const ticketsMessages = area('tickets', {
  total: (total: number) => count(total, { one: '# ticket', other: '# tickets' }),
  found: (total: number) => count(total, { one: '# ticket found', other: '# tickets found' }),
  search: 'Search by subject or message',
  list: 'Support tickets',
  subject: 'Subject',
  createdAt: 'Date',
  updatedAt: 'Last updated',
  statusOf: (subject: string) => `Status of ${subject}`,
  empty: 'No tickets yet',
  emptyText: 'Questions you send to support appear here with their status.',
  noMatch: 'No ticket matches your search',
  noMatchText: 'Try another word, or clear the search.',
  clearSearch: 'Clear search',
  changed: 'Status updated.',
})
