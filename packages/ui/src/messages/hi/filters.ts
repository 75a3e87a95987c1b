import type { TextsOf } from '../area.ts'
import type { filtersMessages } from '../en/filters.ts'

export const filters: TextsOf<typeof filtersMessages> = {
  label: 'फ़िल्टर',
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
  showSoonest: 'जल्दी वाली पहले दिखाएँ',
  showLatest: 'बाद वाली पहले दिखाएँ',
  soonestFirst: 'जल्दी वाली पहले',
  noMatch: 'इन फ़िल्टर से कोई बुकिंग नहीं मिली',
  noMatchText: 'दूसरे फ़िल्टर चुनें या सभी बुकिंग देखें।',
  noTickets: 'इस स्थिति में कोई टिकट नहीं',
  noTicketsText: 'दूसरी स्थिति चुनें या सभी टिकट देखें।',
  showAll: 'सभी दिखाएँ',
}
