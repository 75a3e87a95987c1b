import { mergeClasses } from '@fluentui/react-components'
import type { Booking } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { useFormats } from '../../messages/useFormats.ts'
import { Card, type CardProps } from '../Card/Card.tsx'
import { PhoneNumber } from '../PhoneNumber/PhoneNumber.tsx'
import { BookingBadge } from '../StatusBadge/BookingBadge.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { useBookingCardStyles } from './BookingCard.styles.ts'

export interface BookingCardProps extends Omit<CardProps, 'as' | 'children' | 'isPadded'> {
  booking: Booking
  /** Heading level of the patient's name. */
  headingLevel?: 2 | 3
  /** Opens the booking; the name becomes a button. */
  onOpen?: (() => void) | undefined
  /** A line about the booking below the other lines. */
  note?: ReactNode
  /** Buttons below the card's lines. */
  actions?: ReactNode
}

/**
 * A booking as a card, for screens that are too narrow for a table: patient, date and time, booking
 * id, phone, status.
 */
export function BookingCard({
  booking,
  headingLevel = 3,
  onOpen,
  note,
  actions,
  className,
  ...rest
}: BookingCardProps) {
  const styles = useBookingCardStyles()
  const Heading = `h${headingLevel}` as const
  const formats = useFormats()
  return (
    <Card {...rest} as="article" isPadded={false} className={mergeClasses(styles.root, className)}>
      <div className={styles.head}>
        <Heading className={styles.name}>
          {onOpen ? (
            <button type="button" data-print="" className={styles.open} onClick={onOpen}>
              <MixedText text={booking.patientName} />
            </button>
          ) : (
            <MixedText text={booking.patientName} />
          )}
        </Heading>
        <BookingBadge booking={booking} />
      </div>
      <div className={styles.foot}>
        <span>
          {formats.date(booking.date)}, {formats.time(booking.time)}
        </span>
        <span className={styles.number}>{booking.bookingId}</span>
        <PhoneNumber phone={booking.patientPhone} className={styles.phone} />
      </div>
      {note}
      {actions && <div className={styles.actions}>{actions}</div>}
    </Card>
  )
}
