import { availabilityMessages } from '../../messages/en/availability.ts'
import { slotsMessages } from '../../messages/en/slots.ts'
import { mergeClasses } from '@fluentui/react-components'
import { parseCalendarDate, type SlotPlan } from '@nalam/sdk'
import { useRef, type ReactNode } from 'react'
import { useMovingFocus } from '../../components/useMovingFocus.ts'
import { useFormats } from '../../messages/useFormats.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { media } from '../../theme/tokens.ts'
import { useMediaQuery } from '../../theme/useMediaQuery.ts'
import { dayFigures, planWeeks, type PlanCell } from './planFigures.ts'
import { usePlanGridStyles } from './PlanGrid.styles.ts'
import { SIGNS } from './planSigns.ts'

export interface PlanGridProps {
  plan: SlotPlan
  /** Today at the clinic, `YYYY-MM-DD`. */
  today: string
  /** The day whose details are shown, `YYYY-MM-DD`. */
  value: string | undefined
  onValueChange: (date: string) => void
  /** Days that differ from the previous preview. */
  changed?: ReadonlySet<string> | undefined
}

/** Above this number of weeks, the rows are lower. */
const TALL_WEEKS = 5

/** A publication as a calendar (APG grid): arrow keys move, Enter and a click show a day. */
export function PlanGrid({ plan, today, value, onValueChange, changed }: PlanGridProps) {
  const styles = usePlanGridStyles()
  const { plan: messages } = useMessages(availabilityMessages)
  const formats = useFormats()
  const grid = useRef<HTMLTableElement>(null)
  const weeks = planWeeks(plan)
  const keys = weeks.flatMap((week) => week.filter(({ day }) => day).map(({ date }) => date))
  const moving = useMovingFocus(grid, { attribute: 'data-date', keys, start: value })
  return (
    <div className={styles.frame}>
      {/* A table because of its rows and columns, a grid because of its keys (APG). */}
      <table
        {...moving.props}
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- it is interactive
        role="grid"
        aria-label={messages.grid}
        className={styles.table}
        onKeyDown={(event) => moving.move(event, (key, from) => moveFrom(weeks, from, key))}
      >
        <thead>
          <tr>
            {weeks[0]?.map(({ date }) => (
              <th key={date} scope="col" className={styles.head}>
                <span aria-hidden>{formats.date(date, 'weekdayShort')}</span>
                <span className={styles.spoken}>{formats.date(date, 'weekdayLong')}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.date}>
              {week.map((cell) => (
                <Day
                  key={cell.date}
                  cell={cell}
                  today={today}
                  isLow={weeks.length > TALL_WEEKS}
                  isChosen={cell.date === value}
                  isChanged={changed?.has(cell.date) ?? false}
                  isTabStop={cell.date === moving.stop}
                  onChoose={() => onValueChange(cell.date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/**
 * Returns the day that a key moves the focus to; undefined if it does not move. Only days of the
 * publication are focusable.
 */
function moveFrom(weeks: readonly PlanCell[][], from: string, key: string): string | undefined {
  const cells = weeks.flat()
  const at = cells.findIndex(({ date }) => date === from)
  const week = weeks[Math.floor(at / 7)]?.filter(({ day }) => day) ?? []
  const isThere = (cell: PlanCell | undefined) => (cell?.day ? cell.date : undefined)
  const moves: Record<string, () => string | undefined> = {
    // A publication of some weekdays has days between that are not part of it.
    ArrowLeft: () => cells.slice(0, at).findLast(({ day }) => day)?.date,
    ArrowRight: () => cells.slice(at + 1).find(({ day }) => day)?.date,
    ArrowUp: () => isThere(cells[at - 7]),
    ArrowDown: () => isThere(cells[at + 7]),
    PageUp: () => isThere(cells[at - 28]) ?? cells.find(({ day }) => day)?.date,
    PageDown: () => isThere(cells[at + 28]) ?? cells.findLast(({ day }) => day)?.date,
    Home: () => week[0]?.date,
    End: () => week.at(-1)?.date,
  }
  return moves[key]?.()
}

interface DayProps {
  cell: PlanCell
  today: string
  isLow: boolean
  isChosen: boolean
  isChanged: boolean
  isTabStop: boolean
  onChoose: () => void
}

function Day({ cell: { date, day }, today, isLow, isChosen, isChanged, isTabStop, onChoose }: DayProps) {
  const styles = usePlanGridStyles()
  const all = useMessages(availabilityMessages)
  const slots = useMessages(slotsMessages)
  const formats = useFormats()
  const { plan: messages } = all
  const isShort = useMediaQuery(media.phone) || isLow
  const number = parseCalendarDate(date)?.day
  const shown = (
    <span className={styles.number}>
      {formats.number(number ?? 0)}
      {number === 1 && <span className={styles.month}> {formats.date(date, 'monthShort')}</span>}
    </span>
  )
  if (!day) {
    return (
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is deeper than the rule looks
      <td className={mergeClasses(styles.cell, styles.outside)}>
        <span className={mergeClasses(styles.day, isLow && styles.low)}>
          <span className={styles.line}>
            {shown}
            {date < today && <small className={styles.note}>{slots.past}</small>}
          </span>
        </span>
      </td>
    )
  }
  const { created, removed, taken, bookedOnClosed } = dayFigures(day)
  const isClosed = !day.isOpenDay
  const openNote = day.exception ? all.otherHours : date === today ? slots.today : undefined
  const note = isClosed ? all.closed : openNote
  const spoken = [
    `${formats.date(date, 'weekdayLong')}, ${formats.date(date)}`,
    note,
    created > 0 && messages.created(created),
    removed > 0 && messages.removed(removed),
    bookedOnClosed > 0 && messages.closedBookings(bookedOnClosed),
    bookedOnClosed === 0 && taken > 0 && messages.stay(taken),
    isChanged && messages.isChanged,
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is deeper than the rule looks
    <td
      aria-selected={isChosen}
      className={mergeClasses(styles.cell, isClosed && styles.closed, isChosen && styles.chosen)}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
        className={mergeClasses(
          styles.day,
          styles.button,
          isLow && styles.low,
          bookedOnClosed > 0 && styles.warn,
          isChanged && styles.changed,
          isChosen && styles.dayChosen,
        )}
        onClick={onChoose}
      >
        <span className={styles.spoken}>{spoken.filter(Boolean).join(', ')}</span>
        <span aria-hidden className={mergeClasses(styles.figures, isLow && styles.lowFigures)}>
          <span className={styles.line}>
            {shown}
            {note !== undefined && <small className={styles.note}>{note}</small>}
          </span>
          {created > 0 && <Figure sign="created">{formats.number(created)}</Figure>}
          {removed > 0 && <Figure sign="removed">{formats.number(removed)}</Figure>}
          {bookedOnClosed > 0 && (
            <Figure sign="booked">{isShort ? formats.number(bookedOnClosed) : messages.booked(bookedOnClosed)}</Figure>
          )}
          {bookedOnClosed === 0 && taken > 0 && (
            <Figure sign="taken">{isShort ? formats.number(taken) : messages.stay(taken)}</Figure>
          )}
        </span>
      </button>
    </td>
  )
}

function Figure({ sign, children }: { sign: 'created' | 'removed' | 'booked' | 'taken'; children: ReactNode }) {
  const styles = usePlanGridStyles()
  const Icon = SIGNS[sign]
  return (
    <span className={mergeClasses(styles.figure, styles[sign])}>
      <Icon aria-hidden />
      {children}
    </span>
  )
}
