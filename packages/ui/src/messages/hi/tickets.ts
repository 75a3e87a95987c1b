import type { TextsOf } from '../area.ts'
import type { ticketsMessages } from '../en/tickets.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const tickets: TextsOf<typeof ticketsMessages> = {
  total: (total) => count(total, { one: '# टिकट', other: '# टिकट' }),
  found: (total) => count(total, { one: '# टिकट मिला', other: '# टिकट मिले' }),
  search: 'विषय या संदेश से खोजें',
  list: 'सहायता टिकट',
  subject: 'विषय',
  createdAt: 'तारीख',
  updatedAt: 'आखिरी अपडेट',
  statusOf: (subject) => `स्थिति: ${subject}`,
  empty: 'अभी कोई टिकट नहीं',
  emptyText: 'सहायता टीम को भेजे गए आपके सवाल और उनकी स्थिति यहाँ दिखती है।',
  noMatch: 'आपकी खोज से कोई टिकट नहीं मिला',
  noMatchText: 'कोई और शब्द आज़माएँ, या खोज मिटाएँ।',
  clearSearch: 'खोज मिटाएँ',
  changed: 'स्थिति बदल दी गई।',
}
