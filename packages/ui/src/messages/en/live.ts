import { area } from '../area.ts'
import { pluralIn } from '../plural.ts'

const count = pluralIn('en')

/** The bar of new bookings. */
export const liveMessages = area('live', {
  newBookings: (bookings: number) => count(bookings, { one: '# new booking. Show', other: '# new bookings. Show' }),
  updated: (ago: string) => `Updated ${ago}`,
  updatedNow: 'Updated just now',
})
