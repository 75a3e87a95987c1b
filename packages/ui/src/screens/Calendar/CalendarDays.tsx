import { layout, media, nalamTokens } from '../../theme/internal.ts'
import { pagesMessages, useMessages } from '../../messages/internal.ts'
import { makeStyles } from '@fluentui/react-components'
import { Legend } from '../../components/Legend/Legend.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { EmptyState } from '../../components/StateView/StateView.tsx'
import { useStateCard } from '../../components/StateView/useStateCard.ts'
import { TextLink } from '../../components/TextLink/TextLink.tsx'
import { useCellStyles } from './cell/Cell.styles.ts'
import { CellIcon } from './cell/Cell.tsx'
import { CalendarGrid } from './grid/CalendarGrid.tsx'
import { CalendarList } from './list/CalendarList.tsx'
import type { CalendarPart } from './useCalendar.ts'
import { useCalendarText } from './useCalendarText.ts'

const useStyles = makeStyles({
  hint: {
    ...layout.wrap,
    columnGap: '16px',
    minHeight: '24px',
    margin: '12px 0 0',
    color: nalamTokens.ink2,
  },
  // On a phone the foot has it.
  addSlot: { [media.phone]: { display: 'none' } },
  legend: { [media.phone]: { display: 'none' } },
})

/** The shown days as a grid, on a phone as a list; or the reason if all of them are closed. */
export function CalendarDays({ calendar }: CalendarPart) {
  const { isDay, isPhone, isAllClosed } = calendar
  return (
    <div>
      {isAllClosed ? (
        <AllClosed calendar={calendar} />
      ) : isPhone ? (
        <CalendarList calendar={calendar} />
      ) : (
        <CalendarGrid calendar={calendar} />
      )}
      {calendar.week && <OpenHint calendar={calendar} />}
      {!isDay && !isAllClosed && <CalendarLegend calendar={calendar} />}
    </div>
  )
}

function AllClosed({ calendar: { isDay, dayColumn, availabilityHref } }: CalendarPart) {
  const card = useStateCard()
  const { messages } = useCalendarText()
  const pages = useMessages(pagesMessages)
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

/** How to go on if none of the days has an open slot. Below the days, so that it moves none of them. */
function OpenHint({ calendar }: CalendarPart) {
  const { place, isEmpty, now, onAddSlot, shown: columns = [] } = calendar
  const styles = useStyles()
  const { messages, formats } = useCalendarText()
  const hasOpen = columns.some(({ open }) => open > 0)
  if (hasOpen || (columns.at(-1)?.date ?? '') < now.date) return null
  const later = calendar.isDay ? calendar.slots.find(({ date }) => date > place.date)?.date : undefined
  const next = later ?? calendar.nextOpenDate
  return (
    <p className={styles.hint}>
      {isEmpty && onAddSlot && !calendar.isAllClosed && <span>{messages.emptyWeekText}</span>}
      <TextLink href={calendar.addSlotHref} className={styles.addSlot}>
        {messages.addSlot}
      </TextLink>
      {/* Last: it may be known later than the days. */}
      {next !== undefined && (
        <TextLink onClick={() => calendar.showDay(next)}>{messages.nextOpenDay(formats.day(next))}</TextLink>
      )}
    </p>
  )
}

/** The meanings of the signs of the calendar; those of visits where one is shown. */
function CalendarLegend({ calendar }: CalendarPart) {
  const styles = useStyles()
  const cellStyles = useCellStyles()
  const { messages, status } = useCalendarText()
  const shown = new Set(calendar.shown?.flatMap(({ cells }) => cells.map(({ sign }) => sign)))
  const visits = [
    { sign: 'arrived', ink: 'confirmedInk', word: status.states.arrived },
    { sign: 'seen', ink: 'confirmedInk', word: status.states.seen },
    { sign: 'missed', ink: 'warnInk', word: status.states['no-show'] },
  ] as const
  const signs = [
    { sign: 'pending', ink: 'pendingInk', word: status.pending },
    { sign: 'confirmed', ink: 'confirmedInk', word: status.confirmed },
    { sign: 'walkIn', ink: 'confirmedInk', word: messages.addedByYou },
    ...visits.filter(({ sign }) => shown.has(sign)),
    { sign: 'offered', ink: 'warnInk', word: status.states['offered-kept'] },
    { sign: 'held', ink: 'warnInk', word: messages.held },
    { sign: 'open', ink: 'quietInk', word: messages.open },
    { sign: 'off', ink: 'quietInk', word: messages.off },
    { sign: 'warning', ink: 'warnInk', word: messages.sameTimeOrPassed },
  ] as const
  return (
    <Legend
      aria-label={messages.legend}
      className={styles.legend}
      items={signs.map(({ ink, word, sign }) => ({
        sign: <CellIcon styles={cellStyles} sign={sign} className={cellStyles[ink]} />,
        text: word,
      }))}
    />
  )
}
