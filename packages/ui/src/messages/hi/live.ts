import type { TextsOf } from '../area.ts'
import type { liveMessages } from '../en/live.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('hi')

export const live: TextsOf<typeof liveMessages> = {
  newBookings: (bookings) => count(bookings, { other: '# नई बुकिंग दिखाएँ' }),
  updated: (ago) => `${ago} अपडेट हुआ`,
  updatedNow: 'अभी-अभी अपडेट हुआ',
}
