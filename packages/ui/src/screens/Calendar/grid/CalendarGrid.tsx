import { styleRef, useMediaQuery } from '../../../theme/internal.ts'
import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/headless/svg/arrow-maximize-vertical'
import { mergeClasses } from '@fluentui/react-components'
import { addDays, clockTimeOfMinutes, endOfMinutes, minutesOfDay } from '@nalam/sdk'
import { useId, useMemo, useState } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { CalendarDay, Placed } from './CalendarDay.tsx'
import { TIGHT, useCalendarGridStyles } from './CalendarGrid.styles.ts'
import { minutePixels, scaleOf, type Scale } from './timeScale.ts'

/**
 * Days as columns on one scale (CAL-01). In the markup each day is a row of the grid, so that
 * screen readers read it day by day. While its days load, the grid and its focus stay.
 */
export function CalendarGrid({ calendar }: CalendarPart) {
  const { place, isDay, now, next, currentKey, selectedKey, pendingIds, gridProps } = calendar
  const { shown: columns, stretches } = calendar
  const styles = useCalendarGridStyles()
  const { messages } = useCalendarText()
  const id = useId()
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isTight = useMediaQuery(TIGHT)
  const scale = useMemo(
    () => scaleOf(stretches, minutePixels(columns?.flatMap(({ cells }) => cells) ?? [], isTouch)),
    [stretches, columns, isTouch],
  )
  const minute = columns?.some(({ date }) => date === now.date) ? (minutesOfDay(now.time) ?? 0) : undefined
  const firstDay = isDay ? place.date : calendar.weekStart
  // While another week loads, its days are as wide as those of the week before.
  const [kept, setKept] = useState(columns)
  if (columns && kept !== columns) setKept(columns)
  const widths = (columns ?? kept)?.map(({ isBlank }) => (isBlank ? (isTight ? '3rem' : '6rem') : 'minmax(0, 1fr)'))
  const frame = styleRef({
    '--nalam-days': isDay ? undefined : (widths?.join(' ') ?? 'repeat(7, minmax(0, 1fr))'),
  })
  const isFirst = columns === undefined && kept === undefined
  return (
    <div ref={frame} className={mergeClasses(styles.frame, isDay && styles.dayFrame)}>
      <Axis {...{ scale, minute, isDay }} />
      <p id={id} className={styles.hidden}>
        {messages.keys(calendar.decisionKeys.map(([[key], action]) => `${key}: ${action}`).join(', '))}
      </p>
      {/* Contains focusable cells; takes the focus itself while they load. */}
      <div
        {...gridProps}
        role="grid"
        tabIndex={-1}
        aria-label={messages.grid}
        aria-describedby={id}
        aria-busy={columns === undefined || undefined}
        className={mergeClasses(styles.grid, !isDay && styles.week)}
      >
        {Array.from({ length: isDay ? 1 : 7 }, (_, index) => {
          const date = addDays(firstDay, index)
          const isOf = (key: string | undefined) => key?.startsWith(date) === true
          return (
            <CalendarDay
              // Keyed by the weekday, so that the next week reuses the elements. The days of the
              // first one are other elements than their skeletons: a closed day is narrower.
              key={isFirst ? `first ${index}` : index}
              isUnknown={isFirst}
              {...{ date, scale, pendingIds }}
              layout={place.view}
              column={columns?.[index]}
              minute={date === now.date ? minute : undefined}
              next={isOf(next?.cell.key) ? next : undefined}
              currentKey={isOf(currentKey) ? currentKey : undefined}
              selectedKey={isOf(selectedKey) ? selectedKey : undefined}
            />
          )
        })}
      </div>
      <Folds {...{ calendar, scale }} />
    </div>
  )
}

/**
 * Minutes: closer to the current time, the label of an hour would be covered by the label of the
 * current time.
 */
const LABEL_ROOM = 12

/** Half the height of the label of the current minute, in pixels: a day has no head above its first hour. */
const HALF_LABEL = 9

/** The hours beside the days, and the current minute, if today is shown. */
function Axis({ scale, minute, isDay }: { scale: Scale; minute: number | undefined; isDay: boolean }) {
  const styles = useCalendarGridStyles()
  const { formats } = useCalendarText()
  const hours = scale.hours.filter((hour) => minute === undefined || Math.abs(hour + 4 - minute) > LABEL_ROOM)
  const now = minute !== undefined && scale.shows(minute) ? [minute] : []
  const topOfNow = (at: number) => (isDay ? Math.max(scale.yOf(at), HALF_LABEL) : scale.yOf(at))
  return (
    <Placed
      aria-hidden
      className={mergeClasses(styles.axis, !isDay && styles.belowHead)}
      places={[...hours.map((hour) => ({ top: scale.yOf(hour) + 2 })), ...now.map((at) => ({ top: topOfNow(at) }))]}
    >
      {hours.map((hour) => (
        <span key={hour} className={styles.hour}>
          {formats.time(clockTimeOfMinutes(hour)).replace(':00', '')}
        </span>
      ))}
      {now.map((at) => (
        <span key="now" className={styles.nowLabel}>
          {formats.shortTime(clockTimeOfMinutes(at))}
        </span>
      ))}
    </Placed>
  )
}

/** The longest row of days that are not closed: the first of them, and their number. */
function longestRun(days: readonly { isOpenDay: boolean }[]): { start: number; length: number } {
  let best = { start: 0, length: 0 }
  let length = 0
  for (const [index, { isOpenDay }] of days.entries()) {
    length = isOpenDay ? length + 1 : 0
    if (length > best.length) best = { start: index - length + 1, length }
  }
  return best
}

/** The folded gaps across the days, each with a button that unfolds it. */
function Folds({ calendar, scale }: CalendarPart & { scale: Scale }) {
  const { isDay, stretches, unfold, shown = [] } = calendar
  const styles = useCalendarGridStyles()
  const { messages, formats } = useCalendarText()
  const folds = stretches.filter(({ kind }) => kind === 'fold')
  // A closed day that is shown alone has nothing beside it to fold.
  const days = isDay ? [{ date: '', isOpenDay: true }] : shown
  const run = longestRun(days)
  return (
    <Placed
      className={mergeClasses(styles.folds, !isDay && styles.belowHead)}
      places={folds.map(({ from }) => ({ top: scale.yOf(from) }))}
    >
      {folds.map(({ from, to }) => {
        const range = formats.timeRange(clockTimeOfMinutes(from), endOfMinutes(to))
        return (
          <div key={from} className={mergeClasses(styles.fold, isDay && styles.dayFold)}>
            <div className={styles.foldPart}>
              <IconButton
                look="outlined"
                size="small"
                hasTooltip={false}
                icon={<ArrowMaximizeVertical20Regular />}
                label={messages.showGap(range)}
                className={styles.foldButton}
                onClick={() => unfold(from)}
              />
            </div>
            {days.map(({ date, isOpenDay }, index) => (
              <div key={date} className={isOpenDay ? styles.foldPart : undefined}>
                {index === run.start && run.length > 0 && (
                  // As wide as the days that it may cover.
                  <span ref={styleRef({ width: `${100 * run.length}%` })} className={styles.foldText}>
                    {messages.gap(range)}
                  </span>
                )}
              </div>
            ))}
          </div>
        )
      })}
    </Placed>
  )
}
