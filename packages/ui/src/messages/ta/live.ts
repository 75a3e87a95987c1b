import type { TextsOf } from '../area.ts'
import type { liveMessages } from '../en/live.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('ta')

export const live: TextsOf<typeof liveMessages> = {
  newBookings: (bookings) => count(bookings, { one: '# புதிய முன்பதிவைக் காட்டு', other: '# புதிய முன்பதிவுகளைக் காட்டு' }),
  updated: (ago) => `${ago} புதுப்பிக்கப்பட்டது`,
  updatedNow: 'இப்போதுதான் புதுப்பிக்கப்பட்டது',
}
