import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { ArrowMaximizeVertical20Regular } from '@fluentui/react-icons/headless/svg/arrow-maximize-vertical'
import { minutesOfDay } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import { inRem } from './scale.ts'
import type { Scale } from './scale.ts'
import type { Stretch } from './timeScale.ts'
import { clockText, rangeText, shortClock } from '../cell/useCellText.ts'

interface AxisProps {
  stretches: readonly Stretch[]
  scale: Scale
  now: ClinicMoment | undefined
  isWeek: boolean
}

/**
 * Minutes: closer to the current time, the label of an hour would be covered by the label of the
 * current time.
 */
const LABEL_ROOM = 12

/** The hours beside the days, and the current time. */
export function Axis({ stretches, scale, now, isWeek }: AxisProps) {
  const styles = useCalendarGridStyles()
  const minute = now && minutesOfDay(now.time)
  const isShown = (from: number) =>
    stretches.some((part) => part.kind === 'hours' && part.from <= from && from < part.to)
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60).filter(isShown)
  return (
    <div aria-hidden className={styles.axis}>
      <div className={isWeek ? styles.axisHead : styles.noHead} />
      <div className={styles.axis}>
        {hours
          .filter((hour) => typeof minute !== 'number' || Math.abs(hour + 4 - minute) > LABEL_ROOM)
          .map((hour) => (
            <span key={hour} className={styles.hour} style={inRem({ top: scale.yOf(hour) + 2 })}>
              {clockText(hour).replace(':00', '')}
            </span>
          ))}
        {typeof minute === 'number' && isShown(minute) && (
          <span className={styles.nowLabel} style={inRem({ top: scale.yOf(minute) })}>
            {shortClock(minute)}
          </span>
        )}
      </div>
    </div>
  )
}

/** The hour lines behind a day's cells. */
export function HourLines({ stretches, scale }: { stretches: readonly Stretch[]; scale: Scale }) {
  const styles = useCalendarGridStyles()
  return stretches
    .filter(({ kind }) => kind === 'hours')
    .flatMap(({ from, to }) => Array.from({ length: Math.ceil((to - from) / 60) }, (_, index) => from + index * 60))
    .map((hour) => <span key={hour} aria-hidden className={styles.hourLine} style={inRem({ top: scale.yOf(hour) })} />)
}

interface FoldsProps {
  stretches: readonly Stretch[]
  scale: Scale
  /** Whether the days have heads. */
  hasHead: boolean
  onUnfold: (from: number) => void
}

/** The folded gaps across all days, each with a button that unfolds it. */
export function Folds({ stretches, scale, hasHead, onUnfold }: FoldsProps) {
  const styles = useCalendarGridStyles()
  const messages = useMessages(calendarMessages)
  const head = hasHead ? 61 : 0
  return stretches
    .filter(({ kind }) => kind === 'fold')
    .map(({ from, to }) => (
      <div key={from} className={styles.fold} style={inRem({ top: head + scale.yOf(from) })}>
        <button
          type="button"
          aria-label={messages.showGap(rangeText(from, to))}
          className={styles.foldButton}
          onClick={() => onUnfold(from)}
        >
          <ArrowMaximizeVertical20Regular aria-hidden />
        </button>
        <span>{messages.gap(rangeText(from, to))}</span>
      </div>
    ))
}
