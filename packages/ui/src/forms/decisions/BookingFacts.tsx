import { decisionsMessages } from '../../messages/en/decisions.ts'
import { tableMessages } from '../../messages/en/table.ts'
import type { Booking } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { MixedText } from '../../messages/MixedText.tsx'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

/** All details of a booking, in the order of the table. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const styles = useDecisionsStyles()
  const table = useMessages(tableMessages)
  const messages = useMessages(decisionsMessages)
  const formats = useFormats()
  const { cancellation, movedFrom } = booking
  const facts: readonly (readonly [string, ReactNode])[] = [
    [table.date, formats.date(booking.date)],
    [table.slot, formats.time(booking.time)],
    [table.bookingId, booking.bookingId],
    [
      table.patientName,
      <strong key="name">
        <MixedText text={booking.patientName} />
      </strong>,
    ],
    [table.mobileNumber, <PhoneNumber key="phone" phone={booking.patientPhone} />],
    [table.payment, table.paid],
    [table.method, table.online],
    [table.status, <BookingBadge key="status" booking={booking} />],
    ...(movedFrom
      ? [[messages.movedFrom, `${formats.date(movedFrom.date)}, ${formats.time(movedFrom.time)}`] as const]
      : []),
    ...(cancellation ? [[messages.cancelReason, messages.cancelReasons[cancellation.reason]] as const] : []),
    ...(cancellation?.note ? [[messages.cancelNote, cancellation.note] as const] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, fact]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
