// Filters of the bookings and the panel of today in Hindi; merged into the catalogue by hi.ts.
import type { day as english } from './en.day.ts'
import { pluralIn } from './plural.ts'

const count = pluralIn('hi')

export const day: typeof english = {
  filters: {
    label: 'फ़िल्टर',
    all: 'सभी',
    waiting: 'लंबित',
    when: 'कब',
    anyDay: 'कोई भी दिन',
    tomorrow: 'आने वाला कल',
    week: 'इस सप्ताह',
    dates: 'तारीखें',
    chooseDates: 'तारीखें चुनें',
    firstDay: 'पहला दिन',
    lastDay: 'आख़िरी दिन',
    show: 'बुकिंग दिखाएँ',
    showSoonest: 'जल्दी वाली पहले दिखाएँ',
    showLatest: 'बाद वाली पहले दिखाएँ',
    soonestFirst: 'जल्दी वाली पहले',
    noMatch: 'इन फ़िल्टर से कोई बुकिंग नहीं मिली',
    noMatchText: 'दूसरे फ़िल्टर चुनें या सभी बुकिंग देखें।',
    noTickets: 'इस स्थिति में कोई टिकट नहीं',
    noTicketsText: 'दूसरी स्थिति चुनें या सभी टिकट देखें।',
    showAll: 'सभी दिखाएँ',
  },
  sameTimeAs: (patients) => `वही समय: ${patients}`,
  overdue: {
    title: 'समय बीत चुका है',
    declineOnly: 'केवल अस्वीकार की जा सकती है',
    note: 'समय बीत चुका है। यह बुकिंग केवल अस्वीकार की जा सकती है।',
  },
  today: {
    nextPatient: 'अगला मरीज़',
    now: 'अभी',
    inMinutes: (minutes) => count(minutes, { other: '# मिनट में' }),
    inHours: (hours, minutes) => `${hours} घंटे ${minutes} मिनट में`,
    nobody: 'आज कोई मरीज़ नहीं',
    nobodyLeft: 'आज अब कोई मरीज़ नहीं',
    later: (patient, when) => `अगला: ${patient}, ${when}`,
    toCome: (bookings) => count(bookings, { one: '# आने वाला', other: '# आने वाले' }),
    waiting: 'आपके जवाब की प्रतीक्षा में',
    waitingToday: (bookings) => (bookings === 0 ? 'आज कोई नहीं' : count(bookings, { other: 'इनमें # आज' })),
    openCalendar: 'कैलेंडर खोलें',
    openList: 'आज की बुकिंग',
    failed: 'आज की जानकारी लोड नहीं हो सकी',
  },
  undo: {
    title: 'अभी-अभी दिए गए जवाब',
    undo: 'वापस लें',
    undoOf: (patient) => `${patient} को दिया जवाब वापस लें`,
    key: 'पिछला जवाब वापस लें',
    minutesLeft: (minutes) => count(minutes, { other: '# मिनट बचे' }),
    lastMinute: 'एक मिनट से कम',
    more: (answers) => count(answers, { other: '# और' }),
  },
  changes: {
    title: 'अभी-अभी किए गए बदलाव',
    undoOf: (change) => `${change}: वापस लें`,
    published: (created) => count(created, { one: '# स्लॉट प्रकाशित', other: '# स्लॉट प्रकाशित' }),
    publishedRemoved: (published, removed) =>
      `${published}, ${count(removed, { one: '# हटाया गया', other: '# हटाए गए' })}`,
    added: (slots) => count(slots, { one: '# स्लॉट जोड़ा गया', other: '# स्लॉट जोड़े गए' }),
    deleted: (slots) => count(slots, { one: '# स्लॉट हटाया गया', other: '# स्लॉट हटाए गए' }),
    switchedOn: (slots) => count(slots, { one: '# स्लॉट चालू किया गया', other: '# स्लॉट चालू किए गए' }),
    switchedOff: (slots) => count(slots, { one: '# स्लॉट बंद किया गया', other: '# स्लॉट बंद किए गए' }),
    changed: (slots) => count(slots, { one: '# स्लॉट बदला गया', other: '# स्लॉट बदले गए' }),
  },
}
