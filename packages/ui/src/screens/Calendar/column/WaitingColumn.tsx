import { countLook, layout, nalamTokens, plainList, textSizes } from '../../../theme/internal.ts'
import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { toIsoDate, type Booking, type ClinicMoment } from '@nalam/sdk'
import { canNoteVisit, isOverdue } from '@nalam/sdk/rules'
import type { KeyboardEvent, ReactNode } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { PhoneNumber } from '../../../components/PhoneNumber/PhoneNumber.tsx'
import { EmptyState } from '../../../components/StateView/StateView.tsx'
import { BookingBadge } from '../../../components/StatusBadge/BookingBadge.tsx'
import { TextLink } from '../../../components/TextLink/TextLink.tsx'
import { useSteadyItems } from '../../../components/useSteadyItems.ts'
import {
  DECISIONS,
  offeredDecisions,
  pendingDecision,
  possibleActions,
  useActionLabel,
} from '../../../bookings/actions.ts'
import { ConflictNote, StateNote } from '../../../bookings/notes.tsx'
import type { BookingControls } from '../../../bookings/useBookingActions.ts'
import { useBookingKeys } from '../../../bookings/keys/useBookingKeys.ts'
import { VisitButtons } from '../../../bookings/buttons.tsx'
import type { Waiting } from '../CalendarProps.ts'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const useStyles = makeStyles({
  root: { overflow: 'hidden', '& + &': { marginBlockStart: '20px' } },
  head: { ...layout.between, padding: '12px 16px' },
  title: { ...textSizes.title, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase500 },
  count: countLook,
  group: {
    margin: 0,
    padding: '8px 16px',
    borderTop: `1px solid ${nalamTokens.cardLine}`,
    borderBottom: `1px solid ${nalamTokens.cardLine}`,
    backgroundColor: nalamTokens.canvas,
    color: nalamTokens.ink2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    fontWeight: tokens.fontWeightMedium,
  },
  list: plainList,
  item: {
    padding: '14px 16px',
    '& + &': { borderTop: `1px solid ${nalamTokens.cardLine}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  line: { margin: 0, display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '8px' },
  // The first of the list has its line too, below the title.
  visit: { padding: '10px 16px 12px', borderTop: `1px solid ${nalamTokens.cardLine}` },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  time: { flexShrink: 0, fontWeight: tokens.fontWeightMedium },
  phone: { color: nalamTokens.ink2, fontSize: tokens.fontSizeBase200, lineHeight: '1.25rem' },
  decision: { display: 'grid', alignItems: 'center', marginBlockStart: '10px' },
  answers: { gridArea: '1 / 1', ...layout.wrap, gap: '8px' },
  answered: { visibility: 'hidden' },
  status: { gridArea: '1 / 1', justifySelf: 'start' },
  answer: { flexGrow: 1, minHeight: '32px', minWidth: '88px', paddingInline: '8px' },
  tonal: {
    backgroundColor: nalamTokens.tintStrong,
    color: nalamTokens.brandInk,
    border: '1px solid transparent',
    ':hover': { backgroundColor: nalamTokens.avatarTint, color: nalamTokens.avatarInk },
  },
  all: { '@media (pointer: coarse)': { ...layout.inline, minHeight: '44px' } },
  foot: { margin: 0, padding: '14px 16px', borderTop: `1px solid ${nalamTokens.cardLine}` },
  empty: { paddingBlock: '16px' },
})

/**
 * Returns the bookings in groups: the shown day, then the other days, then those that can only be
 * declined.
 */
function grouped(bookings: readonly Booking[], date: string, now: ClinicMoment): Map<string, Booking[]> {
  const groupOf = (booking: Booking) => (isOverdue(booking, now) ? '' : (toIsoDate(booking.date) ?? booking.date))
  const rankOf = (booking: Booking) => (groupOf(booking) === '' ? 2 : groupOf(booking) === date ? 0 : 1)
  const groups = new Map<string, Booking[]>()
  for (const booking of bookings.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const name = groupOf(booking)
    groups.set(name, [...(groups.get(name) ?? []), booking])
  }
  return groups
}

/**
 * The pending bookings beside the day, so that the doctor sees the effect of each decision on the
 * day. Arrow keys, J and K move between the bookings; A, R and D decide about one that was focused by the
 * keyboard.
 */
export function WaitingColumn({ calendar, waiting }: CalendarPart & { waiting: Waiting }) {
  const { date, now, controls } = calendar
  const styles = useStyles()
  const { messages, slots, decisions, formats } = useCalendarText()
  const { total, href } = waiting
  const steady = useSteadyItems(waiting.bookings, { restoredId: waiting.restoredId })
  const bookings = steady.items
  const run: typeof controls.run = (booking, action) => {
    steady.onOwnAction(booking.id)
    controls.run(booking, action)
  }
  const groups = grouped(bookings ?? [], date, now)
  const ordered = [...groups.values()].flat()
  const keys = useBookingKeys(steady.listProps.ref, {
    attribute: 'data-booking',
    keys: ordered.map(({ id }) => id),
    controls,
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const item = keys.itemOf(event.target)
    const booking = ordered.find(({ id }) => id === item?.key)
    if (!booking || event.target !== item?.element || keys.moveInList(event)) return
    if (event.repeat || !keys.isByKeyboard()) return
    keys.onLetter(event, possibleActions(DECISIONS, booking, controls.context), (action) => run(booking, action))
  }
  return (
    <ListCard
      title={messages.waitingFor}
      count={total !== undefined && total > 0 && <span className={styles.count}>{formats.number(total)}</span>}
    >
      {bookings?.length === 0 && <EmptyState headingLevel={3} className={styles.empty} title={messages.nothingWaits} />}
      {/* The letters act on the focused booking. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div {...steady.listProps} {...keys.props} onKeyDown={onKeyDown}>
        {[...groups].map(([day, group]) => (
          <div key={day}>
            <h3 className={styles.group}>
              {day === '' ? decisions.overdue.title : day === now.date ? slots.today : formats.dayLong(day)}
            </h3>
            <ul className={styles.list}>
              {group.map((booking) => (
                <li
                  key={booking.id}
                  data-booking={booking.id}
                  // One tab stop for all bookings, as in the grid beside it.
                  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
                  tabIndex={booking.id === keys.stop ? 0 : -1}
                  aria-label={`${booking.patientName}, ${formats.dayLong(booking.date)}, ${formats.time(booking.time)}`}
                  className={styles.item}
                >
                  <WaitingItem {...{ booking, calendar }} onRun={run} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {total !== undefined && bookings !== undefined && total > bookings.length && (
        <p className={styles.foot}>
          <TextLink href={href} className={styles.all}>
            {messages.showAll(total)}
          </TextLink>
        </p>
      )}
    </ListCard>
  )
}

/**
 * The patients of a day who may have come, each with a button for every visit: one tap notes it
 * (VISIT-03). Nothing if there are none.
 */
export function VisitList({ calendar: { dayColumn, now, controls } }: CalendarPart) {
  const styles = useStyles()
  const { decisions } = useCalendarText()
  const bookings = dayColumn?.bookings.filter((booking) => canNoteVisit(booking, now)) ?? []
  if (!controls.context.actions.onVisit || bookings.length === 0) return null
  return (
    <ListCard title={decisions.visits}>
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <li key={booking.id} className={mergeClasses(styles.item, styles.visit)}>
            <BookingLine booking={booking} />
            <VisitButtons {...{ booking, controls }} hasName hasKeys={false} />
          </li>
        ))}
      </ul>
    </ListCard>
  )
}

/** A titled list of bookings beside the day. */
function ListCard({ title, count, children }: { title: string; count?: ReactNode; children: ReactNode }) {
  const styles = useStyles()
  return (
    <Card as="section" isPadded={false} aria-label={title} className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {count}
      </div>
      {children}
    </Card>
  )
}

function BookingLine({ booking }: { booking: Booking }) {
  const styles = useStyles()
  const { formats, mixed } = useCalendarText()
  return (
    <p className={styles.line}>
      <span className={styles.name}>{mixed(booking.patientName)}</span>
      <span className={styles.time}>{formats.time(booking.time)}</span>
    </p>
  )
}

type WaitingItemProps = CalendarPart & { booking: Booking; onRun: BookingControls['run'] }

function WaitingItem({ booking, calendar: { now, controls }, onRun }: WaitingItemProps) {
  const styles = useStyles()
  const label = useActionLabel()
  const { actions, pending } = controls.context
  const isOpen = controls.isUndecided(booking)
  return (
    <>
      <BookingLine booking={booking} />
      <PhoneNumber phone={booking.patientPhone} className={styles.phone} />
      <StateNote {...{ booking, now }} isGrouped />
      <ConflictNote conflicts={controls.conflictsOf(booking)} />
      <div className={styles.decision}>
        {/* An answered booking keeps the room of its buttons: the items below it must not move. */}
        <div className={mergeClasses(styles.answers, !isOpen && styles.answered)} inert={!isOpen}>
          {offeredDecisions(booking, now).map((name) => (
            <Button
              key={name}
              size="medium"
              className={mergeClasses(styles.answer, name === 'approve' && styles.tonal)}
              // Focusable while pending: the focus must stay in the list.
              disabledFocusable={pendingDecision(pending) !== undefined}
              aria-label={`${label(name, { actions })}, ${booking.patientName}`}
              onClick={() => onRun(booking, name)}
            >
              {label(name, { actions })}
            </Button>
          ))}
        </div>
        {!isOpen && <BookingBadge booking={booking} className={styles.status} />}
      </div>
    </>
  )
}
