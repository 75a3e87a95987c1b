import { layout, media, nalamTokens, plainList, textSizes } from '../../theme/internal.ts'
import {
  actionsMessages,
  calendarMessages,
  decisionsMessages,
  MixedText,
  offersMessages,
  useFormats,
  useMessages,
  bookingChangesMessages,
} from '../../messages/internal.ts'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useId, type ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { LoadedContent, type LoadedContentProps } from '../../components/StateView/LoadedContent.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { clinicInstant, clinicNow, type Booking, type ClinicMoment } from '@nalam/sdk'
import { undoEnd } from '@nalam/sdk/rules'
import { PhoneNumber } from '../../components/PhoneNumber/PhoneNumber.tsx'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { HourglassHalf16Regular } from '@fluentui/react-icons/headless/svg/hourglass-half'

export const usePartsStyles = makeStyles({
  box: { marginInlineStart: '-8px' },
  choice: { marginInlineStart: '-8px' },
  from: { ...layout.wrap, alignItems: 'flex-end', columnGap: '12px', '& > :first-child': { flex: '0 1 180px' } },
  toEnd: { ...textSizes.label, color: nalamTokens.ink2, lineHeight: nalamTokens.controlHeight },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr)',
    gap: '24px',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { ...layout.column, rowGap: '24px', '&[hidden]': { display: 'none' } },
  facts: {
    ...layout.wrap,
    columnGap: '32px',
    rowGap: '8px',
    margin: 0,
    padding: '10px 16px',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: nalamTokens.canvas,
    '& dt': textSizes.small,
    '& dd': { margin: 0, color: tokens.colorNeutralForeground1 },
    [media.phone]: {
      flexDirection: 'column',
      rowGap: '4px',
      padding: '10px 12px',
      '& > div': { ...layout.wrap, alignItems: 'baseline', columnGap: '8px' },
    },
  },
  effect: {
    ...layout.top,
    columnGap: '8px',
    color: nalamTokens.ink2,
    ...textSizes.label,
    '& svg': { flexShrink: 0, marginBlockStart: '2px' },
  },
  plain: { marginBlockStart: '8px', marginInlineStart: '-12px' },
  empty: { ...layout.column, rowGap: '4px', paddingBlock: '8px' },
  emptyTitle: textSizes.title,
  emptyText: { margin: 0, color: nalamTokens.ink2 },
  skeletons: { ...layout.column, rowGap: '10px', paddingBlock: '8px' },
  heading: {
    margin: '0 0 6px',
    ...textSizes.label,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { ...plainList, border: `1px solid ${nalamTokens.cardLine}`, borderRadius: tokens.borderRadiusMedium },
  muted: { backgroundColor: nalamTokens.canvas, color: nalamTokens.ink2 },
  item: {
    ...layout.wrap,
    alignItems: 'center',
    columnGap: '16px',
    padding: '8px 12px',
    '&:not(:last-child)': { borderBottom: `1px solid ${nalamTokens.cardLine}` },
  },
  // Times end in one line.
  itemTime: { minWidth: '64px', textAlign: 'end', fontVariantNumeric: 'tabular-nums', color: nalamTokens.ink2 },
  reason: { ...textSizes.small },
  name: { flex: '1 1 120px', minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  leftName: { fontWeight: tokens.fontWeightRegular },
})

interface LoadedListProps<Data> extends Pick<LoadedContentProps<Data>, 'data' | 'error' | 'onRetry' | 'children'> {
  /** Name of the state while it loads. */
  loadingText: string
}

/** A list of a dialog, or lines in its place while it loads, or why it could not be loaded. */
export function LoadedList<Data>({ error, onRetry, loadingText, ...rest }: LoadedListProps<Data>) {
  const styles = usePartsStyles()
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
  const styles = usePartsStyles()
  return (
    <div role="status" className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>{children}</p>
    </div>
  )
}

interface ListWithHeadingProps {
  heading: string
  /** What does not change. */
  isMuted?: boolean
  children: ReactNode
}

/** A list with a heading, which is announced when its count changes. */
export function ListWithHeading({ heading, isMuted = false, children }: ListWithHeadingProps) {
  const styles = usePartsStyles()
  const id = useId()
  return (
    <section>
      <h3 id={id} aria-live="polite" className={styles.heading}>
        {heading}
      </h3>
      <ul aria-labelledby={id} className={mergeClasses(styles.list, isMuted && styles.muted)}>
        {children}
      </ul>
    </section>
  )
}

/** Says that there is no free time, and leads to adding one. */
export function NoTimes({ addSlotHref }: { addSlotHref: string | undefined }) {
  const styles = usePartsStyles()
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

/** Whose booking a dialog is about: patient, time, and what for. */
export function BookingHead({ booking }: { booking: Booking }) {
  const styles = usePartsStyles()
  const calendar = useMessages(calendarMessages)
  const offers = useMessages(offersMessages)
  const { visitReason } = useMessages(decisionsMessages)
  const formats = useFormats()
  const { patientName, patientPhone, date, time, reason } = booking
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{calendar.patient}</dt>
        <dd>
          <strong>
            <MixedText text={patientName} />
          </strong>{' '}
          {patientPhone !== '' && <PhoneNumber phone={patientPhone} />}
        </dd>
      </div>
      <div>
        <dt>{offers.bookedFor}</dt>
        <dd>
          <strong>{formats.when(date, time)}</strong> {booking.visit && <BookingBadge booking={booking} />}
        </dd>
      </div>
      {reason !== undefined && (
        <div>
          <dt>{visitReason}</dt>
          <dd>
            <MixedText text={reason} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Returns the time `HH:MM` until when an action of this moment can be undone. */
export const undoTime = (now: ClinicMoment): string => clinicNow(undoEnd(clinicInstant(now.date, now.time))).time

/** In one sentence, what happens when; beside the buttons of a dialog. */
export function Effect({ isHeld = false, children }: { isHeld?: boolean; children: ReactNode }) {
  const styles = usePartsStyles()
  return (
    <span className={styles.effect}>
      {isHeld ? <HourglassHalf16Regular aria-hidden /> : <Clock16Regular aria-hidden />}
      <span>{children}</span>
    </span>
  )
}

interface BookingItemProps {
  /** Undefined if it is gone. */
  booking: Booking | undefined
  /** The list has several days. */
  hasDate?: boolean
  reason?: string
  /** It stays as it is, because of its state. */
  isLeft?: boolean
}

/** A booking in a list. */
export function BookingItem({ booking, hasDate = false, reason, isLeft = reason !== undefined }: BookingItemProps) {
  const styles = usePartsStyles()
  const formats = useFormats()
  return (
    <li className={styles.item}>
      {booking && (
        <>
          <span className={styles.itemTime}>
            {hasDate ? formats.when(booking.date, booking.time) : formats.time(booking.time)}
          </span>
          <span className={mergeClasses(styles.name, isLeft && styles.leftName)}>
            <MixedText text={booking.patientName} />
          </span>
        </>
      )}
      {/* A patient who waits in the clinic is not cancelled unseen. */}
      {reason === undefined && booking && (isLeft || booking.visit) && <BookingBadge booking={booking} />}
      {reason !== undefined && <span className={styles.reason}>{reason}</span>}
    </li>
  )
}
