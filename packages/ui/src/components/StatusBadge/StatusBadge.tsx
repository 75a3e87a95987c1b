import { nalamTokens, textSizes } from '../../theme/internal.ts'
import { statusMessages, useMessages } from '../../messages/internal.ts'
import { describeBookingStatus, parseBookingStatus } from '@nalam/sdk'
import type { BookingStatusName, BookingStatusTone, Visit } from '@nalam/sdk'
import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowSync16Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import type { ComponentProps } from 'react'
import { SpanBadge } from './SpanBadge.tsx'

/** A word of a badge: a status, or what has happened since the booking was confirmed. */
type BadgeName = BookingStatusName | 'cancelled' | Exclude<Visit, 'none'>

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
  icon: { flexShrink: 0, width: '16px', height: '16px', marginInlineEnd: '6px' },
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

export interface BadgeProps extends Omit<ComponentProps<'span'>, 'color'> {
  name: BadgeName
  tone: BookingStatusTone
  Icon: typeof Clock16Regular
}

export function Badge({ name, tone, Icon, className, ...rest }: BadgeProps) {
  const styles = useStatusBadgeStyles()
  const messages = useMessages(statusMessages)
  return (
    <SpanBadge
      {...rest}
      shape="circular"
      size="large"
      icon={{ children: <Icon aria-hidden />, className: styles.icon }}
      className={mergeClasses(styles.root, styles[tone], className)}
      data-status={name}
    >
      {messages[name]}
    </SpanBadge>
  )
}
