// Tamil. Complete: a missing text is a type error. Server and validation texts are in ta.server.ts.
import type { CompleteMessages } from './Messages.ts'
import { account } from './ta.account.ts'
import { availability } from './ta.availability.ts'
import { bookings } from './ta.bookings.ts'
import { calendar } from './ta.calendar.ts'
import { choices } from './ta.choices.ts'
import { day } from './ta.day.ts'
import { greeting } from './ta.greeting.ts'
import { profile } from './ta.profile.ts'
import { slots } from './ta.slots.ts'
import { tickets } from './ta.tickets.ts'
import { pluralIn } from './plural.ts'
import { errors, validation } from './ta.server.ts'

const count = pluralIn('ta')

export const ta = {
  actions: {
    cancel: 'ரத்து செய்',
    close: 'மூடு',
    back: 'பின்செல்',
    tryAgain: 'மீண்டும் முயற்சி செய்',
    dismiss: 'மூடு',
    yes: 'ஆம்',
    no: 'வேண்டாம்',
  },
  states: {
    loading: 'ஏற்றப்படுகிறது...',
    notFilled: 'குறிப்பிடப்படவில்லை',
    sample: 'மாதிரி',
    sampleNote: 'இது மாதிரி எண்; உங்கள் தரவு அல்ல.',
    offlineTitle: 'இணைய இணைப்பு இல்லை',
    offlineText: 'திரையில் உள்ளவை பழையவையாக இருக்கலாம். இணைய இணைப்பு வந்ததும் அவை தானாகப் புதுப்பிக்கப்படும்.',
    offlineUnchanged: 'இணைய இணைப்பு இல்லை. எந்த மாற்றமும் செய்யப்படவில்லை.',
    failedTitle: 'இதை ஏற்ற முடியவில்லை',
    failedText: 'தரவு எதுவும் அழியவில்லை. சற்று நேரம் கழித்து மீண்டும் முயலுங்கள்.',
  },
  toasts: {
    region: 'அறிவிப்புகள்',
    success: 'முடிந்தது',
    error: 'பிழை',
    info: 'அறிவிப்பு',
  },
  frame: {
    home: (product) => `${product}, முகப்புக்குச் செல்`,
    ...greeting,
    skipToContent: 'உள்ளடக்கத்துக்குச் செல்',
    openNavigation: 'மெனுவைத் திற',
    closeNavigation: 'மெனுவை மூடு',
    navigation: 'முதன்மை',
    dashboard: 'முகப்பு',
    appointments: 'முன்பதிவுகள்',
    slots: 'ஸ்லாட்கள்',
    tickets: 'டிக்கெட்டுகள்',
    profile: 'சுயவிவரம்',
    pendingCount: (pending) =>
      count(pending, {
        one: '# உங்கள் பதிலுக்குக் காத்திருக்கிறது',
        other: '# உங்கள் பதிலுக்குக் காத்திருக்கின்றன',
      }),
    accountMenu: 'கணக்கு மெனு',
    myProfile: 'என் சுயவிவரம்',
    logout: 'வெளியேறு',
    activeStatus: 'முன்பதிவு வசதி',
    activeOn: 'இயக்கத்தில் உள்ளது. நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
    activeOff: 'நிறுத்தப்பட்டுள்ளது. நோயாளிகளால் முன்பதிவு செய்ய முடியாது.',
    activeUnknown: 'முன்பதிவு வசதியின் நிலை ஏற்றப்படுகிறது...',
  },
  logoutDialog: {
    title: 'வெளியேறுவதை உறுதிசெய்க',
    text: 'நீங்கள் வெளியேறுகிறீர்கள்! உறுதியாகவா?',
    detail: 'வெளியேற ஆம் என்பதை அழுத்துங்கள்.',
    confirm: 'ஆம், வெளியேறுக!',
  },
  profilePrompt: {
    title: 'சுயவிவரத்தை நிறைவுசெய்க',
    text: 'எல்லா வசதிகளையும் பயன்படுத்த உங்கள் சுயவிவரத்தை நிறைவுசெய்யுங்கள்.',
    go: 'சுயவிவரத்துக்குச் செல்',
  },
  activationPrompt: {
    title: 'முன்பதிவு வசதியை இயக்குங்கள்',
    text: 'முன்பதிவு வசதியை இயக்க விரும்புகிறீர்களா?',
    detail: "'ஆம்' என்பதை அழுத்தினால் நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்",
  },
  sessionExpired: {
    title: 'அமர்வு காலாவதியானது',
    text: 'தொடர மீண்டும் உள்நுழையுங்கள். நீங்கள் தட்டச்சு செய்தது அப்படியே இருக்கும்.',
    signIn: 'மீண்டும் உள்நுழைக',
    someoneElse: 'வேறு கணக்கில் உள்நுழைக',
    lost: 'உங்கள் மாற்றங்கள் அழிந்துவிடும்.',
  },
  leaveForm: {
    title: 'சேமிக்காமல் செல்லவா?',
    text: 'இந்தப் பக்கத்தில் நீங்கள் செய்த மாற்றங்கள் சேமிக்கப்படவில்லை.',
    stay: 'இங்கேயே தொடர்க',
    leave: 'சேமிக்காமல் செல்க',
  },
  live: {
    newBookings: (bookings) => count(bookings, { one: '# புதிய முன்பதிவைக் காட்டு', other: '# புதிய முன்பதிவுகளைக் காட்டு' }),
    updated: (ago) => `${ago} புதுப்பிக்கப்பட்டது`,
    updatedNow: 'இப்போதுதான் புதுப்பிக்கப்பட்டது',
  },
  appearance: {
    language: 'மொழி',
    appearance: 'தோற்றம்',
    system: 'சாதன அமைப்பின்படி',
    light: 'வெளிர் தோற்றம்',
    dark: 'இருண்ட தோற்றம்',
    highContrast: 'அதிக நிற வேறுபாடு',
    density: 'அடர்த்தி',
    comfortable: 'இடைவெளியுடன்',
    compact: 'நெருக்கமாக',
  },
  status: {
    pending: 'நிலுவையில்',
    confirmed: 'உறுதியானது',
    declined: 'நிராகரிப்பு',
    reschedule: 'நேர மாற்றம்',
    open: 'திறந்துள்ளது',
    inProgress: 'நடைபெறுகிறது',
    resolved: 'தீர்ந்தது',
  },
  table: {
    serialNumber: 'வ.எண்',
    date: 'தேதி',
    bookingId: 'முன்பதிவு எண்',
    patientName: 'நோயாளியின் பெயர்',
    mobileNumber: 'கைபேசி எண்',
    slot: 'ஸ்லாட்',
    payment: 'கட்டணம்',
    method: 'முறை',
    status: 'நிலை',
    action: 'செயல்',
    paid: 'பெறப்பட்டது',
    online: 'ஆன்லைன்',
  },
  pagination: {
    label: 'பக்கங்கள்',
    previous: 'முந்தையது',
    next: 'அடுத்தது',
    page: (page) => `பக்கம் ${page}`,
    range: (from, to, total) => `${total}-ல் ${from}–${to}`,
    pageOf: (page, pages) => `${pages}-ல் ${page}-ம் பக்கம்`,
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
    hint: (example) => `நாள்-மாதம்-ஆண்டு, எடுத்துக்காட்டாக ${example}`,
    open: 'நாட்காட்டியைத் திற',
    calendar: 'நாட்காட்டி',
    previousYear: 'முந்தைய ஆண்டு',
    nextYear: 'அடுத்த ஆண்டு',
  },
  notFound: {
    title: 'பக்கம் கிடைக்கவில்லை',
    text: 'இந்த முகவரியில் எதுவும் இல்லை. பக்கம் இடம் மாறியிருக்கலாம், அல்லது முகவரி முழுமையாக இல்லாமல் இருக்கலாம்.',
    home: 'முகப்புக்குச் செல்',
  },
  somethingWentWrong: {
    title: 'ஏதோ தவறு நேர்ந்தது',
    text: 'இந்தப் பக்கம் செயல்படவில்லை. உங்கள் தரவு பாதுகாப்பாக உள்ளது. மீண்டும் முயலுங்கள், அல்லது முகப்புக்குச் செல்லுங்கள்.',
    requestId: (id) => `குறிப்பு எண்: ${id}`,
  },
  errors,
  validation,
} satisfies CompleteMessages
