import { makeStyles } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import type { KeyHelp } from '../../forms/decisions/KeysDialog.tsx'
import { canCancel, canOffer } from '../../forms/VisitDialogs/visitRules.ts'
import { calendarMessages } from '../../messages/en/calendar.ts'
import { offersMessages } from '../../messages/en/offers.ts'
import { pagesMessages } from '../../messages/en/pages.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { statusMessages } from '../../messages/en/status.ts'
import { visitsMessages } from '../../messages/en/visits.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media, nalamTokens } from '../../theme/nalamTokens.ts'
import { tokens } from '../../theme/tokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import type { CalendarPlace } from './bar/CalendarBar.tsx'
import type { CalendarProps } from './CalendarProps.ts'
import { useCellStyles } from './cell/Cell.styles.ts'
import { CellIcon } from './cell/Cell.tsx'
import type { CellMarks } from './cell/Cell.tsx'
import { useTally } from './grid/CalendarDay.tsx'
import { CalendarGrid } from './grid/CalendarGrid.tsx'
import { CalendarList } from './list/CalendarList.tsx'
import type { CalendarListProps } from './list/CalendarList.tsx'
import type { ShownDays } from './useCalendarDays.ts'

const useStyles = makeStyles({
  summary: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '16px',
    minHeight: '24px',
    margin: '0 0 12px',
    color: nalamTokens.ink2,
  },
  // On a phone the foot has it.
  addSlot: { [media.phone]: { display: 'none' } },
  legend: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    margin: '10px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink2,
    [media.phone]: { display: 'none' },
  },
  legendItem: { display: 'inline-flex', alignItems: 'center', columnGap: '6px' },
})

interface CalendarDaysProps
  extends
    Omit<CellMarks, 'next'>,
    Pick<CalendarListProps, 'now' | 'onVisit' | 'gridProps'>,
    Pick<CalendarProps, 'availabilityHref'> {
  place: CalendarPlace
  shown: ShownDays
  /** The keys that act on a cell. */
  keys: readonly KeyHelp[]
}

/** The shown days as a grid, on a phone as a list; or the reason if all of them are closed. */
export function CalendarDays({ place, shown, availabilityHref, onVisit, keys, ...cells }: CalendarDaysProps) {
  const isPhone = useMediaQuery(media.phone)
  const card = useStateCard()
  const messages = useMessages(calendarMessages)
  const pages = useMessages(pagesMessages)
  const isWeek = place.view === 'week'
  if (shown.isAllClosed) {
    const isElsewhere = availabilityHref !== undefined
    const note = isWeek ? undefined : shown.dayColumn?.note
    return (
      <EmptyState
        className={card}
        title={isWeek ? messages.allClosed : messages.closed}
        text={note ?? (isElsewhere ? messages.closedHours : messages.allClosedText)}
        actions={isElsewhere && <Button href={availabilityHref}>{pages.availability}</Button>}
      />
    )
  }
  if (isPhone) {
    return <CalendarList {...cells} {...{ onVisit, shown }} next={shown.next} date={place.date} />
  }
  return (
    <div>
      <CalendarGrid {...cells} {...{ keys, place, shown }} next={shown.next} />
      {isWeek && <Legend />}
    </div>
  )
}

interface RangeSummaryProps extends Pick<
  CalendarProps,
  'now' | 'nextOpenDate' | 'addSlotHref' | 'onAddSlot' | 'onCancelDay' | 'onOfferDay'
> {
  place: CalendarPlace
  shown: ShownDays
  onShow: (date: string) => void
}

/**
 * One line above the days: their counts, or how to go on if none of them has an open slot. The line
 * has the same height while the days load, so that nothing below it moves.
 */
export function RangeSummary(props: RangeSummaryProps) {
  const { place, shown, now, nextOpenDate, onAddSlot, addSlotHref, onShow, onCancelDay, onOfferDay } = props
  const styles = useStyles()
  const messages = useMessages(calendarMessages)
  const slots = useMessages(slotsMessages)
  const visits = useMessages(visitsMessages)
  const offers = useMessages(offersMessages)
  const formats = useFormats()
  const tallyOf = useTally()
  const columns = shown.shown
  if (columns === undefined) return <p className={styles.summary}>{'\u00A0'}</p>
  const count = (key: 'booked' | 'open' | 'waiting') => columns.reduce((sum, column) => sum + column[key], 0)
  const [booked, open, waiting] = [count('booked'), count('open'), count('waiting')]
  const lacksOpen = open === 0 && (columns.at(-1)?.date ?? '') >= now.date
  const [day] = place.view === 'day' ? columns : []
  const ofDay = (column: NonNullable<typeof day>) =>
    column.isOpenDay || column.cells.length === 0
      ? tallyOf(column)
      : [[messages.closed, column.note ?? []].flat().join('. '), ...tallyOf(column).slice(1)]
  const ofWeek = () => [
    ...(booked > 0 ? [slots.bookedCount(booked)] : []),
    open > 0 ? slots.openCount(open) : shown.isEmpty ? messages.emptyWeek : messages.noOpenSlots,
  ]
  const parts = [...(day ? ofDay(day) : ofWeek()), ...(waiting > 0 ? [messages.waitingCount(waiting)] : [])]
  const later = day && shown.slots.find(({ date }) => date > place.date)?.date
  const next = lacksOpen ? (later ?? nextOpenDate) : undefined
  const has = (isWanted: typeof canCancel) =>
    day?.cells.some(({ items }) => items.some(({ booking }) => booking && isWanted(booking, now))) === true
  return (
    <p className={styles.summary}>
      <span>
        {parts.join(' · ')}
        {shown.isEmpty && lacksOpen && onAddSlot && !shown.isAllClosed && `. ${messages.emptyWeekText}`}
      </span>
      {lacksOpen && (
        <TextLink href={addSlotHref} className={styles.addSlot}>
          {messages.addSlot}
        </TextLink>
      )}
      {next !== undefined && (
        <TextLink onClick={() => onShow(next)}>
          {messages.nextOpenDay(`${formats.date(next, 'weekdayShort')}, ${formats.date(next)}`)}
        </TextLink>
      )}
      {onOfferDay && has(canOffer) && (
        <TextLink aria-haspopup="dialog" onClick={() => onOfferDay(place.date)}>
          {offers.offer}
        </TextLink>
      )}
      {onCancelDay && has(canCancel) && (
        <TextLink aria-haspopup="dialog" onClick={() => onCancelDay(place.date)}>
          {visits.cancelSeveral}
        </TextLink>
      )}
    </p>
  )
}

/** The meanings of the signs of the calendar. */
function Legend() {
  const styles = useStyles()
  const cellStyles = useCellStyles()
  const messages = useMessages(calendarMessages)
  const status = useMessages(statusMessages)
  const signs = [
    { sign: 'pending', look: cellStyles.pendingInk, word: status.pending },
    { sign: 'confirmed', look: cellStyles.confirmedInk, word: status.confirmed },
    { sign: 'walkIn', look: cellStyles.confirmedInk, word: messages.addedByYou },
    { sign: 'held', look: cellStyles.warnInk, word: messages.held },
    { sign: 'open', look: cellStyles.quietInk, word: messages.open },
    { sign: 'off', look: cellStyles.quietInk, word: messages.off },
    { sign: 'warning', look: cellStyles.warnInk, word: messages.sameTimeOrPassed },
  ] as const
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {signs.map(({ look, word, sign }) => (
        <li key={word} className={styles.legendItem}>
          <CellIcon styles={cellStyles} sign={sign} className={look} />
          {word}
        </li>
      ))}
    </ul>
  )
}
