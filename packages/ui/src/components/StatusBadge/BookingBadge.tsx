import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { PersonClock16Regular } from '@fluentui/react-icons/headless/svg/person-clock'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import { mergeClasses } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import type { ComponentProps } from 'react'
import { statusMessages } from '../../messages/en/status.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { bookingState } from './bookingState.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { useStatusBadgeStyles } from './StatusBadge.styles.ts'
import { useBadgeClasses } from './useBadgeClasses.ts'

const SHOWN = {
  cancelled: { tone: 'red', Icon: Prohibited16Regular },
  arrived: { tone: 'blue', Icon: PersonClock16Regular },
  seen: { tone: 'green', Icon: CheckmarkCircle16Regular },
  'no-show': { tone: 'amber', Icon: PersonProhibited16Regular },
} as const

const isAfterAnswer = (state: string | undefined): state is keyof typeof SHOWN => state !== undefined && state in SHOWN

/** The status of a booking, or what has happened since it was confirmed, as icon, word and colour. */
export function BookingBadge({ booking, className, ...rest }: ComponentProps<'span'> & { booking: Booking }) {
  const styles = useStatusBadgeStyles()
  const badge = useBadgeClasses({ shape: 'circular', size: 'large' })
  const messages = useMessages(statusMessages)
  const state = bookingState(booking)
  if (!isAfterAnswer(state))
    return <StatusBadge {...rest} className={className} status={booking.rawStatus ?? booking.status} />
  const { tone, Icon } = SHOWN[state]
  return (
    <span {...rest} className={mergeClasses(badge.root, styles.root, styles[tone], className)} data-status={state}>
      <Icon aria-hidden className={mergeClasses(badge.icon, styles.icon)} />
      {messages[state]}
    </span>
  )
}
