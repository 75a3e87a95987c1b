// Hindi. Complete: a missing text is a type error. Server and validation texts are in hi.server.ts.
import { errors, validation } from './hi.server.ts'
import type { CompleteMessages } from './Messages.ts'
import { account } from './hi.account.ts'
import { availability } from './hi.availability.ts'
import { bookings } from './hi.bookings.ts'
import { calendar } from './hi.calendar.ts'
import { choices } from './hi.choices.ts'
import { day } from './hi.day.ts'
import { greeting } from './hi.greeting.ts'
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
    dismiss: 'बंद करें',
    yes: 'हाँ',
    no: 'नहीं',
  },
  states: {
    loading: 'लोड हो रहा है...',
    notFilled: 'नहीं बताया गया',
    sample: 'नमूना',
    sampleNote: 'यह नमूने का आँकड़ा है, आपका अपना नहीं।',
    offlineTitle: 'इंटरनेट नहीं है',
    offlineText: 'स्क्रीन पर दिख रही जानकारी पुरानी हो सकती है। इंटरनेट लौटते ही यह अपने-आप अपडेट हो जाएगी।',
    offlineUnchanged: 'इंटरनेट नहीं है। कोई बदलाव नहीं हुआ।',
    failedTitle: 'यह लोड नहीं हो सका',
    failedText: 'कोई डेटा नहीं मिटा है। थोड़ी देर में फिर कोशिश करें।',
  },
  toasts: {
    region: 'सूचनाएँ',
    success: 'हो गया',
    error: 'त्रुटि',
    info: 'सूचना',
  },
  frame: {
    home: (product) => `${product}, डैशबोर्ड पर जाएँ`,
    ...greeting,
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
    activeStatus: 'बुकिंग सुविधा',
    activeOn: 'चालू है। मरीज़ आपके खुले स्लॉट बुक कर सकते हैं।',
    activeOff: 'बंद है। मरीज़ आपसे अपॉइंटमेंट नहीं ले सकते।',
    activeUnknown: 'बुकिंग सुविधा की स्थिति लोड हो रही है...',
  },
  logoutDialog: {
    title: 'लॉग आउट की पुष्टि करें',
    text: 'लॉग आउट हो रहा है! क्या वाकई लॉग आउट करना है?',
    detail: "लॉग आउट करने के लिए 'हाँ' दबाएँ।",
    confirm: 'हाँ, लॉग आउट करें!',
  },
  profilePrompt: {
    title: 'अपनी प्रोफ़ाइल पूरी करें',
    text: 'सभी सुविधाओं के लिए कृपया अपनी प्रोफ़ाइल पूरी करें।',
    go: 'प्रोफ़ाइल पर जाएँ',
  },
  activationPrompt: {
    title: 'बुकिंग सुविधा चालू करें',
    text: 'क्या बुकिंग सुविधा चालू करनी है?',
    detail: "'हाँ' दबाने पर मरीज़ आपके खुले स्लॉट बुक कर सकेंगे",
  },
  sessionExpired: {
    title: 'सेशन समाप्त हो गया',
    text: 'आगे बढ़ने के लिए फिर से लॉग इन करें। आपका लिखा हुआ सुरक्षित है।',
    signIn: 'फिर से लॉग इन करें',
    someoneElse: 'किसी और खाते से लॉग इन करें',
    lost: 'आपके बदलाव मिट जाएँगे।',
  },
  leaveForm: {
    title: 'सेव किए बिना पेज छोड़ें?',
    text: 'इस पेज पर आपके बदलाव सेव नहीं हुए हैं।',
    stay: 'यहीं रहें',
    leave: 'छोड़ें',
  },
  live: {
    newBookings: (bookings) => count(bookings, { other: '# नई बुकिंग दिखाएँ' }),
    updated: (ago) => `${ago} अपडेट हुआ`,
    updatedNow: 'अभी-अभी अपडेट हुआ',
  },
  appearance: {
    language: 'भाषा',
    appearance: 'थीम',
    system: 'डिवाइस की सेटिंग',
    light: 'हल्का रंग',
    dark: 'गहरा रंग',
    highContrast: 'ज़्यादा कंट्रास्ट',
    density: 'पंक्तियों की दूरी',
    comfortable: 'आरामदायक',
    compact: 'कॉम्पैक्ट',
  },
  status: {
    pending: 'लंबित',
    confirmed: 'कन्फ़र्म',
    declined: 'अस्वीकृत',
    reschedule: 'रीशेड्यूल',
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
    slot: 'स्लॉट',
    payment: 'भुगतान',
    method: 'तरीका',
    status: 'स्थिति',
    action: 'कार्रवाई',
    paid: 'हो गया',
    online: 'ऑनलाइन',
  },
  pagination: {
    label: 'पेज',
    previous: 'पिछला',
    next: 'अगला',
    page: (page) => `पेज ${page}`,
    range: (from, to, total) => `${total} में से ${from}–${to}`,
    pageOf: (page, pages) => `${pages} में से पेज ${page}`,
  },
  ...account,
  ...bookings,
  ...profile,
  slots,
  tickets,
  ...choices,
  calendar,
  day,
  availability,
  dateField: {
    hint: (example) => `दिन-महीना-साल, जैसे ${example}`,
    open: 'कैलेंडर खोलें',
    calendar: 'कैलेंडर',
    previousYear: 'पिछला साल',
    nextYear: 'अगला साल',
  },
  notFound: {
    title: 'पेज नहीं मिला',
    text: 'इस पते पर कुछ नहीं है। हो सकता है कि पेज कहीं और चला गया हो या लिंक अधूरा हो।',
    home: 'होम पेज पर जाएँ',
  },
  somethingWentWrong: {
    title: 'कुछ गड़बड़ हो गई',
    text: 'यह पेज रुक गया है। आपका डेटा सुरक्षित है। फिर कोशिश करें, या होम पेज पर जाएँ।',
    requestId: (id) => `संदर्भ: ${id}`,
  },
  errors,
  validation,
} satisfies CompleteMessages
