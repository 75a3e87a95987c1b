// A module of its own: bundlers drop it as a whole where it is not used, but not its table alone.
import { BOOKING_STATUS } from '../generated/enums.ts'
import type { BookingStatusCode, BookingStatusName } from './bookingStatus.ts'

/** Colour family of a status badge. A badge always shows an icon and the word too. */
export type BookingStatusTone = 'blue' | 'green' | 'red' | 'amber'

/** Name, label and colour of a status. */
export type BookingStatusDescription = {
  code: BookingStatusCode
  name: BookingStatusName
  /** English label as shown */
  label: string
  tone: BookingStatusTone
}

const DESCRIPTIONS: Record<BookingStatusCode, BookingStatusDescription> = {
  [BOOKING_STATUS.pending]: { code: BOOKING_STATUS.pending, name: 'pending', label: 'Pending', tone: 'blue' },
  [BOOKING_STATUS.confirmed]: { code: BOOKING_STATUS.confirmed, name: 'confirmed', label: 'Confirmed', tone: 'green' },
  [BOOKING_STATUS.declined]: { code: BOOKING_STATUS.declined, name: 'declined', label: 'Declined', tone: 'red' },
  [BOOKING_STATUS.reschedule]: {
    code: BOOKING_STATUS.reschedule,
    name: 'reschedule',
    label: 'Reschedule',
    tone: 'amber',
  },
}

/** Returns name, label and tone of a status. */
export function describeBookingStatus(code: BookingStatusCode): BookingStatusDescription {
  return DESCRIPTIONS[code]
}
