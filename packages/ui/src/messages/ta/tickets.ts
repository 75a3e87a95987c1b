import type { TextsOf } from '../area.ts'
import type { ticketsMessages } from '../en/tickets.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const tickets: TextsOf<typeof ticketsMessages> = {
  total: (total) => count(total, { one: '# டிக்கெட்', other: '# டிக்கெட்டுகள்' }),
  found: (total) => count(total, { one: '# டிக்கெட் கிடைத்தது', other: '# டிக்கெட்டுகள் கிடைத்தன' }),
  search: 'தலைப்பு அல்லது செய்தியில் தேடு',
  list: 'உதவி டிக்கெட்டுகள்',
  subject: 'தலைப்பு',
  createdAt: 'தேதி',
  updatedAt: 'கடைசியாகப் புதுப்பித்தது',
  statusOf: (subject) => `நிலை: ${subject}`,
  empty: 'இன்னும் டிக்கெட்டுகள் இல்லை',
  emptyText: 'உதவிக் குழுவுக்கு நீங்கள் அனுப்பும் கேள்விகளும் அவற்றின் நிலையும் இங்கே தோன்றும்.',
  noMatch: 'உங்கள் தேடலுக்குப் பொருந்தும் டிக்கெட் இல்லை',
  noMatchText: 'வேறு சொல்லை முயலுங்கள், அல்லது தேடலை அழியுங்கள்.',
  clearSearch: 'தேடலை அழி',
  changed: 'நிலை மாற்றப்பட்டது.',
}
