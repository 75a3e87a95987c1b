import { layout, media, nalamTokens, plainList, textSizes } from '../../theme/internal.ts'
import {
  actionsMessages,
  calendarMessages,
  MixedText,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { makeStyles, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadedContentProps } from '../../components/StateView/LoadedContent.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import type { Booking } from '@nalam/sdk'
import { SelectField } from '../../components/SelectField/SelectField.tsx'
import type { FreeTime } from './freeTimes.ts'

export const useVisitsStyles = makeStyles({
  hint: { margin: '8px 0 0', color: nalamTokens.ink2 },
  radio: { alignItems: 'center', minHeight: '36px' },
  row: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '12px',
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  switch: { marginInlineStart: '-8px' },
  full: { minHeight: tokens.lineHeightBase300, margin: '0 0 12px', color: nalamTokens.ink2 },
  plain: { marginBlockStart: '8px', marginInlineStart: '-12px' },
  empty: { ...layout.column, rowGap: '4px', paddingBlock: '8px' },
  emptyTitle: textSizes.title,
  emptyText: { margin: 0, color: nalamTokens.ink2 },
  skeletons: { ...layout.column, rowGap: '10px', paddingBlock: '8px' },
  section: { marginBlockEnd: '16px' },
  heading: {
    margin: '0 0 6px',
    ...textSizes.label,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { ...plainList, border: `1px solid ${nalamTokens.cardLine}`, borderRadius: tokens.borderRadiusMedium },
  item: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    padding: '8px 12px',
    '&:not(:last-child)': { borderBottom: `1px solid ${nalamTokens.cardLine}` },
    [media.phone]: { gridTemplateColumns: '1fr' },
  },
  patient: { gridColumn: '1 / -1', marginInlineStart: '-8px' },
  given: {
    gridColumn: '1 / -1',
    margin: 0,
    paddingInlineStart: '28px',
    listStyleType: 'none',
    color: nalamTokens.ink2,
  },
  reason: { gridColumn: '1 / -1', color: nalamTokens.ink2 },
  name: { fontWeight: tokens.fontWeightMedium, overflowWrap: 'anywhere' },
})

interface LoadedListProps<Data> extends Pick<LoadedContentProps<Data>, 'data' | 'error' | 'onRetry' | 'children'> {
  /** Name of the state while it loads. */
  loadingText: string
}

/** A list of a dialog, or lines in its place while it loads, or why it could not be loaded. */
export function LoadedList<Data>({ error, onRetry, loadingText, ...rest }: LoadedListProps<Data>) {
  const styles = useVisitsStyles()
  const actions = useMessages(actionsMessages)
  return (
    <LoadedContent
      {...rest}
      error={error}
      failed={
        <Notice intent="error" actions={onRetry && <Button onClick={onRetry}>{actions.tryAgain}</Button>}>
          {error}
        </Notice>
      }
      loading={
        <div role="status" aria-label={loadingText} className={styles.skeletons}>
          <Skeleton width="80%" />
          <Skeleton width="80%" />
          <Skeleton width="80%" />
        </div>
      }
    />
  )
}

/** Says that the list is empty, and why. */
export function EmptyList({ title, children }: { title: string; children: ReactNode }) {
  const styles = useVisitsStyles()
  return (
    <div role="status" className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>{children}</p>
    </div>
  )
}

/** A list with a heading, which is announced when its count changes. */
export function ListWithHeading({ heading, children }: { heading: string; children: ReactNode }) {
  const styles = useVisitsStyles()
  const id = useId()
  return (
    <section className={styles.section}>
      <h3 id={id} aria-live="polite" className={styles.heading}>
        {heading}
      </h3>
      <ul aria-labelledby={id} className={styles.list}>
        {children}
      </ul>
    </section>
  )
}

/** Says that there is no free time, and leads to adding one. */
export function NoTimes({ addSlotHref }: { addSlotHref: string | undefined }) {
  const styles = useVisitsStyles()
  const messages = useMessages(bookingChangesMessages)
  const calendar = useMessages(calendarMessages)
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{messages.noTimes}</p>
      <p className={styles.emptyText}>{messages.noTimesText}</p>
      {addSlotHref !== undefined && <Button href={addSlotHref}>{calendar.addSlot}</Button>}
    </div>
  )
}

/** Whose time is changed: the patient, and the time until now. */
export function BookingHead({ booking }: { booking: Booking }) {
  const messages = useMessages(bookingChangesMessages)
  const formats = useFormats()
  return (
    <>
      <strong>
        <MixedText text={booking.patientName} />
      </strong>
      <br />
      {messages.until(formats.when(booking.date, booking.time))}
    </>
  )
}

/** Whose booking a dialog is about: patient, day and time. */
export function BookingSubject({ booking }: { booking: Booking }) {
  const formats = useFormats()
  return (
    <>
      <strong>
        <MixedText text={booking.patientName} />
      </strong>
      , {formats.date(booking.date)}, {formats.time(booking.time)}
    </>
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
      {/* A patient who waits in the clinic is not cancelled unseen. */}
      {reason === undefined && booking?.visit && <BookingBadge booking={booking} />}
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
  const messages = useMessages(bookingChangesMessages)
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
