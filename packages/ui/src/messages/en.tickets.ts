// The screen of the support tickets; joined to the catalogue by en.ts.
import { pluralIn } from './plural.ts'

const count = pluralIn('en')

export const tickets = {
  title: 'Tickets',
  total: (total: number) => count(total, { one: '# ticket', other: '# tickets' }),
  found: (total: number) => count(total, { one: '# ticket found', other: '# tickets found' }),
  search: 'Search by subject or message',
  list: 'Support tickets',
  subject: 'Subject',
  createdAt: 'Date',
  updatedAt: 'Last change',
  statusOf: (subject: string) => `Status of ${subject}`,
  empty: 'No tickets yet',
  emptyText: 'Questions that you send to support are listed here, with what became of them.',
  noMatch: 'No ticket matches your search',
  noMatchText: 'Try another word, or clear the search.',
  clearSearch: 'Clear search',
  changed: 'The status is changed.',
}
