import type { TextsOf } from '../area.ts'
import type { appointmentsMessages } from '../en/appointments.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const appointments: TextsOf<typeof appointmentsMessages> = {
  search: 'खोजें',
  searchHint: 'मरीज़, मोबाइल या बुकिंग आईडी से खोजें',
  clearSearch: 'खोज मिटाएँ',
  refresh: 'रीफ़्रेश करें',
  exportCsv: 'CSV डाउनलोड करें',
  exporting: 'डाउनलोड हो रहा है...',
  exported: 'CSV फ़ाइल डाउनलोड हो गई।',
  found: (total: number) => count(total, { one: '# बुकिंग मिली', other: '# बुकिंग मिलीं' }),
  bookings: (total) => count(total, { one: '# बुकिंग', other: '# बुकिंग' }),
  waiting: (pending) => count(pending, { one: '# आपके जवाब के इंतज़ार में', other: '# आपके जवाब के इंतज़ार में' }),
  emptyTitle: 'अभी कोई बुकिंग नहीं',
  emptyText: 'जब बुकिंग सुविधा चालू हो और स्लॉट खुले हों, तब मरीज़ आपसे अपॉइंटमेंट ले सकते हैं।',
  nothingFound: (text) => `“${text}” के लिए कुछ नहीं मिला`,
  nothingFoundText: 'मरीज़ के नाम, मोबाइल नंबर या बुकिंग आईडी से खोज सकते हैं।',
  keys: 'कीबोर्ड शॉर्टकट',
  keysText: 'ये चुनी हुई पंक्ति पर काम करते हैं, लिखते समय कभी नहीं। Tab से पंक्तियों तक पहुँचें।',
  keyMove: 'अगली या पिछली बुकिंग',
  keyEnds: 'पहली या आखिरी बुकिंग',
}
