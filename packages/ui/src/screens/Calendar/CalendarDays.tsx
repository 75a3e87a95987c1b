import { layout, media, nalamTokens } from '../../theme/internal.ts'
import { offersMessages, pagesMessages, useMessages, bookingChangesMessages } from '../../messages/internal.ts'
import { canCancel, canOffer } from '@nalam/sdk/rules'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useCellStyles } from './cell/Cell.styles.ts'
import { CellIcon } from './cell/Cell.tsx'
import type { DayColumn } from './dayColumn.ts'
import { CalendarGrid } from './grid/CalendarGrid.tsx'
import { CalendarList } from './list/CalendarList.tsx'
import type { CalendarPart } from './useCalendar.ts'
import { useCalendarText } from './useCalendarText.ts'

const useStyles = makeStyles({
  summary: {
    ...layout.row,
    flexWrap: 'wrap',
    columnGap: '16px',
    minHeight: '24px',
    margin: '0 0 12px',
    color: nalamTokens.ink2,
  },
  // On a phone the actions of a day have a line of their own, also while the day loads: whether they
  // fit beside the sentence would depend on the font that is loaded.
  withActions: { [media.phone]: { minHeight: '44px', alignContent: 'start', '& > span': { flexBasis: '100%' } } },
  // On a phone the foot has it.
  addSlot: { [media.phone]: { display: 'none' } },
  legend: {
    ...layout.wrap,
    gap: '6px 20px',
    margin: '10px 0 0',
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '1.25rem',
    color: nalamTokens.ink2,
    [media.phone]: { display: 'none' },
  },
  legendItem: { ...layout.inline, columnGap: '6px' },
})

/** The shown days as a grid, on a phone as a list; or the reason if all of them are closed. */
export function CalendarDays({ calendar }: CalendarPart) {
  const { isDay, isPhone, dayColumn, availabilityHref } = calendar
  const card = useStateCard()
  const { messages } = useCalendarText()
  const pages = useMessages(pagesMessages)
  if (calendar.isAllClosed) {
    const isElsewhere = availabilityHref !== undefined
    return (
      <EmptyState
        className={card}
        title={isDay ? messages.closed : messages.allClosed}
        text={dayColumn?.note ?? (isElsewhere ? messages.closedHours : messages.allClosedText)}
        actions={isElsewhere && <Button href={availabilityHref}>{pages.availability}</Button>}
      />
    )
  }
  if (isPhone) return <CalendarList calendar={calendar} />
  return (
    <div>
      <CalendarGrid calendar={calendar} />
      {!isDay && <Legend />}
    </div>
  )
}

/**
 * One line above the days: their counts, or how to go on if none of them has an open slot. The line
 * has the same height while the days load, so that nothing below it moves.
 */
export function RangeSummary({ calendar }: CalendarPart) {
  const { place, isDay, isEmpty, now, onAddSlot, onCancelDay, onOfferDay } = calendar
  const { shown: columns, dayColumn: day } = calendar
  const styles = useStyles()
  const { messages, formats, countsOf, tallyOf } = useCalendarText()
  const changes = useMessages(bookingChangesMessages)
  const offers = useMessages(offersMessages)
  const hasActions = isDay && (onOfferDay ?? onCancelDay) !== undefined
  const root = mergeClasses(styles.summary, hasActions && styles.withActions)
  if (columns === undefined) return <p className={root}>{'\u00A0'}</p>
  const count = (key: 'booked' | 'open' | 'waiting') => columns.reduce((sum, column) => sum + column[key], 0)
  const [booked, open, waiting] = [count('booked'), count('open'), count('waiting')]
  const lacksOpen = open === 0 && (columns.at(-1)?.date ?? '') >= now.date
  const ofDay = (column: DayColumn) =>
    column.isOpenDay || column.isBlank
      ? tallyOf(column)
      : [[messages.closed, column.note ?? []].flat().join('. '), ...countsOf(column)]
  const ofWeek = () => [
    ...countsOf({ booked, open }),
    ...(open > 0 ? [] : [isEmpty ? messages.emptyWeek : messages.noOpenSlots]),
  ]
  const parts = [...(day ? ofDay(day) : ofWeek()), ...(waiting > 0 ? [messages.waitingCount(waiting)] : [])]
  const later = day && calendar.slots.find(({ date }) => date > place.date)?.date
  const next = lacksOpen ? (later ?? calendar.nextOpenDate) : undefined
  const ofSeveral = (onDay: typeof onCancelDay, isPossible: typeof canCancel, label: string) =>
    onDay &&
    day?.bookings.some((booking) => isPossible(booking, now)) && (
      <TextLink aria-haspopup="dialog" onClick={() => onDay(place.date)}>
        {label}
      </TextLink>
    )
  return (
    <p className={root}>
      <span>
        {parts.join(' · ')}
        {isEmpty && lacksOpen && onAddSlot && !calendar.isAllClosed && `. ${messages.emptyWeekText}`}
      </span>
      {lacksOpen && (
        <TextLink href={calendar.addSlotHref} className={styles.addSlot}>
          {messages.addSlot}
        </TextLink>
      )}
      {ofSeveral(onOfferDay, canOffer, offers.offer)}
      {ofSeveral(onCancelDay, canCancel, changes.cancelSeveral)}
      {/* Last, with a line of its own on a phone: it may be known later than the days. */}
      {lacksOpen && (
        <span>
          {next === undefined ? (
            '\u00A0'
          ) : (
            <TextLink onClick={() => calendar.showDay(next)}>
              {messages.nextOpenDay(`${formats.date(next, 'weekdayShort')}, ${formats.date(next)}`)}
            </TextLink>
          )}
        </span>
      )}
    </p>
  )
}

/** The meanings of the signs of the calendar. */
function Legend() {
  const styles = useStyles()
  const cellStyles = useCellStyles()
  const { messages, status } = useCalendarText()
  const signs = [
    { sign: 'pending', ink: 'pendingInk', word: status.pending },
    { sign: 'confirmed', ink: 'confirmedInk', word: status.confirmed },
    { sign: 'walkIn', ink: 'confirmedInk', word: messages.addedByYou },
    { sign: 'offered', ink: 'warnInk', word: status.states['offered-kept'] },
    { sign: 'held', ink: 'warnInk', word: messages.held },
    { sign: 'open', ink: 'quietInk', word: messages.open },
    { sign: 'off', ink: 'quietInk', word: messages.off },
    { sign: 'warning', ink: 'warnInk', word: messages.sameTimeOrPassed },
  ] as const
  return (
    <ul aria-label={messages.legend} className={styles.legend}>
      {signs.map(({ ink, word, sign }) => (
        <li key={word} className={styles.legendItem}>
          <CellIcon styles={cellStyles} sign={sign} className={cellStyles[ink]} />
          {word}
        </li>
      ))}
    </ul>
  )
}
