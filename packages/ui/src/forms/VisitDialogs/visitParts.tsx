import type { Booking } from '@nalam/sdk'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import { MixedText } from '../../messages/MixedText.tsx'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import type { FreeTime } from './freeTimes.ts'
import { useVisitsStyles } from './Visits.styles.ts'

/** Whose time is changed: the patient, and the time until now. */
export function BookingHead({ booking }: { booking: Booking }) {
  const styles = useVisitsStyles()
  const messages = useMessages(visitsMessages)
  const formats = useFormats()
  return (
    <p className={styles.about}>
      <strong>
        <MixedText text={booking.patientName} />
      </strong>
      <br />
      <span className={styles.when}>{messages.until(formats.when(booking.date, booking.time))}</span>
    </p>
  )
}

interface BookingItemProps {
  /** Undefined if it is gone. */
  booking: Booking | undefined
  /** The list has several days. */
  hasDate?: boolean
  reason?: string
}

/** A booking in a list. */
export function BookingItem({ booking, hasDate = false, reason }: BookingItemProps) {
  const styles = useVisitsStyles()
  const formats = useFormats()
  return (
    <li className={styles.item}>
      {booking && (
        <>
          <span>
            {hasDate && `${formats.date(booking.date)}, `}
            {formats.time(booking.time)}
          </span>
          <span className={styles.name}>
            <MixedText text={booking.patientName} />
          </span>
        </>
      )}
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </li>
  )
}

interface DayAndTimeProps {
  /** The earliest first. */
  times: readonly FreeTime[]
  /** Empty if none is chosen; then `dayHint` stands for it, and there are no times. */
  day: string
  onDayChange: (day: string) => void
  /** The chosen time of the day. */
  slotId: string
  onTime: (time: FreeTime) => void
  dayHint?: string
  disabled?: boolean
}

/** Any free time: a day, then one of its times. */
export function DayAndTime({ times, day, onDayChange, slotId, onTime, dayHint, disabled = false }: DayAndTimeProps) {
  const messages = useMessages(visitsMessages)
  const formats = useFormats()
  const days = [...new Set(times.map(({ date }) => date))]
  const ofDay = times.filter(({ date }) => date === day)
  const none = (label: string) => (dayHint === undefined ? [] : [{ value: '', label }])
  return (
    <>
      <SelectField
        label={messages.day}
        value={day}
        disabled={disabled}
        options={[
          ...none(dayHint ?? ''),
          ...days.map((date) => ({ value: date, label: formats.date(date, 'dateWithWeekday') })),
        ]}
        onValueChange={onDayChange}
      />
      {(dayHint === undefined || day !== '') && (
        <SelectField
          label={messages.time}
          value={slotId}
          disabled={disabled}
          options={[...none(messages.time), ...ofDay.map(({ id, from }) => ({ value: id, label: formats.time(from) }))]}
          onValueChange={(id) => {
            const time = ofDay.find((each) => each.id === id)
            if (time) onTime(time)
          }}
        />
      )}
    </>
  )
}
