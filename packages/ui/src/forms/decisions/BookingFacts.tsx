import { tableMessages } from '../../messages/en/table.ts'
import type { Booking } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { MixedText } from '../../messages/MixedText.tsx'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { StatusBadge } from '../../components/StatusBadge/StatusBadge.tsx'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { useDecisionsStyles } from './Decisions.styles.ts'

/** All details of a booking, in the order of the table. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const styles = useDecisionsStyles()
  const table = useMessages(tableMessages)
  const formats = useFormats()
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
    [table.status, <StatusBadge key="status" status={booking.rawStatus ?? booking.status} />],
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
