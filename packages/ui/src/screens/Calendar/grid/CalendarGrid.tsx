import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/headless/svg/arrow-maximize-vertical'
import { mergeClasses, useMergedRefs } from '@fluentui/react-components'
import { addDays, clockTimeOfMinutes, endOfMinutes, minutesOfDay } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useId, useMemo, useState } from 'react'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../components/IconButton/IconButton.tsx'
import type { KeyHelp } from '../../../forms/decisions/KeysDialog.tsx'
import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useFormats } from '../../../messages/useFormats.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { useChildStyles, useElementStyle } from '../../../theme/useElementStyle.ts'
import { useMediaQuery } from '../../../theme/useMediaQuery.ts'
import type { CalendarPlace } from '../bar/CalendarBar.tsx'
import type { CellMarks } from '../cell/Cell.tsx'
import type { ShownDays } from '../useCalendarDays.ts'
import { CalendarDay, isNarrow } from './CalendarDay.tsx'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import { inRem, minutePixels, scaleOf } from './timeScale.ts'
import type { Scale } from './timeScale.ts'

interface CalendarGridProps extends CellMarks {
  place: CalendarPlace
  /** While its days load, the grid and its focus stay. */
  shown: ShownDays
  now: ClinicMoment
  gridProps: ComponentProps<'div'>
  /** The keys that act on a cell, for the description of the grid. */
  keys: readonly KeyHelp[]
}

const NO_CELLS: readonly never[] = []

/**
 * Days as columns on one scale (CAL-01). In the markup each day is a row of the grid, so that
 * screen readers read it day by day.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { place, now, next, currentKey, selectedKey, pendingIds, gridProps } = props
  const { shown: columns, gridDays: days, stretches } = props.shown
  const styles = useCalendarGridStyles()
  const messages = useMessages(calendarMessages)
  const id = useId()
  const isTouch = useMediaQuery('(pointer: coarse)')
  const isTight = useMediaQuery('(max-width: 1099.98px)')
  const scale = useMemo(
    () => scaleOf(stretches, minutePixels(columns?.flatMap(({ cells }) => cells) ?? [], isTouch)),
    [stretches, columns, isTouch],
  )
  const minute = minutesOfDay(now.time) ?? 0
  const layout = place.view
  const isWeek = layout === 'week'
  const firstDay = isWeek ? props.shown.weekStart : place.date
  // While another week loads, its days are as wide as those of the week before.
  const [kept, setKept] = useState(columns)
  if (columns && kept !== columns) setKept(columns)
  const widths = (columns ?? kept)?.map((column) => (isNarrow(column) ? (isTight ? '40px' : '96px') : 'minmax(0, 1fr)'))
  const template = useElementStyle<HTMLDivElement>({ 'grid-template-columns': isWeek ? widths?.join(' ') : undefined })
  const isFirst = columns === undefined && kept === undefined
  return (
    <div className={mergeClasses(styles.frame, !isWeek && styles.dayFrame)}>
      <Axis
        stretches={stretches}
        scale={scale}
        minute={columns?.some(({ date }) => date === now.date) ? minute : undefined}
        isWeek={isWeek}
      />
      <div className={styles.body}>
        <p id={id} className={styles.hidden}>
          {messages.keys(props.keys.map(([[key], action]) => `${key}: ${action}`).join(', '))}
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
          className={mergeClasses(styles.grid, isWeek && styles.week)}
        >
          {Array.from({ length: isWeek ? 7 : 1 }, (_, index) => {
            const date = addDays(firstDay, index)
            const isOf = (key: string | undefined) => key?.startsWith(date) === true
            return (
              <CalendarDay
                // Keyed by the weekday, so that the next week reuses the elements. The days of the
                // first one are other elements than their skeletons: a closed day is narrower.
                key={isFirst ? `first ${index}` : index}
                isUnknown={isFirst}
                {...{ layout, date, stretches, scale, pendingIds }}
                column={columns?.[index]}
                cells={days[index]?.cells ?? NO_CELLS}
                minute={columns && date === now.date ? minute : undefined}
                next={isOf(next?.cell.key) ? next : undefined}
                currentKey={isOf(currentKey) ? currentKey : undefined}
                selectedKey={isOf(selectedKey) ? selectedKey : undefined}
              />
            )
          })}
        </div>
      </div>
      <Folds stretches={stretches} scale={scale} hasHead={isWeek} onUnfold={props.shown.unfold} />
    </div>
  )
}

interface AxisProps extends Pick<ShownDays, 'stretches'> {
  scale: Scale
  /** The current minute, if today is shown. */
  minute: number | undefined
  isWeek: boolean
}

/**
 * Minutes: closer to the current time, the label of an hour would be covered by the label of the
 * current time.
 */
const LABEL_ROOM = 12

/** The hours beside the days, and the current time. */
function Axis({ stretches, scale, minute, isWeek }: AxisProps) {
  const styles = useCalendarGridStyles()
  const formats = useFormats()
  const isShown = (from: number) =>
    stretches.some((part) => part.kind === 'hours' && part.from <= from && from < part.to)
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60)
    .filter(isShown)
    .filter((hour) => minute === undefined || Math.abs(hour + 4 - minute) > LABEL_ROOM)
  const now = minute !== undefined && isShown(minute) ? [minute] : []
  const ref = useChildStyles<HTMLDivElement>([
    ...hours.map((hour) => inRem({ top: scale.yOf(hour) + 2 })),
    ...now.map((at) => inRem({ top: scale.yOf(at) })),
  ])
  return (
    <div aria-hidden className={styles.axis}>
      <div className={isWeek ? styles.axisHead : styles.noHead} />
      <div ref={ref} className={styles.axis}>
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
      </div>
    </div>
  )
}

interface FoldsProps extends Pick<ShownDays, 'stretches'> {
  onUnfold: ShownDays['unfold']
  scale: Scale
  /** Whether the days have heads. */
  hasHead: boolean
}

/** The folded gaps across all days, each with a button that unfolds it. */
function Folds({ stretches, scale, hasHead, onUnfold }: FoldsProps) {
  const styles = useCalendarGridStyles()
  const messages = useMessages(calendarMessages)
  const formats = useFormats()
  const head = hasHead ? 61 : 0
  const folds = stretches.filter(({ kind }) => kind === 'fold')
  const ref = useChildStyles<HTMLDivElement>(folds.map(({ from }) => inRem({ top: head + scale.yOf(from) })))
  return (
    <div ref={ref}>
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
              onClick={() => onUnfold(from)}
            />
            <span>{messages.gap(range)}</span>
          </div>
        )
      })}
    </div>
  )
}
