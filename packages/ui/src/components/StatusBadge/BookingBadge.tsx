import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { PersonClock16Regular } from '@fluentui/react-icons/headless/svg/person-clock'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import type { Booking } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { bookingState } from './bookingState.ts'
import { Badge, StatusBadge } from './StatusBadge.tsx'

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
