import { SLOT_MINUTES } from '@nalam/sdk'
import type { ClinicMoment, SlotMinutes } from '@nalam/sdk'
import type { Cell, DayColumn } from '../dayColumn.ts'
import { cellKey, isReached } from '../dayColumn.ts'

/** A part of the axis: hours drawn to scale, or a folded gap. Minutes since midnight. */
export interface Stretch {
  kind: 'hours' | 'fold'
  from: number
  to: number
}

const HALF_HOUR = 30
const HOUR = 60
/** Longer gaps without slots are folded, in minutes. */
const LONGEST_GAP = 60
/** The hours of an empty week. */
const EMPTY_HOURS = { from: 9 * HOUR, to: 18 * HOUR }

/**
 * Returns the stretches of the axis for all shown days: hours begin on a full hour and end on a
 * half hour; gaps without slots on any of the days are folded unless they were opened.
 *
 * @param opened start minutes of the opened gaps
 */
export function stretchesOf(columns: readonly DayColumn[], opened: ReadonlySet<number>): Stretch[] {
  const cells = columns.flatMap((column) => column.cells).toSorted((one, other) => one.from - other.from)
  const hours: { from: number; to: number }[] = []
  for (const cell of cells) {
    const from = Math.floor(cell.from / HOUR) * HOUR
    const to = Math.ceil(cell.to / HALF_HOUR) * HALF_HOUR
    const last = hours.at(-1)
    if (last && (from - last.to <= LONGEST_GAP || opened.has(last.to))) last.to = Math.max(last.to, to)
    else hours.push({ from, to })
  }
  if (hours.length === 0) return [{ kind: 'hours', ...EMPTY_HOURS }]
  return hours.flatMap((stretch, index): Stretch[] => {
    const before = hours[index - 1]
    const own: Stretch = { kind: 'hours', ...stretch }
    return before ? [{ kind: 'fold', from: before.to, to: stretch.from }, own] : [own]
  })
}

/**
 * Returns the empty half hours of a day in which a slot can be created: not begun, and not
 * overlapped by a slot.
 */
export function emptyHalfHours(column: DayColumn, stretches: readonly Stretch[], now: ClinicMoment): Cell[] {
  const { date, cells } = column
  return stretches
    .filter(({ kind }) => kind === 'hours')
    .flatMap((stretch) =>
      Array.from({ length: (stretch.to - stretch.from) / HALF_HOUR }, (_, index) => stretch.from + index * HALF_HOUR),
    )
    .filter(
      (from) => !isReached(date, from, now) && !cells.some((cell) => cell.from < from + HALF_HOUR && cell.to > from),
    )
    .map((from) => ({
      key: cellKey(date, from),
      date,
      from,
      to: from + HALF_HOUR,
      items: [],
      kind: 'empty',
      isOver: false,
      hasStarted: false,
      isOverdue: false,
    }))
}

/**
 * Returns the length of a new slot in an empty half hour, in minutes: the most frequent length of
 * the day, or of the week, if it fits, else 30.
 *
 * @param from minutes since midnight
 */
export function newSlotLength(column: DayColumn, columns: readonly DayColumn[], from: number): SlotMinutes {
  const usual = commonLength(column.cells) ?? commonLength(columns.flatMap(({ cells }) => cells)) ?? HALF_HOUR
  const next = Math.min(24 * HOUR, ...column.cells.map((cell) => cell.from).filter((start) => start >= from))
  return usual <= next - from ? usual : HALF_HOUR
}

function commonLength(cells: readonly Cell[]): SlotMinutes | undefined {
  const counts = new Map<SlotMinutes, number>()
  for (const { from, to, items } of cells) {
    const length = items.some(({ slot }) => slot) ? SLOT_MINUTES.find((minutes) => minutes === to - from) : undefined
    if (length !== undefined) counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
