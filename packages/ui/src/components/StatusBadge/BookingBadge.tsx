import type { Booking } from '@nalam/sdk'
import { bookingState, type BookingState } from '@nalam/sdk/rules'
import { ArrowSync16Regular } from '@fluentui/react-icons/headless/svg/arrow-sync'
import { Checkmark16Regular } from '@fluentui/react-icons/headless/svg/checkmark'
import { CheckmarkCircle16Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { Dismiss16Regular } from '@fluentui/react-icons/headless/svg/dismiss'
import { PersonClock16Regular } from '@fluentui/react-icons/headless/svg/person-clock'
import { PersonProhibited16Regular } from '@fluentui/react-icons/headless/svg/person-prohibited'
import { Prohibited16Regular } from '@fluentui/react-icons/headless/svg/prohibited'
import type { ComponentProps } from 'react'
import { AnswerMark, QueueNumberMark } from './AnswerMark.tsx'
import { NotToldMark } from './NotToldMark.tsx'
import { Badge, type BadgeProps } from './StatusBadge.tsx'

type Look = Pick<BadgeProps, 'name' | 'tone' | 'Icon'>

const PENDING: Look = { name: 'pending', tone: 'blue', Icon: Clock16Regular }
const RESCHEDULE: Look = { name: 'reschedule', tone: 'amber', Icon: ArrowSync16Regular }

/**
 * The badge of each state: the label of its status (BOOK-04), or what has happened since it was
 * confirmed. `StateNote` says the rest.
 */
const LOOKS = {
  waiting: PENDING,
  lapsed: PENDING,
  'none-fits': PENDING,
  'no-answer': PENDING,
  offered: RESCHEDULE,
  'offered-kept': RESCHEDULE,
  asked: RESCHEDULE,
  confirmed: { name: 'confirmed', tone: 'green', Icon: Checkmark16Regular },
  arrived: { name: 'arrived', tone: 'blue', Icon: PersonClock16Regular },
  seen: { name: 'seen', tone: 'green', Icon: CheckmarkCircle16Regular },
  'no-show': { name: 'no-show', tone: 'amber', Icon: PersonProhibited16Regular },
  declined: { name: 'declined', tone: 'red', Icon: Dismiss16Regular },
  cancelled: { name: 'cancelled', tone: 'red', Icon: Prohibited16Regular },
  unknown: undefined,
} as const satisfies Record<BookingState, Look | undefined>

/**
 * The state of a booking as icon, word and colour. A status that this version does not know is shown
 * as received. Beside it stand the number of the arrival (QUEUE-01), whether the patient has said to come
 * (MSG-06), and that she was not told of it (MSG-05).
 */
export function BookingBadge({ booking, ...rest }: ComponentProps<'span'> & { booking: Booking }) {
  const look = LOOKS[bookingState(booking)]
  return (
    <>
      {look ? <Badge {...rest} {...look} /> : <span {...rest}>{booking.rawStatus}</span>}
      {booking.queueNumber !== undefined && <QueueNumberMark number={booking.queueNumber} />}
      {booking.reminderAnswer && <AnswerMark answer={booking.reminderAnswer} />}
      {booking.notTold && <NotToldMark />}
    </>
  )
}
