// Hindi. Complete: the compiler refuses a missing text. Server and validation texts are in hi.server.ts.
import { PRODUCT_NAME } from '@nalam/sdk'
import { errors, validation } from './hi.server.ts'
import type { CompleteMessages } from './Messages.ts'
import { account } from './hi.account.ts'
import { bookings } from './hi.bookings.ts'
import { profile } from './hi.profile.ts'
import { slots } from './hi.slots.ts'
import { tickets } from './hi.tickets.ts'
import { pluralIn } from './plural.ts'

const count = pluralIn('hi')

export const hi = {
  actions: {
    cancel: 'रद्द करें',
    close: 'बंद करें',
    back: 'वापस',
    tryAgain: 'फिर कोशिश करें',
    dismiss: 'हटाएँ',
    yes: 'हाँ',
    no: 'नहीं',
  },
  states: {
    loading: 'लोड हो रहा है...',
    notFilled: 'नहीं दिया गया',
    sample: 'नमूना',
    sampleNote: 'यह नमूने का आँकड़ा है, आपका अपना नहीं.',
    offlineTitle: 'इंटरनेट नहीं है',
    offlineText: 'जो दिख रहा है वह पुराना हो सकता है. संपर्क लौटते ही इसे फिर पढ़ा जाएगा.',
    failedTitle: 'यह लोड नहीं हो सका',
    failedText: 'कुछ भी खोया नहीं है. थोड़ी देर में फिर कोशिश करें.',
  },
  notices: {
    region: 'सूचनाएँ',
    success: 'हो गया',
    error: 'त्रुटि',
    info: 'सूचना',
  },
  frame: {
    home: `${PRODUCT_NAME}, डैशबोर्ड पर`,
    hello: 'नमस्ते!',
    loadingName: 'लोड हो रहा है...',
    skipToContent: 'सामग्री पर जाएँ',
    openNavigation: 'मेन्यू खोलें',
    closeNavigation: 'मेन्यू बंद करें',
    navigation: 'मुख्य',
    dashboard: 'डैशबोर्ड',
    appointments: 'अपॉइंटमेंट',
    slots: 'स्लॉट',
    tickets: 'टिकट',
    profile: 'प्रोफ़ाइल',
    pendingCount: (pending) => count(pending, { one: '# आपके जवाब की प्रतीक्षा में', other: '# आपके जवाब की प्रतीक्षा में' }),
    accountMenu: 'खाता मेन्यू',
    myProfile: 'मेरी प्रोफ़ाइल',
    logout: 'लॉग आउट',
    activeStatus: 'सक्रिय स्थिति',
    activeOn: 'आप लाइव हैं. मरीज़ आपके खुले स्लॉट बुक कर सकते हैं.',
    activeOff: 'आप लाइव नहीं हैं. मरीज़ आपको बुक नहीं कर सकते.',
    activeUnknown: 'आपकी स्थिति पढ़ी जा रही है.',
  },
  logoutDialog: {
    title: 'लॉग आउट की पुष्टि करें',
    text: 'आप जा रहे हैं! क्या आप निश्चित हैं?',
    detail: 'साइन आउट करने के लिए हाँ दबाएँ.',
    confirm: 'हाँ, लॉग आउट!',
  },
  profilePrompt: {
    title: 'अपनी प्रोफ़ाइल पूरी करें',
    text: 'सभी सुविधाओं के लिए कृपया अपनी प्रोफ़ाइल पूरी करें.',
    go: 'प्रोफ़ाइल पर जाएँ',
  },
  activationPrompt: {
    title: 'अपनी स्थिति सक्रिय करें',
    text: 'क्या आप अपनी स्थिति सक्रिय करना चाहेंगे?',
    detail: "'हाँ' दबाने पर आपकी स्थिति लाइव हो जाएगी",
  },
  sessionExpired: {
    title: 'सत्र समाप्त हो गया',
    text: 'आगे बढ़ने के लिए फिर साइन इन करें. जो आपने लिखा है वह सुरक्षित है.',
    signIn: 'फिर साइन इन करें',
    someoneElse: 'किसी और के रूप में साइन इन करें',
    lost: 'तब लिखा हुआ मिट जाएगा.',
  },
  leaveForm: {
    title: 'सहेजे बिना छोड़ें?',
    text: 'इस पृष्ठ पर आपके बदलाव सहेजे नहीं गए हैं.',
    stay: 'यहीं रहें',
    leave: 'छोड़ें',
  },
  live: {
    newBookings: (bookings) => count(bookings, { one: '# नई बुकिंग: दिखाएँ', other: '# नई बुकिंग: दिखाएँ' }),
    updated: (ago) => `${ago} अद्यतन हुआ`,
    updatedNow: 'अभी अद्यतन हुआ',
  },
  appearance: {
    language: 'भाषा',
    appearance: 'रूप',
    system: 'सिस्टम जैसा',
    light: 'हल्का',
    dark: 'गहरा',
    highContrast: 'उच्च कंट्रास्ट',
    density: 'घनत्व',
    comfortable: 'खुला',
    compact: 'सघन',
  },
  status: {
    pending: 'लंबित',
    confirmed: 'पुष्ट',
    declined: 'अस्वीकृत',
    reschedule: 'नया समय',
    open: 'खुला',
    inProgress: 'प्रगति पर',
    resolved: 'हल हुआ',
  },
  table: {
    serialNumber: 'क्र.',
    date: 'तारीख',
    bookingId: 'बुकिंग आईडी',
    patientName: 'मरीज़ का नाम',
    mobileNumber: 'मोबाइल नंबर',
    slot: 'समय',
    payment: 'भुगतान',
    method: 'तरीका',
    status: 'स्थिति',
    action: 'कार्रवाई',
    paid: 'चुकाया',
    online: 'ऑनलाइन',
  },
  pagination: {
    label: 'पृष्ठ',
    previous: 'पिछला',
    next: 'अगला',
    page: (page) => `पृष्ठ ${page}`,
    range: (from, to, total) => `${total} में से ${from}–${to}`,
    pageOf: (page, pages) => `${pages} में से पृष्ठ ${page}`,
  },
  ...account,
  ...bookings,
  ...profile,
  slots,
  tickets,
  notFound: {
    title: 'पृष्ठ नहीं मिला',
    text: 'इस पते पर कुछ नहीं है. यह हट गया हो सकता है, या लिंक अधूरा है.',
    home: 'शुरुआती पृष्ठ पर',
  },
  somethingWentWrong: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'यह स्क्रीन रुक गई है. आपका डेटा सुरक्षित है. फिर कोशिश करें, या शुरुआती पृष्ठ पर जाएँ.',
    requestId: (id) => `संदर्भ: ${id}`,
  },
  errors,
  validation,
} satisfies CompleteMessages
