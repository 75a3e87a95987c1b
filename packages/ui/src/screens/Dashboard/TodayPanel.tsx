import { detailText, layout, line, media, nalamTokens, textSizes } from '../../theme/internal.ts'
import {
  actionsMessages,
  frameMessages,
  MixedText,
  attendanceMessages,
  notToldMessages,
  slotsMessages,
  statesMessages,
  todayMessages,
  useFormats,
  useMessages,
} from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChatWarning16Regular } from '@fluentui/react-icons/headless/svg/chat-warning'
import { CalendarLtr20Regular } from '@fluentui/react-icons/headless/svg/calendar-ltr'
import type { Booking, ClinicMoment, DaySchedule } from '@nalam/sdk'
import { canNoteVisit } from '@nalam/sdk/rules'
import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { LoadedContent } from '../../components/StateView/LoadedContent.tsx'
import { Notice } from '../../components/StateView/Notice.tsx'
import { useAction } from '../../forms/useAction.ts'
import { VisitReason } from '../../bookings/VisitReason.tsx'
import { BookingBadge } from '../../components/StatusBadge/BookingBadge.tsx'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { DayLine } from './DayLine.tsx'
import { dayLine } from './lineOfDay.ts'
import { todayFigures } from './todayFigures.ts'

const NARROW = '@media (max-width: 68.7488em)'
/** Narrow, and no phone: two rules for one height would depend on their order. */
const TABLET = '@media (min-width: 40em) and (max-width: 68.7488em)'
/** The widths that have the line of the day: with its figures beside each other, and below. */
const [WIDE, LOW] = ['@media (min-width: 68.75em)', '@media (min-width: 56.25em) and (max-width: 68.7488em)']

const useTodayPanelStyles = makeStyles({
  // The same height while loading, after a failure and with all content, so that nothing below
  // moves.
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
    alignItems: 'start',
    columnGap: '20px',
    rowGap: '14px',
    minHeight: '126px',
    marginBlockEnd: '12px',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
    [TABLET]: { minHeight: '266px' },
    [media.phone]: { padding: '16px', minHeight: '352px', ':lang(ta)': { minHeight: '402px' } },
  },
  // The line of the day is 73 px high, the number of open slots above it 22 px.
  withLine: { [WIDE]: { minHeight: '221px' }, [LOW]: { minHeight: '361px' } },
  failed: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    minHeight: '126px',
    marginBlockEnd: '12px',
    [NARROW]: { minHeight: '266px' },
  },
  failedText: { margin: 0, overflowWrap: 'anywhere' },
  failedTitle: textSizes.title,
  next: { minWidth: 0, gridColumnStart: 1, gridRowStart: 1, [NARROW]: { gridColumnEnd: 3 } },
  label: { margin: 0, ...detailText, fontWeight: tokens.fontWeightMedium },
  name: { ...textSizes.title, fontSize: '26px', lineHeight: '40px', overflowWrap: 'anywhere' },
  when: {
    margin: 0,
    ...layout.row,
    flexWrap: 'wrap',
    gap: '4px 8px',
    minHeight: '24px',
    fontWeight: tokens.fontWeightMedium,
    fontVariantNumeric: 'tabular-nums',
  },
  // As high as its line, also where a finger needs more.
  arrive: { marginBlock: '-4px', '@media (pointer: coarse)': { minHeight: '44px', marginBlock: '-10px' } },
  figure: {
    minWidth: '112px',
    paddingInlineStart: '20px',
    ...line('InlineStart'),
    [NARROW]: { minWidth: 0, paddingInlineStart: '12px' },
  },
  // If the next patient has a separate line, no other figure comes before this one.
  firstFigure: { [NARROW]: { paddingInlineStart: 0, borderInlineStartStyle: 'none' } },
  value: { ...textSizes.title, fontSize: '32px', lineHeight: '40px' },
  figureLink: {
    color: 'inherit',
    fontWeight: 'inherit',
    '@media (pointer: coarse)': { display: 'inline-block', minWidth: '2.75rem', minHeight: '2.75rem' },
  },
  second: { margin: 0, minHeight: '22px', color: nalamTokens.ink3, overflowWrap: 'anywhere' },
  button: {
    columnGap: '8px',
    whiteSpace: 'nowrap',
    [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3, justifySelf: 'start' },
    [media.phone]: { justifySelf: 'stretch', justifyContent: 'center' },
  },
  notTold: {
    ...layout.row,
    flexWrap: 'wrap',
    gap: '4px 8px',
    gridColumnStart: 1,
    gridColumnEnd: -1,
    margin: 0,
    paddingBlockStart: '11px',
    ...line('BlockStart'),
  },
  notToldCount: { ...layout.row, columnGap: '6px', color: nalamTokens.rescheduleInk },
  notToldText: { flexGrow: 1, color: nalamTokens.ink2 },
  wideSkeleton: { height: '84px', [NARROW]: { gridColumnStart: 1, gridColumnEnd: 3 } },
  skeleton: { height: '84px', width: '130px' },
})

export interface TodayPanelProps {
  /** Today's pending and confirmed bookings; undefined while loading or if loading failed. */
  bookings: readonly Booking[] | undefined
  /** The first confirmed booking of a later day, shown if no patient is left today. */
  later?: Booking | undefined
  /** Today in the calendar, on platforms that have one, for the line of the day; undefined while loading. */
  day?: DaySchedule | undefined
  /** Number of pending bookings on all days; undefined while unknown. */
  waiting: number | undefined
  /** Number of patients who were not told, on platforms that know it (`messages`). */
  notTold?: number | undefined
  /** What today's patients have answered to reminders (`messages`). */
  answers?: { comes: number; expected: number } | undefined
  /** Number of patients who did not come in the last 30 days (`visits`). */
  noShows?: number | undefined
  /** Target of that number. */
  notToldHref?: string | undefined
  /** Date and time at the clinic. */
  now: ClinicMoment
  /** Visits are noted, on platforms that support it (`visits`): those seen are counted too. */
  hasVisits?: boolean
  /** Notes that a patient has arrived (`visits`). Resolves to whether it was saved. */
  onArrived?: ((booking: Booking) => Promise<boolean>) | undefined
  /** Error text, shown if loading failed. */
  error?: string | undefined
  onRetry?: (() => void) | undefined
  /**
   * Targets of the figures: all pending bookings, today's pending bookings, all of today's
   * bookings.
   */
  waitingHref: string
  waitingTodayHref: string
  todayHref: string
  /** Href of the calendar, on platforms that have one. */
  calendarHref?: string | undefined
}

/**
 * Summary of today: the next patient, the number of bookings, the pending ones (FIND-04). The
 * passing minutes are not announced.
 */
export function TodayPanel({ bookings, error, onRetry, ...rest }: TodayPanelProps) {
  const styles = useTodayPanelStyles()
  const withLine = rest.calendarHref !== undefined && styles.withLine
  const messages = useMessages(todayMessages)
  const slots = useMessages(slotsMessages)
  const states = useMessages(statesMessages)
  const actions = useMessages(actionsMessages)
  return (
    <LoadedContent
      data={bookings}
      error={error}
      loading={
        <Card as="section" aria-label={slots.today} aria-busy className={mergeClasses(styles.root, withLine)}>
          <Skeleton className={styles.wideSkeleton} label={states.loading} />
          <Skeleton className={styles.skeleton} />
          <Skeleton className={styles.skeleton} />
        </Card>
      }
      failed={
        <Card as="section" aria-label={slots.today} className={mergeClasses(styles.failed, withLine)}>
          <Notice intent="error" actions={onRetry && <Button onClick={onRetry}>{actions.tryAgain}</Button>}>
            <p className={styles.failedTitle}>{messages.failed}</p>
            <p className={styles.failedText}>{error}</p>
          </Notice>
        </Card>
      }
    >
      {(loaded) => <LoadedToday bookings={loaded} {...rest} />}
    </LoadedContent>
  )
}

function LoadedToday({
  bookings,
  later,
  day,
  waiting,
  notTold = 0,
  answers,
  noShows = 0,
  notToldHref,
  now,
  hasVisits = false,
  onArrived,
  waitingHref,
  waitingTodayHref,
  todayHref,
  calendarHref,
}: TodayPanelProps & { bookings: readonly Booking[] }) {
  const styles = useTodayPanelStyles()
  const messages = useMessages(todayMessages)
  const slots = useMessages(slotsMessages)
  const frame = useMessages(frameMessages)
  const untold = useMessages(notToldMessages)
  const attendance = useMessages(attendanceMessages)
  const formats = useFormats()
  const figures = todayFigures(bookings, now)
  const shownDay = day && dayLine(day, now)
  return (
    <Card
      as="section"
      aria-label={slots.today}
      className={mergeClasses(styles.root, calendarHref !== undefined && styles.withLine)}
    >
      <Figure
        isFirst
        label={slots.today}
        value={formats.number(figures.total)}
        note={[...(hasVisits ? [messages.seen(figures.seen)] : []), messages.toCome(figures.toCome)].join(' · ')}
        further={[
          ...(day ? [slots.openCount(shownDay?.open ?? 0)] : []),
          ...(answers && answers.comes > 0 ? [attendance.comesOf(answers.comes, answers.expected)] : []),
          ...(noShows > 0 ? [attendance.noShows(noShows)] : []),
        ]}
      />
      <Figure
        label={messages.waiting}
        value={
          waiting === undefined || waiting === 0 ? (
            formats.number(waiting ?? figures.waiting)
          ) : (
            <TextLink href={waitingHref} aria-label={frame.pendingCount(waiting)} className={styles.figureLink}>
              {formats.number(waiting)}
            </TextLink>
          )
        }
        note={
          figures.waiting === 0 ? (
            messages.waitingToday(0)
          ) : (
            <TextLink href={waitingTodayHref}>{messages.waitingToday(figures.waiting)}</TextLink>
          )
        }
      />
      <Button appearance="primary" href={calendarHref ?? todayHref} className={styles.button}>
        <CalendarLtr20Regular aria-hidden />
        {calendarHref === undefined ? messages.openList : messages.openCalendar}
      </Button>
      {/* First by its place: the way to those who wait stays the first control of the page (U6). */}
      <NextPatient figures={figures} later={later} now={now} onArrived={onArrived} />
      {notTold > 0 && (
        <p className={styles.notTold}>
          <strong className={styles.notToldCount}>
            <ChatWarning16Regular aria-hidden />
            {untold.patients(notTold)}
          </strong>
          <span className={styles.notToldText}>{untold.patientsText}</span>
          {notToldHref !== undefined && <TextLink href={notToldHref}>{untold.show}</TextLink>}
        </p>
      )}
      {day && <DayLine isOpenDay={day.isOpenDay} shown={shownDay} />}
    </Card>
  )
}

interface NextPatientProps extends Pick<TodayPanelProps, 'now' | 'onArrived'> {
  figures: ReturnType<typeof todayFigures>
  later: Booking | undefined
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

function NextPatient({ figures: { next, total }, later, now, onArrived }: NextPatientProps) {
  const styles = useTodayPanelStyles()
  const messages = useMessages(todayMessages)
  const formats = useFormats()
  if (!next) {
    // A line may wrap only between day and time.
    const [day, time] = later ? [formats.day(later.date), formats.time(later.time)].map(unbroken) : []
    const when = later && `${day}, ${time}`
    return (
      <div className={styles.next}>
        <p className={styles.label}>{messages.nextPatient}</p>
        <p className={styles.name}>{total === 0 ? messages.nobody : messages.nobodyLeft}</p>
        <p className={styles.second}>{later && when && <MixedText text={messages.later(later.patientName, when)} />}</p>
      </div>
    )
  }
  const { booking, minutes } = next
  const inTime = minutes < 60 ? messages.inMinutes(minutes) : messages.inHours(Math.floor(minutes / 60), minutes % 60)
  return (
    <div className={styles.next}>
      <p className={styles.label}>{messages.nextPatient}</p>
      <p className={styles.name}>
        <MixedText text={booking.patientName} />
      </p>
      <p className={styles.when}>
        {formats.time(booking.time)}, {minutes === 0 ? messages.now : inTime}
        <BookingBadge booking={booking} />
        {onArrived && booking.visit === undefined && canNoteVisit(booking, now) && (
          <Arrive onArrive={() => onArrived(booking)} />
        )}
      </p>
      {booking.reason !== undefined && (
        <div className={styles.second}>
          <VisitReason reason={booking.reason} />
        </div>
      )}
    </div>
  )
}

function Arrive({ onArrive }: { onArrive: () => Promise<boolean> }) {
  const styles = useTodayPanelStyles()
  const { markArrived } = useMessages(attendanceMessages)
  const { run, isPending } = useAction(async () => ({ ok: await onArrive() }))
  return (
    <Button size="medium" className={styles.arrive} isPending={isPending} onClick={() => void run()}>
      {markArrived}
    </Button>
  )
}

interface FigureProps {
  isFirst?: boolean
  label: string
  value: ReactNode
  note: ReactNode
  /** Quiet lines below. */
  further?: readonly string[]
}

function Figure({ isFirst = false, label, value, note, further }: FigureProps) {
  const styles = useTodayPanelStyles()
  return (
    <div className={mergeClasses(styles.figure, isFirst && styles.firstFigure)}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {/* Not a paragraph: a link in it is a target of its own. */}
      <div className={styles.second}>{note}</div>
      {further?.map((line) => (
        <div key={line} className={styles.second}>
          {line}
        </div>
      ))}
    </div>
  )
}
