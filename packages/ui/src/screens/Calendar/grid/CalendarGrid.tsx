import { useElementStyle, useMediaQuery } from '../../../theme/internal.ts'
import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/headless/svg/arrow-maximize-vertical'
import { mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { addDays, clockTimeOfMinutes, endOfMinutes, minutesOfDay } from '@nalam/sdk'
import { useId, useMemo, useState } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { CalendarPart } from '../useCalendar.ts'
import { useCalendarText } from '../useCalendarText.ts'
import { CalendarDay, Placed } from './CalendarDay.tsx'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
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
  const isTight = useMediaQuery('(max-width: 68.7488em)')
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
  const template = useElementStyle<HTMLDivElement>({ 'grid-template-columns': isDay ? undefined : widths?.join(' ') })
  const isFirst = columns === undefined && kept === undefined
  return (
    <div className={mergeClasses(styles.frame, isDay && styles.dayFrame)}>
      <Axis {...{ scale, minute, isDay }} />
      <p id={id} className={styles.hidden}>
        {messages.keys(calendar.decisionKeys.map(([[key], action]) => `${key}: ${action}`).join(', '))}
      </p>
      {/* Contains focusable cells; takes the focus itself while they load. */}
      <div
        {...gridProps}
        ref={useMergedRefs(gridProps.ref, template)}
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

/** The hours beside the days, and the current minute, if today is shown. */
function Axis({ scale, minute, isDay }: { scale: Scale; minute: number | undefined; isDay: boolean }) {
  const styles = useCalendarGridStyles()
  const { formats } = useCalendarText()
  const hours = scale.hours.filter((hour) => minute === undefined || Math.abs(hour + 4 - minute) > LABEL_ROOM)
  const now = minute !== undefined && scale.shows(minute) ? [minute] : []
  return (
    <Placed
      aria-hidden
      className={mergeClasses(styles.axis, !isDay && styles.belowHead)}
      places={[...hours.map((hour) => ({ top: scale.yOf(hour) + 2 })), ...now.map((at) => ({ top: scale.yOf(at) }))]}
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

/** The folded gaps across all days, each with a button that unfolds it. */
function Folds({ calendar: { isDay, stretches, unfold }, scale }: CalendarPart & { scale: Scale }) {
  const styles = useCalendarGridStyles()
  const { messages, formats } = useCalendarText()
  const folds = stretches.filter(({ kind }) => kind === 'fold')
  return (
    <Placed
      className={mergeClasses(styles.folds, !isDay && styles.belowHead)}
      places={folds.map(({ from }) => ({ top: scale.yOf(from) }))}
    >
      {folds.map(({ from, to }) => {
        const range = formats.timeRange(clockTimeOfMinutes(from), endOfMinutes(to))
        return (
          <div key={from} className={styles.fold}>
            <IconButton
              look="outlined"
              size="small"
              hasTooltip={false}
              icon={<ArrowMaximizeVertical20Regular />}
              label={messages.showGap(range)}
              className={styles.foldButton}
              onClick={() => unfold(from)}
            />
            <span>{messages.gap(range)}</span>
          </div>
        )
      })}
    </Placed>
  )
}
