import type { TextsOf } from '../area.ts'
import type { slotsMessages } from '../en/slots.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const slots: TextsOf<typeof slotsMessages> = {
  addNew: 'नया जोड़ें',
  incompleteProfile: 'स्लॉट जोड़ने से पहले अपनी प्रोफ़ाइल पूरी करें।',
  days: 'दिन',
  previousMonth: 'पिछला महीना',
  nextMonth: 'अगला महीना',
  previousWeek: 'पिछला सप्ताह',
  nextWeek: 'अगला सप्ताह',
  today: 'आज',
  available: 'उपलब्ध',
  notAvailable: 'उपलब्ध नहीं',
  past: 'बीत चुका',
  noSlots: 'कोई स्लॉट नहीं',
  openCount: (open) => count(open, { one: '# खुला', other: '# खुले' }),
  bookedCount: (booked) => count(booked, { one: '# बुक हुआ', other: '# बुक हुए' }),
  pastCount: (past) => count(past, { one: 'बीता हुआ # स्लॉट', other: 'बीते हुए # स्लॉट' }),
  someOpen: 'खुले स्लॉट हैं',
  allBooked: 'सब बुक हैं',
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
  until: (time) => `– ${time}`,
  booked: 'बुक हुआ',
  held: 'आरक्षित',
  selectAll: 'सभी चुनें',
  selectedCount: (selected) => count(selected, { one: '# स्लॉट चुना गया', other: '# स्लॉट चुने गए' }),
  list: 'दिन के स्लॉट',
  empty: 'चुनी गई तारीख के लिए कोई स्लॉट उपलब्ध नहीं है',
  emptyText: 'वे समय जोड़ें जिन पर मरीज़ आपसे अपॉइंटमेंट ले सकें।',
  noDay: 'इनमें से कोई दिन नहीं चुना जा सकता',
  noDayText: 'जो दिन बीत गए हैं और जिन दिनों आप मरीज़ नहीं देखते, उनमें बदलने के लिए कोई स्लॉट नहीं है।',
  noDays: 'आपके परामर्श के दिन अभी तय नहीं हैं',
  noDaysText: 'अपनी प्रोफ़ाइल में चुनें कि आप किन दिनों मरीज़ देखते हैं।',
  editProfile: 'प्रोफ़ाइल एडिट करें',
  stale: 'ये स्लॉट रीफ़्रेश नहीं हो सके; हो सकता है ये पुराने हों।',
  created: 'स्लॉट जुड़ गया।',
}
