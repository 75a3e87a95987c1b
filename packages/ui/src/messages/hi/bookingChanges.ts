import type { TextsOf } from '../area.ts'
import type { bookingChangesMessages } from '../en/bookingChanges.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const bookingChanges: TextsOf<typeof bookingChangesMessages> = {
  cancel: 'बुकिंग रद्द करें',
  chooseReason: 'कारण चुनें',
  cancelling: 'रद्द हो रही है...',
  keep: 'बुकिंग रहने दें',
  noteHint: 'इसे मरीज़ पढ़ सकते हैं। ज़्यादा से ज़्यादा 300 अक्षर।',
  slotOpen: 'मरीज़ यह समय फिर से बुक कर सकते हैं',
  noteHintOfSeveral: 'इसे सभी मरीज़ पढ़ सकते हैं। ज़्यादा से ज़्यादा 300 अक्षर।',
  slots: (slots) => (slots === 0 ? 'स्लॉट' : count(slots, { one: 'स्लॉट', other: '# स्लॉट' })),
  slotsOff: 'बंद करें',
  slotsOpen: 'मरीज़ फिर से बुक कर सकते हैं',
  cancelledAtOnce: (at) => `बुकिंग तुरंत रद्द होगी। संदेश ${at} पर भेजा जाएगा, तब तक वापस लिया जा सकता है।`,
  severalAtOnce: (at) => `बुकिंग तुरंत रद्द होंगी। संदेश ${at} पर भेजे जाएँगे, तब तक वापस लिया जा सकता है।`,
  loadingTimes: 'खुले समय लोड हो रहे हैं...',
  chooseAnother: 'दूसरा समय चुनें।',
  noTimes: 'कोई समय खुला नहीं',
  noTimesText: 'अगले छह सप्ताह में कोई स्लॉट खुला नहीं है। पहले एक स्लॉट जोड़ें।',
  cancelSeveral: 'बुकिंग रद्द करें',
  ofDay: (day) => `${day} की बुकिंग रद्द करें`,
  from: 'कब से',
  wholeDay: 'पूरा दिन',
  toEnd: 'दिन के अंत तक',
  loadingPreview: 'बुकिंग लोड हो रही हैं...',
  concerned: (bookings) => count(bookings, { one: '# बुकिंग रद्द होगी', other: '# बुकिंग रद्द होंगी' }),
  left: (bookings) => count(bookings, { one: '# बुकिंग रद्द नहीं होगी', other: '# बुकिंग रद्द नहीं होंगी' }),
  leftReasons: {
    pending: 'आपके जवाब का इंतज़ार है',
    seen: 'देख लिया',
    begun: 'समय शुरू हो चुका है',
    'not-confirmed': 'कन्फ़र्म नहीं है',
    gone: 'अब मौजूद नहीं है',
  },
  nothing: 'कोई बुकिंग रद्द नहीं की जा सकती',
  nothingText: 'सिर्फ़ वही कन्फ़र्म बुकिंग रद्द की जा सकती हैं जिनका समय शुरू नहीं हुआ है।',
  changed: 'ये बुकिंग बदल गई हैं। फिर से जाँच लें।',
  cancelCount: (bookings) => count(bookings, { other: '# बुकिंग रद्द करें' }),
  keepAll: 'बुकिंग रहने दें',
  select: 'बुकिंग चुनें',
  selectColumn: 'चुनें',
  endSelection: 'चुनना बंद करें',
  selectOf: (patient) => `${patient} की बुकिंग चुनें`,
  selected: (bookings) => count(bookings, { one: '# बुकिंग चुनी गई', other: '# बुकिंग चुनी गईं' }),
}
