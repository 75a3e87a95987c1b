import { availabilityMessages } from '../../messages/en/availability.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { toIsoDate } from '@nalam/sdk'
import type { Booking } from '@nalam/sdk'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { usePreviewStyles } from './AvailabilityPreview.styles.ts'

export interface ClosedDayBookingsProps {
  /** Earliest first. */
  bookings: readonly Booking[]
  /** Returns the href of the page that answers the bookings of a day (`YYYY-MM-DD`). */
  bookingsHref: (date: string) => string
}

/**
 * Bookings on days without hours: the publication does not change them, the doctor has to decide.
 */
export function ClosedDayBookings({ bookings, bookingsHref }: ClosedDayBookingsProps) {
  const styles = usePreviewStyles()
  const slots = useMessages(slotsMessages)
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const days = [...new Set(bookings.map(({ date }) => date))]
  return (
    <Card as="section" isPadded={false} className={styles.closedBookings}>
      <h2 className={styles.closedTitle}>
        <Warning20Regular aria-hidden />
        {messages.closedBookings(bookings.length)}
      </h2>
      <p className={styles.detailNote}>{messages.stayBooked}</p>
      {days.map((date) => (
        <section key={date} className={styles.closedDay}>
          <h3 className={styles.closedDate}>{slots.day(formats.date(date, 'weekdayLong'), formats.date(date))}</h3>
          <ul className={styles.closedList}>
            {bookings
              .filter((booking) => booking.date === date)
              .map(({ id, time, patientName }) => (
                <li key={id} className={styles.closedBooking}>
                  <span className={styles.closedTime}>{formats.time(time)}</span>
                  <span className={styles.patient}>{patientName}</span>
                </li>
              ))}
          </ul>
          <Button
            href={bookingsHref(toIsoDate(date) ?? date)}
            aria-label={`${messages.showBookings}, ${formats.date(date)}`}
          >
            {messages.showBookings}
          </Button>
        </section>
      ))}
    </Card>
  )
}
