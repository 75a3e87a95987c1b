// Dashboard and appointments in Tamil; merged into the catalogue by ta.ts.
import type { bookings as english } from './en.bookings.ts'
import { pluralIn } from './plural.ts'

const count = pluralIn('ta')

export const bookings: typeof english = {
  dashboard: {
    title: 'முகப்பு',
    summary: 'சுருக்கம்',
    totalAppointments: 'மொத்த முன்பதிவுகள்',
    confirmedAppointments: 'உறுதியான முன்பதிவுகள்',
    revenue: 'வருவாய்',
    bookings: 'அண்மை முன்பதிவுகள்',
    viewAll: 'அனைத்தையும் காண்க',
    emptyTitle: 'இன்னும் முன்பதிவு இல்லை',
    emptyText: 'முன்பதிவு வசதியை இயக்கி, ஸ்லாட்களைத் திறந்து வைத்தால் நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
    addSlots: 'ஸ்லாட்களுக்குச் செல்',
    weeklyHours: 'வார நேரங்களை அமைக்க',
    revenueDetails: 'வருவாய் விவரங்கள்',
    expenses: 'செலவுகள்',
    profit: 'லாபம்',
  },
  appointments: {
    title: 'முன்பதிவுகள்',
    search: 'தேடல்',
    searchHint: 'நோயாளி, கைபேசி அல்லது முன்பதிவு எண்',
    clearSearch: 'தேடலை அழி',
    refresh: 'புதுப்பி',
    exportCsv: 'CSV கோப்பைப் பதிவிறக்கு',
    exporting: 'பதிவிறக்கப்படுகிறது...',
    exported: 'CSV கோப்பு பதிவிறக்கப்பட்டது.',
    found: (total: number) => count(total, { one: '# முன்பதிவு கிடைத்தது', other: '# முன்பதிவுகள் கிடைத்தன' }),
    bookings: (total) => count(total, { one: '# முன்பதிவு', other: '# முன்பதிவுகள்' }),
    waiting: (pending) =>
      count(pending, {
        one: '# உங்கள் பதிலுக்குக் காத்திருக்கிறது',
        other: '# உங்கள் பதிலுக்குக் காத்திருக்கின்றன',
      }),
    emptyTitle: 'இன்னும் முன்பதிவு இல்லை',
    emptyText: 'முன்பதிவு வசதியை இயக்கி, ஸ்லாட்களைத் திறந்து வைத்தால் நோயாளிகள் உங்களிடம் முன்பதிவு செய்யலாம்.',
    nothingFound: (text) => `“${text}” என்ற தேடலுக்கு எதுவும் கிடைக்கவில்லை`,
    nothingFoundText: 'நோயாளியின் பெயர், கைபேசி எண் அல்லது முன்பதிவு எண்ணைக் கொண்டு தேடலாம்.',
    view: 'காண்க',
    edit: 'திருத்து',
    viewOf: (patient) => `${patient}: முன்பதிவைக் காண்க`,
    editOf: (patient) => `${patient}: முன்பதிவைத் திருத்து`,
    detailsTitle: 'முன்பதிவு விவரங்கள்',
    editTitle: 'முன்பதிவைத் திருத்து',
    approve: 'உறுதிசெய்',
    approving: 'உறுதிசெய்யப்படுகிறது...',
    decline: 'நிராகரி',
    declining: 'நிராகரிக்கப்படுகிறது...',
    reschedule: 'நேர மாற்றம்',
    rescheduling: 'அனுப்பப்படுகிறது...',
    decided: 'இந்த முன்பதிவுக்கு ஏற்கெனவே பதிலளிக்கப்பட்டுள்ளது. நிலுவையில் உள்ள முன்பதிவுகளை மட்டுமே மாற்றலாம்.',
    rescheduleTitle: 'நேர மாற்றக் கோரிக்கையை நோயாளிக்கு அனுப்புக',
    rescheduleText: 'வேறு நேரத்தைத் தேர்ந்தெடுக்குமாறு நோயாளியிடம் கேட்கப்படும்.',
    declineTitle: 'இந்த முன்பதிவை நிராகரிக்கவா?',
    declineText: (patient, when) => `${patient}, ${when}. இதைச் செயல்தவிர்க்க முடியாது.`,
    keys: 'விசைப்பலகைக் குறுக்குவழிகள்',
    keysText:
      'இவை தேர்ந்தெடுத்த வரிசையில் மட்டுமே செயல்படும்; தட்டச்சு செய்யும்போது செயல்படாது. வரிசைகளுக்குச் செல்ல Tab விசையை அழுத்துங்கள்.',
    keyMove: 'அடுத்த அல்லது முந்தைய முன்பதிவு',
    keyEnds: 'முதல் அல்லது கடைசி முன்பதிவு',
  },
}
