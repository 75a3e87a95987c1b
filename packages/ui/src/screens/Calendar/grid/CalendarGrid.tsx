import { calendarMessages } from '../../../messages/en/calendar.ts'
import { useMessages } from '../../../messages/useMessages.ts'
import { mergeClasses } from '@fluentui/react-components'
import { addDays, minutesOfDay } from '@nalam/sdk'
import type { ClinicMoment } from '@nalam/sdk'
import { useId, useMemo, useState } from 'react'
import type { ComponentProps } from 'react'
import { useMediaQuery } from '../../../theme/useMediaQuery.ts'
import { Axis, Folds } from './CalendarAxis.tsx'
import { CalendarDay, isNarrow } from './CalendarDay.tsx'
import { useCalendarGridStyles } from './CalendarGrid.styles.ts'
import type { Cell, DayColumn } from '../dayColumn.ts'
import type { GridDay } from './gridMoves.ts'
import { minutePixels, scaleOf } from './scale.ts'
import type { Stretch } from './timeScale.ts'

export interface CalendarGridProps {
  layout: 'week' | 'day'
  /** Undefined while loading: the grid and its focus stay. */
  columns: readonly DayColumn[] | undefined
  /** The same days, including the empty half hours. */
  days: readonly GridDay[]
  stretches: readonly Stretch[]
  /** First day, for the heads while the days load. */
  firstDay: string
  now: ClinicMoment
  next: { cell: Cell; minutes: number } | undefined
  currentKey: string | undefined
  selectedKey: string | undefined
  /** Ids of the slots and bookings with a change in progress. */
  pendingIds: ReadonlySet<string>
  onUnfold: (from: number) => void
  gridProps: ComponentProps<'div'>
}

const NO_CELLS: readonly never[] = []

/**
 * Days as columns on one scale (CAL-01). In the markup each day is a row of the grid, so that
 * screen readers read it day by day.
 */
export function CalendarGrid(props: CalendarGridProps) {
  const { layout, columns, days, stretches, firstDay, now, next, currentKey, selectedKey, pendingIds, gridProps } =
    props
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
  const isWeek = layout === 'week'
  // While another week loads, its days are as wide as those of the week before.
  const [kept, setKept] = useState(columns)
  if (columns && kept !== columns) setKept(columns)
  const widths = (columns ?? kept)?.map((column) => (isNarrow(column) ? (isTight ? '40px' : '96px') : 'minmax(0, 1fr)'))
  const isFirst = columns === undefined && kept === undefined
  return (
    <div className={mergeClasses(styles.frame, !isWeek && styles.dayFrame)}>
      <Axis
        stretches={stretches}
        scale={scale}
        now={columns?.some(({ date }) => date === now.date) ? now : undefined}
        isWeek={isWeek}
      />
      <div className={styles.body}>
        <p id={id} className={styles.hidden}>
          {messages.keys}
        </p>
        {/* Contains focusable cells; takes the focus itself while they load. */}
        <div
          {...gridProps}
          role="grid"
          tabIndex={-1}
          aria-label={messages.grid}
          aria-describedby={id}
          aria-busy={columns === undefined || undefined}
          className={styles.grid}
          style={{
            gridTemplateColumns: isWeek ? (widths?.join(' ') ?? 'repeat(7, minmax(0, 1fr))') : 'minmax(0, 1fr)',
          }}
        >
          {Array.from({ length: isWeek ? 7 : 1 }, (_, index) => {
            const date = addDays(firstDay, index)
            const isOf = (key: string | undefined) => key?.startsWith(date) === true
            return (
              <CalendarDay
                // Keyed by the weekday, so that the next week reuses the elements. The days of the
                // first one are other elements than their skeletons: a closed day is narrower.
                key={isFirst ? `first ${index}` : index}
                layout={layout}
                date={date}
                column={columns?.[index]}
                cells={days[index]?.cells ?? NO_CELLS}
                stretches={stretches}
                scale={scale}
                minute={columns && date === now.date ? minute : undefined}
                next={isOf(next?.cell.key) ? next : undefined}
                currentKey={isOf(currentKey) ? currentKey : undefined}
                selectedKey={isOf(selectedKey) ? selectedKey : undefined}
                pendingIds={pendingIds}
              />
            )
          })}
        </div>
      </div>
      <Folds stretches={stretches} scale={scale} hasHead={isWeek} onUnfold={props.onUnfold} />
    </div>
  )
}
