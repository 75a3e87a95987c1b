import { addDays, daysBetween } from '@nalam/sdk'
import type { Cell } from '../dayColumn.ts'

/** A day with all its cells, earliest first. */
export interface GridDay {
  /** `YYYY-MM-DD` */
  date: string
  cells: readonly Cell[]
}

/** A target of the focus: a day and a minute since midnight. */
export interface GridPlace {
  date: string
  minute: number
}

/**
 * The effect of a key: a move to another cell, to a place that may be in another week, or nothing.
 */
export type GridMove = { kind: 'cell'; cell: Cell } | { kind: 'place'; place: GridPlace } | undefined

const DAYS = 7

/** Returns the cell nearest to a place: on that day, or on the nearest day that has any. */
export function nearestCell(days: readonly GridDay[], { date, minute }: GridPlace): Cell | undefined {
  const [nearest] = days
    .filter(({ cells }) => cells.length > 0)
    .toSorted((one, other) => Math.abs(daysBetween(date, one.date)) - Math.abs(daysBetween(date, other.date)))
  return nearest?.cells.toSorted((one, other) => Math.abs(one.from - minute) - Math.abs(other.from - minute))[0]
}

/**
 * Returns the effect of a key of the grid pattern: arrow keys move between the cells of a day and
 * between days, Home and End within the day, Page Up and Page Down by a week. Beyond the shown days
 * the result is a place.
 *
 * @param key `KeyboardEvent.key`
 */
export function gridMove(key: string, days: readonly GridDay[], cell: Cell): GridMove {
  const at = days.findIndex(({ date }) => date === cell.date)
  const cells = days[at]?.cells ?? []
  const index = cells.findIndex((other) => other.key === cell.key)
  const to = (found: Cell | undefined): GridMove => (found ? { kind: 'cell', cell: found } : undefined)
  switch (key) {
    case 'ArrowDown':
      return to(cells[index + 1])
    case 'ArrowUp':
      return to(cells[index - 1])
    case 'Home':
      return to(cells[0])
    case 'End':
      return to(cells.at(-1))
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = key === 'ArrowLeft' ? -1 : 1
      const rest = step === 1 ? days.slice(at + 1) : days.slice(0, at).toReversed()
      const beside = rest.find((day) => day.cells.length > 0)
      if (beside) return to(nearestCell([beside], { date: beside.date, minute: cell.from }))
      const edge = (step === 1 ? days.at(-1) : days[0])?.date ?? cell.date
      return { kind: 'place', place: { date: addDays(edge, step), minute: cell.from } }
    }
    case 'PageUp':
    case 'PageDown':
      return { kind: 'place', place: { date: addDays(cell.date, key === 'PageUp' ? -DAYS : DAYS), minute: cell.from } }
    default:
      return undefined
  }
}
