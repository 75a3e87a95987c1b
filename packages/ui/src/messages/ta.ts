// Tamil. Complete: the compiler refuses a missing text. Server and validation texts are in ta.server.ts.
import { PRODUCT_NAME } from '@nalam/sdk'
import type { CompleteMessages } from './Messages.ts'
import { account } from './ta.account.ts'
import { bookings } from './ta.bookings.ts'
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
    tryAgain: 'மீண்டும் முயல்க',
    dismiss: 'அகற்று',
    yes: 'ஆம்',
    no: 'இல்லை',
  },
  states: {
    loading: 'ஏற்றப்படுகிறது...',
    notFilled: 'தரப்படவில்லை',
    sample: 'மாதிரி',
    sampleNote: 'இது மாதிரி எண்; உங்கள் தரவு அல்ல.',
    offlineTitle: 'இணைய இணைப்பு இல்லை',
    offlineText: 'திரையில் உள்ளவை பழையதாக இருக்கலாம். இணைப்பு வந்ததும் மீண்டும் படிக்கப்படும்.',
    failedTitle: 'இதை ஏற்ற முடியவில்லை',
    failedText: 'எதுவும் இழக்கப்படவில்லை. சற்று நேரத்தில் மீண்டும் முயலுங்கள்.',
  },
  notices: {
    region: 'அறிவிப்புகள்',
    success: 'முடிந்தது',
    error: 'பிழை',
    info: 'அறிவிப்பு',
  },
  frame: {
    home: `${PRODUCT_NAME}, முகப்புக்கு`,
    hello: 'வணக்கம்!',
    loadingName: 'ஏற்றப்படுகிறது...',
    skipToContent: 'உள்ளடக்கத்துக்குச் செல்',
    openNavigation: 'பட்டியலைத் திற',
    closeNavigation: 'பட்டியலை மூடு',
    navigation: 'முதன்மை',
    dashboard: 'முகப்பு',
    appointments: 'சந்திப்புகள்',
    slots: 'நேரங்கள்',
    tickets: 'டிக்கெட்டுகள்',
    profile: 'சுயவிவரம்',
    pendingCount: (pending) => count(pending, { other: '# உங்கள் பதிலுக்காக' }),
    accountMenu: 'கணக்குப் பட்டியல்',
    myProfile: 'என் சுயவிவரம்',
    logout: 'வெளியேறு',
    activeStatus: 'செயல் நிலை',
    activeOn: 'நீங்கள் நேரலையில் உள்ளீர்கள். நோயாளிகள் முன்பதிவு செய்யலாம்.',
    activeOff: 'நீங்கள் நேரலையில் இல்லை. நோயாளிகள் முன்பதிவு செய்ய முடியாது.',
    activeUnknown: 'உங்கள் நிலை படிக்கப்படுகிறது.',
  },
  logoutDialog: {
    title: 'வெளியேறுவதை உறுதிசெய்க',
    text: 'நீங்கள் வெளியேறுகிறீர்கள்! உறுதியாகவா?',
    detail: 'வெளியேற ஆம் என்பதை அழுத்துங்கள்.',
    confirm: 'ஆம், வெளியேறு!',
  },
  profilePrompt: {
    title: 'சுயவிவரத்தை நிறைவுசெய்க',
    text: 'எல்லா வசதிகளையும் பயன்படுத்த உங்கள் சுயவிவரத்தை நிறைவுசெய்யுங்கள்.',
    go: 'சுயவிவரத்துக்குச் செல்',
  },
  activationPrompt: {
    title: 'உங்கள் நிலையைச் செயல்படுத்துக',
    text: 'உங்கள் நிலையைச் செயல்படுத்த விரும்புகிறீர்களா?',
    detail: "'ஆம்' என்பதை அழுத்தினால் உங்கள் நிலை நேரலைக்கு வரும்",
  },
  sessionExpired: {
    title: 'அமர்வு முடிந்தது',
    text: 'தொடர மீண்டும் உள்நுழையுங்கள். நீங்கள் தட்டச்சு செய்தது அப்படியே இருக்கும்.',
    signIn: 'மீண்டும் உள்நுழை',
    someoneElse: 'வேறொருவராக உள்நுழை',
    lost: 'அப்போது தட்டச்சு செய்தது இழக்கப்படும்.',
  },
  leaveForm: {
    title: 'சேமிக்காமல் வெளியேறவா?',
    text: 'இந்தப் பக்கத்தில் நீங்கள் செய்த மாற்றங்கள் சேமிக்கப்படவில்லை.',
    stay: 'இங்கேயே இரு',
    leave: 'வெளியேறு',
  },
  live: {
    newBookings: (bookings) => count(bookings, { one: '# புதிய முன்பதிவு: காட்டு', other: '# புதிய முன்பதிவுகள்: காட்டு' }),
    updated: (ago) => `${ago} புதுப்பிக்கப்பட்டது`,
    updatedNow: 'இப்போது புதுப்பிக்கப்பட்டது',
  },
  appearance: {
    language: 'மொழி',
    appearance: 'தோற்றம்',
    system: 'கணினியின்படி',
    light: 'வெளிர்',
    dark: 'இருள்',
    highContrast: 'உயர் வேறுபாடு',
    density: 'அடர்த்தி',
    comfortable: 'இடைவெளியுடன்',
    compact: 'நெருக்கமாக',
  },
  status: {
    pending: 'நிலுவை',
    confirmed: 'உறுதி',
    declined: 'நிராகரிப்பு',
    reschedule: 'மறு நேரம்',
    open: 'திறந்தது',
    inProgress: 'நடைபெறுகிறது',
    resolved: 'தீர்ந்தது',
  },
  table: {
    serialNumber: 'எண்',
    date: 'தேதி',
    bookingId: 'முன்பதிவு',
    patientName: 'நோயாளி பெயர்',
    mobileNumber: 'கைபேசி எண்',
    slot: 'நேரம்',
    payment: 'கட்டணம்',
    method: 'முறை',
    status: 'நிலை',
    action: 'செயல்',
    paid: 'செலுத்தியது',
    online: 'இணையம்',
  },
  pagination: {
    label: 'பக்கங்கள்',
    previous: 'முந்தைய',
    next: 'அடுத்த',
    page: (page) => `பக்கம் ${page}`,
    range: (from, to, total) => `${total}-ல் ${from}–${to}`,
    pageOf: (page, pages) => `${pages}-ல் ${page}-ம் பக்கம்`,
  },
  ...account,
  ...bookings,
  ...profile,
  slots,
  tickets,
  notFound: {
    title: 'பக்கம் கிடைக்கவில்லை',
    text: 'இந்த முகவரியில் எதுவும் இல்லை. இடம் மாறியிருக்கலாம், அல்லது இணைப்பு முழுமையாக இல்லை.',
    home: 'தொடக்கப் பக்கத்துக்கு',
  },
  somethingWentWrong: {
    title: 'ஏதோ தவறு நேர்ந்தது',
    text: 'இந்தத் திரை நின்றுவிட்டது. உங்கள் தரவு பாதுகாப்பாக உள்ளது. மீண்டும் முயலுங்கள், அல்லது தொடக்கப் பக்கத்துக்குச் செல்லுங்கள்.',
    requestId: (id) => `குறிப்பு எண்: ${id}`,
  },
  errors,
  validation,
} satisfies CompleteMessages
