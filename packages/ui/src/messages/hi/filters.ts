import type { TextsOf } from '../area.ts'
import type { filtersMessages } from '../en/filters.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const filters: TextsOf<typeof filtersMessages> = {
  label: 'फ़िल्टर',
  filter: 'फ़िल्टर',
  views: 'व्यू',
  more: 'और',
  moreOf: (patient) => `और, ${patient}`,
  remove: (filter) => `फ़िल्टर हटाएँ: ${filter}`,
  reset: 'रीसेट करें',
  all: 'सभी',
  waiting: 'लंबित',
  when: 'कब',
  anyDay: 'कोई भी दिन',
  tomorrow: 'कल (+1 दिन)',
  week: 'इस सप्ताह',
  dates: 'तारीखें',
  chooseDates: 'तारीखें चुनें',
  firstDay: 'पहला दिन',
  lastDay: 'आखिरी दिन',
  show: 'बुकिंग दिखाएँ',
  showCount: (bookings) => count(bookings, { one: '# बुकिंग दिखाएँ', other: '# बुकिंग दिखाएँ' }),
  order: 'क्रम',
  orders: { soonest: 'जल्दी वाली पहले', latest: 'बाद वाली पहले' },
  confirmedOnly: 'सिर्फ़ कन्फ़र्म के लिए',
  nothingWaits: 'आपके जवाब के इंतज़ार में कुछ नहीं',
  nothingWaitsText: 'नई बुकिंग यहाँ दिखेंगी।',
  soonestFirst: 'जल्दी वाली पहले',
  noMatch: 'इन फ़िल्टर से कोई बुकिंग नहीं मिली',
  noMatchText: 'दूसरे फ़िल्टर चुनें या सभी बुकिंग देखें।',
  noTickets: 'इस स्थिति में कोई टिकट नहीं',
  noTicketsText: 'दूसरी स्थिति चुनें या सभी टिकट देखें।',
  showAll: 'सभी दिखाएँ',
}
