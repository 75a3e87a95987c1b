import { BOOKING_STATUS, describeBookingStatus, type Booking } from '@nalam/sdk'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { PersonClock16Regular } from '@fluentui/react-icons/headless/svg/person-clock'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import type { ComponentProps } from 'react'
import { Badge, StatusBadge, type BookingState } from './StatusBadge.tsx'

/**
 * Returns what is shown of a booking: `cancelled` instead of declined, the visit instead of
 * confirmed (VISIT-03, VISIT-04). Undefined for an unknown status.
 */
export function bookingState({ status, cancellation, visit }: Booking): BookingState | undefined {
  if (status === 'unknown') return undefined
  if (status === BOOKING_STATUS.declined && cancellation) return 'cancelled'
  if (status === BOOKING_STATUS.confirmed && visit) return visit
  return describeBookingStatus(status).name
}

const SHOWN = {
  cancelled: { tone: 'red', Icon: Prohibited16Regular },
  arrived: { tone: 'blue', Icon: PersonClock16Regular },
  seen: { tone: 'green', Icon: CheckmarkCircle16Regular },
  'no-show': { tone: 'amber', Icon: PersonProhibited16Regular },
} as const

const isAfterAnswer = (state: string | undefined): state is keyof typeof SHOWN => state !== undefined && state in SHOWN

/** The status of a booking, or what has happened since it was confirmed, as icon, word and colour. */
export function BookingBadge({ booking, ...rest }: ComponentProps<'span'> & { booking: Booking }) {
  const state = bookingState(booking)
  return isAfterAnswer(state) ? (
    <Badge {...rest} {...SHOWN[state]} name={state} />
  ) : (
    <StatusBadge {...rest} status={booking.rawStatus ?? booking.status} />
  )
}
