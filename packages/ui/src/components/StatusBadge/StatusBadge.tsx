import {
  BOOKING_STATUS,
  describeBookingStatus,
  type Booking,
  type BookingStatusName,
  type Visit,
  parseBookingStatus,
  type BookingStatusTone,
} from '@nalam/sdk'
import {
  useBadge_unstable as useFluentBadge,
  useBadgeStyles_unstable as useFluentBadgeStyles,
  makeStyles,
  mergeClasses,
} from '@fluentui/react-components'
import type { BadgeProps as FluentBadgeProps } from '@fluentui/react-components'
import { nalamTokens, textSizes } from '../../theme/tokens.ts'
import { statusMessages } from '../../messages/en/status.ts'
import { ArrowSync16Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ComponentProps } from 'react'
import { useMessages } from '../../messages/useMessages.ts'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { PersonClock16Regular } from '@fluentui/react-icons/headless/svg/person-clock'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'

/** What is shown of a booking: its status, or what has happened since it was confirmed. */
type BookingState = BookingStatusName | 'cancelled' | Exclude<Visit, 'none'>

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

/**
 * Returns the classes of Fluent's badge. Its own element is a `div`, which neither a paragraph nor a
 * button may hold.
 */
export function useBadgeClasses(props: Pick<FluentBadgeProps, 'shape' | 'size'>): { root?: string; icon?: string } {
  const state = useFluentBadge({ ...props, appearance: 'tint', icon: {} }, null)
  useFluentBadgeStyles(state)
  const { root, icon } = state
  return { ...(root.className && { root: root.className }), ...(icon?.className && { icon: icon.className }) }
}

const useStatusBadgeStyles = makeStyles({
  root: {
    // As high as its text, which the reader may enlarge.
    height: 'auto',
    minHeight: '24px',
    // Seen in forced colours.
    border: '1px solid transparent',
    '::after': { content: 'none' },
    padding: '2px 11px 2px 8px',
    whiteSpace: 'nowrap',
    ...textSizes.small,
  },
  icon: { flexShrink: 0, width: '16px', height: '16px', marginRight: '6px' },
  blue: { color: nalamTokens.pendingInk, backgroundColor: nalamTokens.pendingTint },
  green: { color: nalamTokens.confirmedInk, backgroundColor: nalamTokens.confirmedTint },
  red: { color: nalamTokens.declinedInk, backgroundColor: nalamTokens.declinedTint },
  amber: { color: nalamTokens.rescheduleInk, backgroundColor: nalamTokens.rescheduleTint },
})

const ICONS: Record<BookingStatusTone, typeof Clock16Regular> = {
  blue: Clock16Regular,
  green: Checkmark16Regular,
  red: Dismiss16Regular,
  amber: ArrowSync16Regular,
}

export interface StatusBadgeProps extends ComponentProps<'span'> {
  /**
   * A booking's status: its code 1 to 4, or a text form (Pending, Accepted, Confirmed, Declined,
   * Reschedule).
   */
  status: number | string
}

/**
 * A booking's status as icon, word and colour (BOOK-04). An unknown status is shown as received,
 * without a colour.
 */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const code = parseBookingStatus(status)
  if (code === null) return <span {...rest}>{status}</span>
  const { name, tone } = describeBookingStatus(code)
  return <Badge {...rest} name={name} tone={tone} Icon={ICONS[tone]} />
}

interface BadgeProps extends ComponentProps<'span'> {
  name: BookingState
  tone: BookingStatusTone
  Icon: typeof Clock16Regular
}

function Badge({ name, tone, Icon, className, ...rest }: BadgeProps) {
  const styles = useStatusBadgeStyles()
  const badge = useBadgeClasses({ shape: 'circular', size: 'large' })
  const messages = useMessages(statusMessages)
  return (
    <span {...rest} className={mergeClasses(badge.root, styles.root, styles[tone], className)} data-status={name}>
      <Icon aria-hidden className={mergeClasses(badge.icon, styles.icon)} />
      {messages[name]}
    </span>
  )
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
