import type { TextsOf } from '../area.ts'
import type { filtersMessages } from '../en/filters.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const filters: TextsOf<typeof filtersMessages> = {
  label: 'வடிகட்டிகள்',
  filter: 'வடிகட்டி',
  views: 'பார்வை',
  more: 'மேலும்',
  moreOf: (patient) => `மேலும், ${patient}`,
  remove: (filter) => `வடிகட்டியை நீக்கு: ${filter}`,
  reset: 'மீட்டமை',
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
  showCount: (bookings) => count(bookings, { one: '# முன்பதிவைக் காட்டு', other: '# முன்பதிவுகளைக் காட்டு' }),
  order: 'வரிசை',
  orders: { soonest: 'விரைவில் வருவது முதலில்', latest: 'பிந்தியது முதலில்' },
  confirmedOnly: 'உறுதியானவற்றுக்கு மட்டும்',
  nothingWaits: 'உங்கள் பதிலுக்கு எதுவும் நிலுவையில் இல்லை',
  nothingWaitsText: 'புதிய முன்பதிவுகள் இங்கே தோன்றும்.',
  soonestFirst: 'விரைவில் வருவது முதலில்',
  noMatch: 'இந்த வடிகட்டிகளுக்கு முன்பதிவு எதுவும் இல்லை',
  noMatchText: 'வேறு வடிகட்டிகளைத் தேர்ந்தெடுங்கள், அல்லது அனைத்து முன்பதிவுகளையும் காணுங்கள்.',
  noTickets: 'இந்த நிலையில் டிக்கெட்டுகள் இல்லை',
  noTicketsText: 'வேறு நிலையைத் தேர்ந்தெடுங்கள், அல்லது அனைத்து டிக்கெட்டுகளையும் காணுங்கள்.',
  showAll: 'அனைத்தையும் காட்டு',
}
