import { layout, nalamTokens, textSizes, visuallyHidden } from '../../../theme/internal.ts'
import { CalendarCancel20Regular } from '@fluentui/react-icons/headless/svg/calendar-cancel'
import { Clock16Regular } from '@fluentui/react-icons/headless/svg/clock'
import { mergeClasses, makeStyles, tokens } from '@fluentui/react-components'
import { addDays } from '@nalam/sdk'
import { chosenStripDay, stripDay } from '../../../components/WeekStrip/WeekStrip.styles.ts'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'

const useDayStripStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '4px',
    margin: '0 0 14px',
    padding: 0,
    listStyleType: 'none',
  },
  day: {
    ...stripDay,
    width: '100%',
    minHeight: '4rem',
    padding: '6px 0 2px',
    overflow: 'hidden',
    fontVariantNumeric: 'tabular-nums',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  content: { ...layout.row, flexDirection: 'column', width: '100%', minWidth: 0 },
  spoken: visuallyHidden,
  weekday: {
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightMedium,
    textTransform: 'uppercase',
    color: nalamTokens.ink2,
  },
  date: { fontSize: tokens.fontSizeBase400, lineHeight: '1.5rem', fontWeight: tokens.fontWeightSemibold },
  mark: {
    ...layout.inline,
    columnGap: '2px',
    minHeight: '0.875rem',
    fontSize: '0.75rem',
    lineHeight: '0.875rem',
    fontWeight: tokens.fontWeightSemibold,
    color: nalamTokens.pendingInk,
    maxWidth: '100%',
    whiteSpace: 'nowrap',
    '& svg': { width: '12px', height: '12px' },
  },
  closed: { backgroundColor: 'transparent', border: `1px dashed ${nalamTokens.fieldLine}` },
  closedMark: { color: nalamTokens.ink3, fontWeight: tokens.fontWeightRegular },
  today: { border: `1px solid ${nalamTokens.brandInk}` },
  chosen: { ...chosenStripDay, '@media (forced-colors: active)': { outline: '2px solid Highlight' } },
  inherit: { color: 'inherit' },
})

/** Seven days to choose from, each with the number of its pending bookings. */
export function DayStrip({ calendar }: CalendarPart) {
  const { date: chosen, now, isPhone, week, weekStart, goTo } = calendar
  const styles = useDayStripStyles()
  const { messages, formats, tallyOf } = useCalendarText()
  // A seventh of a phone's width is too narrow for the word in most languages.
  const closedMark = isPhone ? <CalendarCancel20Regular aria-hidden /> : messages.closed
  return (
    <ul className={styles.root}>
      {Array.from({ length: 7 }, (_, index) => addDays(weekStart, index)).map((date, index) => {
        const column = week?.[index]
        const isClosed = column?.isOpenDay === false
        const isChosen = date === chosen
        const waiting = column?.waiting ?? 0
        const spoken = [
          formats.dayLong(date),
          ...(column ? [tallyOf(column).join(' · ')] : []),
          ...(waiting > 0 ? [messages.waitingCount(waiting)] : []),
        ].join(', ')
        return (
          <li key={date}>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-current={date === now.date ? 'date' : undefined}
              className={mergeClasses(
                styles.day,
                isClosed && styles.closed,
                date === now.date && styles.today,
                isChosen && styles.chosen,
              )}
              onClick={() => goTo({ date })}
            >
              <span className={styles.spoken}>{spoken}</span>
              <span aria-hidden className={styles.content}>
                <span className={mergeClasses(styles.weekday, isChosen && styles.inherit)}>
                  {formats.date(date, 'weekdayShort').replace(/\.$/, '')}
                </span>
                <span className={styles.date}>{formats.date(date, 'day')}</span>
                <span className={mergeClasses(styles.mark, isClosed && styles.closedMark, isChosen && styles.inherit)}>
                  {waiting > 0 && <Clock16Regular aria-hidden />}
                  {waiting > 0 && formats.number(waiting)}
                  {waiting === 0 && isClosed && closedMark}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
