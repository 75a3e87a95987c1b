// Filters of the bookings and the panel of today in Tamil; merged into the catalogue by ta.ts.
import type { day as english } from './en.day.ts'
import { pluralIn } from './plural.ts'

const count = pluralIn('ta')

export const day: typeof english = {
  filters: {
    label: 'வடிகட்டிகள்',
    all: 'அனைத்தும்',
    waiting: 'நிலுவையில்',
    when: 'எப்போது',
    anyDay: 'எந்த நாளும்',
    tomorrow: 'நாளை',
    week: 'இந்த வாரம்',
    dates: 'தேதிகள்',
    chooseDates: 'தேதிகளைத் தேர்ந்தெடுங்கள்',
    firstDay: 'முதல் நாள்',
    lastDay: 'கடைசி நாள்',
    show: 'முன்பதிவுகளைக் காட்டு',
    showSoonest: 'விரைவில் வருவதை முதலில் காட்டு',
    showLatest: 'பிந்தியதை முதலில் காட்டு',
    soonestFirst: 'விரைவில் வருவது முதலில்',
    noMatch: 'இந்த வடிகட்டிகளுக்கு முன்பதிவு எதுவும் இல்லை',
    noMatchText: 'வேறு வடிகட்டிகளைத் தேர்ந்தெடுங்கள், அல்லது அனைத்து முன்பதிவுகளையும் காணுங்கள்.',
    noTickets: 'இந்த நிலையில் டிக்கெட்டுகள் இல்லை',
    noTicketsText: 'வேறு நிலையைத் தேர்ந்தெடுங்கள், அல்லது அனைத்து டிக்கெட்டுகளையும் காணுங்கள்.',
    showAll: 'அனைத்தையும் காட்டு',
  },
  sameTimeAs: (patients) => `அதே நேரம்: ${patients}`,
  overdue: {
    title: 'நேரம் கடந்துவிட்டது',
    declineOnly: 'நிராகரிக்க மட்டுமே முடியும்',
    note: 'நேரம் கடந்தது. நிராகரிக்க மட்டுமே முடியும்.',
  },
  today: {
    nextPatient: 'அடுத்த நோயாளி',
    now: 'இப்போது',
    inMinutes: (minutes) => count(minutes, { one: '# நிமிடத்தில்', other: '# நிமிடங்களில்' }),
    inHours: (hours, minutes) => `${hours} மணி ${minutes} நிமிடத்தில்`,
    nobody: 'இன்று நோயாளிகள் இல்லை',
    nobodyLeft: 'இன்று இனி நோயாளிகள் இல்லை',
    later: (patient, when) => `அடுத்து: ${patient}, ${when}`,
    toCome: (bookings) => count(bookings, { one: '# வரவுள்ளது', other: '# வரவுள்ளன' }),
    waiting: 'உங்கள் பதிலுக்குக் காத்திருப்பவை',
    waitingToday: (bookings) => (bookings === 0 ? 'இன்று எதுவும் இல்லை' : count(bookings, { other: 'அவற்றில் # இன்று' })),
    openCalendar: 'நாட்காட்டியைத் திற',
    openList: 'இன்றைய முன்பதிவுகள்',
    failed: 'இன்றைய விவரங்களை ஏற்ற முடியவில்லை',
  },
  undo: {
    title: 'இப்போதுதான் பதிலளித்தவை',
    undo: 'செயல்தவிர்',
    undoOf: (patient) => `${patient}: பதிலைச் செயல்தவிர்`,
    key: 'கடைசிப் பதிலைச் செயல்தவிர்',
    minutesLeft: (minutes) => count(minutes, { one: '# நிமிடம் உள்ளது', other: '# நிமிடங்கள் உள்ளன' }),
    lastMinute: 'ஒரு நிமிடத்துக்கும் குறைவு',
    more: (answers) => count(answers, { other: 'மேலும் #' }),
  },
  changes: {
    title: 'இப்போதுதான் மாற்றியவை',
    undoOf: (change) => `${change}: செயல்தவிர்`,
    published: (created) => count(created, { one: '# ஸ்லாட் வெளியிடப்பட்டது', other: '# ஸ்லாட்கள் வெளியிடப்பட்டன' }),
    publishedRemoved: (published, removed) =>
      `${published}, ${count(removed, { one: '# அகற்றப்பட்டது', other: '# அகற்றப்பட்டன' })}`,
    added: (slots) => count(slots, { one: '# ஸ்லாட் சேர்க்கப்பட்டது', other: '# ஸ்லாட்கள் சேர்க்கப்பட்டன' }),
    deleted: (slots) => count(slots, { one: '# ஸ்லாட் நீக்கப்பட்டது', other: '# ஸ்லாட்கள் நீக்கப்பட்டன' }),
    switchedOn: (slots) => count(slots, { one: '# ஸ்லாட் இயக்கப்பட்டது', other: '# ஸ்லாட்கள் இயக்கப்பட்டன' }),
    switchedOff: (slots) => count(slots, { one: '# ஸ்லாட் நிறுத்தப்பட்டது', other: '# ஸ்லாட்கள் நிறுத்தப்பட்டன' }),
    changed: (slots) => count(slots, { one: '# ஸ்லாட் மாற்றப்பட்டது', other: '# ஸ்லாட்கள் மாற்றப்பட்டன' }),
  },
}
