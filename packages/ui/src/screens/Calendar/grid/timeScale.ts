import type { ElementStyle } from '../../../theme/internal.ts'
import { SLOT_MINUTES, type ClinicMoment, type SlotMinutes } from '@nalam/sdk'
import { DAY_MINUTES, hasPassed } from '@nalam/sdk/rules'
import { cellState, type CellState } from '../cell/cellState.ts'
import type { DayColumn } from '../dayColumn.ts'

/** A part of the axis: hours drawn to scale, or a folded gap. Minutes since midnight. */
export interface Stretch {
  kind: 'hours' | 'fold'
  from: number
  to: number
}

const HALF_HOUR = 30
const HOUR = 60
/** Longer gaps without slots are folded, in a list a row of their own, in minutes. */
export const LONGEST_GAP = 60
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
  const stretches: Stretch[] = []
  for (const cell of cells) {
    const from = Math.floor(cell.from / HOUR) * HOUR
    const to = Math.ceil(cell.to / HALF_HOUR) * HALF_HOUR
    const last = stretches.at(-1)
    if (last && (from - last.to <= LONGEST_GAP || opened.has(last.to))) last.to = Math.max(last.to, to)
    else {
      if (last) stretches.push({ kind: 'fold', from: last.to, to: from })
      stretches.push({ kind: 'hours', from, to })
    }
  }
  return stretches.length > 0 ? stretches : [{ kind: 'hours', ...EMPTY_HOURS }]
}

/** Returns whether a minute is in the hours drawn to scale. */
const isDrawn = (stretches: readonly Stretch[], minute: number): boolean =>
  stretches.some(({ kind, from, to }) => kind === 'hours' && from <= minute && minute < to)

/**
 * Returns the empty half hours of a day in which a slot can be created: not begun, and not
 * overlapped by a slot.
 */
export function emptyHalfHours(column: DayColumn, stretches: readonly Stretch[], now: ClinicMoment): CellState[] {
  const { date, cells } = column
  return Array.from({ length: DAY_MINUTES / HALF_HOUR }, (_, index) => index * HALF_HOUR)
    .filter((from) => isDrawn(stretches, from) && !hasPassed({ date, start: from }, now))
    .filter((from) => !cells.some((cell) => cell.from < from + HALF_HOUR && cell.to > from))
    .map((from) => cellState(date, from, from + HALF_HOUR, [], now))
}

/**
 * Returns the length of a new slot in an empty half hour, in minutes: the most frequent length of
 * the day, or of the week, if it fits, else 30.
 *
 * @param from minutes since midnight
 */
export function newSlotLength(column: DayColumn, columns: readonly DayColumn[], from: number): SlotMinutes {
  const usual = commonLength(column.cells) ?? commonLength(columns.flatMap(({ cells }) => cells)) ?? HALF_HOUR
  const next = Math.min(DAY_MINUTES, ...column.cells.map((cell) => cell.from).filter((start) => start >= from))
  return usual <= next - from ? usual : HALF_HOUR
}

function commonLength(cells: readonly CellState[]): SlotMinutes | undefined {
  const counts = new Map<SlotMinutes, number>()
  for (const { from, to, items } of cells) {
    const length = items.some(({ slot }) => slot) ? SLOT_MINUTES.find((minutes) => minutes === to - from) : undefined
    if (length !== undefined) counts.set(length, (counts.get(length) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}

/** Height of a folded gap, in pixels. */
const FOLD_HEIGHT = 32

/**
 * Returns the pixels per minute. Half an hour is 48 px, so that 10, 15 and 20 minutes stay on the 4
 * px grid; 72 px on touch screens, and if a slot is shorter than 15 minutes: its cell would be too
 * small to tap or read.
 */
export function minutePixels(cells: readonly CellState[], isTouch: boolean): number {
  const hasShort = cells.some(({ from, to, items }) => items.length > 0 && to - from < 15)
  return isTouch || hasShort ? 2.4 : 1.6
}

export type Scale = ReturnType<typeof scaleOf>

/** Returns the scale of an axis with folded gaps. */
export function scaleOf(stretches: readonly Stretch[], perMinute: number) {
  const yOf = (minute: number) =>
    stretches.reduce(
      (top, { kind, from, to }) =>
        top +
        (kind === 'fold' ? (minute < to ? 0 : FOLD_HEIGHT) : Math.max(0, Math.min(minute, to) - from) * perMinute),
      0,
    )
  const shows = (minute: number) => isDrawn(stretches, minute)
  return {
    /** Returns the pixels from the top of the first hour. */
    yOf,
    /** Returns whether a minute is in the drawn hours. */
    shows,
    /** The full hours that are drawn, in minutes since midnight. */
    hours: Array.from({ length: 24 }, (_, hour) => hour * HOUR).filter(shows),
    height: yOf(DAY_MINUTES),
  }
}

/** A place in a day, in pixels. */
export type Place = Partial<Record<'top' | 'height', number>>

/** Returns a place in rem, so that a cell grows with its text. */
export const inRem = (place: Place): ElementStyle =>
  Object.fromEntries(Object.entries(place).map(([name, pixels]) => [name, `${pixels / 16}rem`]))
