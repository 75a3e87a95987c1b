import {
  availabilityMessages,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { mergeClasses } from '@fluentui/react-components'
import { BOOKING_STATUS, toIsoDate, type SlotPlanDay, type Booking, type SlotPlan } from '@nalam/sdk'
import { Card } from '../../components/Card/Card.tsx'
import { usePreviewStyles } from './AvailabilityPreview.styles.ts'
import { isTaken, planFigures, SIGNS, type Sign } from './planFigures.ts'
import { Warning20Regular } from '@fluentui/react-icons/headless/svg/warning'
import { Button } from '../../components/Button/Button.tsx'

/** One day of a publication as a list of times. */
export function PlanDay({ day }: { day: SlotPlanDay }) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const times = [
    ...day.create.map(({ from }) => ({ from, key: `new ${from}`, sign: 'created' as const })),
    ...day.remove.map(({ from, id }) => ({ from, key: id, sign: 'removed' as const })),
    ...day.keep.map((slot) => ({
      from: slot.from,
      key: slot.id,
      sign: isTaken(slot) ? ('taken' as const) : ('planned' as const),
    })),
  ].toSorted((one, other) => one.from.localeCompare(other.from))
  const say = {
    created: messages.isNew,
    removed: messages.isRemoved,
    taken: messages.isKept,
    planned: messages.isPlanned,
  }
  return (
    <Card as="section" isPadded={false} className={styles.detail}>
      {/* Only the day is announced: its times are read on request. */}
      <h2 className={styles.detailTitle} aria-live="polite">
        {formats.dayLong(day.date)}
      </h2>
      {day.exception?.note && <p className={styles.detailNote}>{day.exception.note}</p>}
      {times.length === 0 ? (
        <p className={styles.detailNote}>{messages.noDay}</p>
      ) : (
        <ul className={styles.times}>
          {times.map(({ from, key, sign }) => {
            const Icon = SIGNS[sign]
            const time = formats.time(from)
            return (
              <li key={key} className={mergeClasses(styles.time, styles[sign], sign === 'removed' && styles.struck)}>
                <Icon aria-hidden />
                <span aria-hidden>{time}</span>
                <span className={styles.spoken}>{say[sign](time)}</span>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

/** What can be done about the bookings of a day. */
export interface DayBookingActions {
  /** Returns the href of the page that answers the bookings of a day (`YYYY-MM-DD`). */
  bookingsHref: (date: string) => string
  /**
   * Opens the cancellation of a day's bookings (`YYYY-MM-DD`), on platforms that support it
   * (`visits`).
   */
  onCancelDay?: ((date: string) => void) | undefined
  /** Opens the offer of other times to a day's patients, on platforms that support it (`offers`). */
  onOfferDay?: ((date: string) => void) | undefined
}

interface ClosedDayBookingsProps extends DayBookingActions {
  /** Earliest first. */
  bookings: readonly Booking[]
}

/**
 * Bookings on days without hours: the publication does not change them, the doctor has to decide.
 */
export function ClosedDayBookings({ bookings, bookingsHref, onCancelDay, onOfferDay }: ClosedDayBookingsProps) {
  const styles = usePreviewStyles()
  const changes = useMessages(bookingChangesMessages)
  const offers = useMessages(offersMessages)
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  /** The buttons of all days have the same texts. */
  const named = (label: string, date: string) => ({
    children: label,
    'aria-label': `${label}, ${formats.day(date)}`,
  })
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
          <h3 className={styles.closedDate}>{formats.dayLong(date)}</h3>
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
          {onOfferDay && (
            <Button
              {...named(offers.offer, date)}
              appearance="primary"
              aria-haspopup="dialog"
              onClick={() => onOfferDay(toIsoDate(date) ?? date)}
            />
          )}
          <Button {...named(messages.showBookings, date)} href={bookingsHref(toIsoDate(date) ?? date)} />
          {onCancelDay && bookings.some((one) => one.date === date && one.status === BOOKING_STATUS.confirmed) && (
            <Button
              {...named(changes.cancelSeveral, date)}
              aria-haspopup="dialog"
              onClick={() => onCancelDay(toIsoDate(date) ?? date)}
            />
          )}
        </section>
      ))}
    </Card>
  )
}

/** The totals of a publication. */
export function PlanSums({ plan }: { plan: SlotPlan }) {
  const styles = usePreviewStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const { created, removed, taken, planned, leftOut } = planFigures(plan)
  const { past, closed, overlap, other } = leftOut
  const reasons = [
    past > 0 && messages.over(past),
    closed > 0 && messages.onClosedDays(closed),
    overlap > 0 && messages.overlapping(overlap),
    other > 0 && messages.otherwise(other),
  ].filter((reason) => reason !== false)
  const left = past + closed + overlap + other
  return (
    <Card as="section" isPadded={false} className={styles.sums}>
      <ul className={styles.sumList}>
        <Sum sign="created" text={messages.created(created)} />
        {removed > 0 && <Sum sign="removed" text={messages.removed(removed)} />}
        {taken > 0 && <Sum sign="taken" text={messages.stay(taken)} note={messages.kept} />}
        {planned > 0 && <Sum sign="planned" text={messages.planned(planned)} />}
        {left > 0 && <Sum sign="leftOut" text={messages.leftOut(left)} note={reasons.join(', ')} />}
      </ul>
    </Card>
  )
}

function Sum({ sign, text, note }: { sign: Sign; text: string; note?: string }) {
  const styles = usePreviewStyles()
  const Icon = SIGNS[sign]
  return (
    <li className={styles.sum}>
      <span className={mergeClasses(styles.sumIcon, styles[sign])}>
        <Icon aria-hidden />
      </span>
      <span>
        <span className={styles.sumText}>{text}</span>
        {note !== undefined && <span className={styles.sumNote}>{note}</span>}
      </span>
    </li>
  )
}
