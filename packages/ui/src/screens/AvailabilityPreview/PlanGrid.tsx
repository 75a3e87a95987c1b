import {
  cardLook,
  layout,
  line,
  media,
  nalamTokens,
  noteText,
  plainButton,
  textSizes,
  useMediaQuery,
  visuallyHidden,
} from '../../theme/internal.ts'
import { availabilityMessages, slotsMessages, useFormats, useMessages } from '../../messages/internal.ts'
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { parseCalendarDate, type SlotPlan } from '@nalam/sdk'
import { useRef, type ReactNode } from 'react'
import { useMovingFocus } from '../../components/useMovingFocus.ts'
import { dayFigures, planWeeks, type PlanCell, SIGNS } from './planFigures.ts'

/** If the word does not fit beside the sign, it wraps to a line of its own. */
const besideSign = {
  display: 'block',
  '& svg': { marginInlineEnd: '4px', verticalAlign: '-2px' },
  [media.phone]: { display: 'flex', '& svg': { marginInlineEnd: 0 } },
} as const

const usePlanGridStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    ...cardLook,
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', [media.phone]: { width: '100%' } },
  head: {
    padding: '8px 10px',
    ...noteText,
    fontWeight: tokens.fontWeightMedium,
    textAlign: 'start',
    '& + th': line('InlineStart'),
    [media.phone]: { padding: '8px 2px', textAlign: 'center' },
  },
  spoken: visuallyHidden,
  cell: { height: '1px', padding: 0, verticalAlign: 'top', ...line('BlockStart'), '& + td': line('InlineStart') },
  outside: { backgroundColor: nalamTokens.canvas, color: nalamTokens.ink3 },
  closed: {
    backgroundColor: nalamTokens.canvas,
    backgroundImage: `repeating-linear-gradient(135deg, transparent 0 6px, ${nalamTokens.mutedCard} 6px 7px)`,
  },
  chosen: { backgroundColor: nalamTokens.tint },
  day: {
    ...layout.column,
    rowGap: '2px',
    width: '100%',
    minHeight: '124px',
    padding: '10px',
    ...textSizes.label,
    [media.phone]: { minHeight: '76px', padding: '4px 2px' },
  },
  low: { minHeight: '64px', padding: '6px 10px', [media.phone]: { padding: '4px 2px' } },
  figures: { ...layout.column, rowGap: '2px', width: '100%' },
  lowFigures: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '8px', [media.phone]: { flexDirection: 'column' } },
  button: {
    position: 'relative',
    height: '100%',
    ...plainButton,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    ':hover': { backgroundColor: nalamTokens.tint },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-4px' },
  },
  warn: { boxShadow: `inset 0 0 0 2px ${nalamTokens.rescheduleInk}` },
  changed: { boxShadow: `inset 0 0 0 2px ${nalamTokens.pendingInk}` },
  dayChosen: { boxShadow: `inset 0 0 0 2px ${tokens.colorBrandBackground}` },
  line: {
    ...layout.between,
    flexWrap: 'wrap',
    columnGap: '4px',
    width: '100%',
    [media.phone]: { justifyContent: 'center' },
  },
  number: {
    ...textSizes.body,
    fontWeight: tokens.fontWeightSemibold,
    [media.phone]: { textAlign: 'center' },
  },
  /** On phones a cell is too narrow for day and month: the month moves below the day. */
  month: {
    whiteSpace: 'nowrap',
    [media.phone]: {
      display: 'block',
      ...textSizes.tiny,
      fontWeight: tokens.fontWeightMedium,
    },
  },
  note: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    color: nalamTokens.ink3,
    ...textSizes.tiny,
    fontWeight: tokens.fontWeightMedium,
    // Hidden on phones: the accessible name of the cell says it, and the hatching marks a closed
    // day.
    [media.phone]: { display: 'none' },
  },
  figure: {
    ...layout.row,
    columnGap: '4px',
    fontWeight: tokens.fontWeightSemibold,
    '& svg': { width: '14px', height: '14px', flexShrink: 0 },
    [media.phone]: {
      columnGap: '1px',
      justifyContent: 'center',
      ...textSizes.tiny,
      '& svg': { width: '12px', height: '12px' },
    },
  },
  created: { color: nalamTokens.brandInk },
  removed: { color: nalamTokens.declinedInk },
  booked: { ...besideSign, color: nalamTokens.rescheduleInk },
  taken: {
    ...besideSign,
    color: nalamTokens.ink2,
    fontWeight: tokens.fontWeightMedium,
  },
})

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
    formats.dayLong(date),
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
