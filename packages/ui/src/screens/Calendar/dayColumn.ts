import {
  minutesOfDay,
  minutesOfEnd,
  toIsoDate,
  type Booking,
  type CalendarSlot,
  type ClinicMoment,
  type DaySchedule,
} from '@nalam/sdk'
import { DAY_MINUTES, isExpected, overlaps } from '@nalam/sdk/rules'
import { cellItem, cellState, kindOf, type CellItem, type CellState } from './cell/cellState.ts'

/** A day of the calendar, prepared for rendering. */
export type DayColumn = ReturnType<typeof dayColumn>

/** Length of a booking without a slot, in minutes. */
const USUAL_LENGTH = 30

/**
 * Returns the cells of one day in order, without empty half hours. Bookings that begin at the same
 * time share a cell.
 */
export function dayColumn(day: DaySchedule, now: ClinicMoment) {
  const date = toIsoDate(day.date) ?? day.date
  const starts = new Map<number, { items: CellItem[]; to: number }>()
  const add = (from: number, to: number, item: CellItem) => {
    const found = starts.get(from) ?? { items: [], to }
    starts.set(from, { items: [...found.items, item], to: Math.max(found.to, to) })
  }
  for (const slot of day.slots) {
    const from = minutesOfDay(slot.from)
    if (from === null) continue
    add(from, endOf(slot), cellItem({ slot, booking: slot.booking }, now))
  }
  const slotStarts = [...starts.keys()]
  for (const booking of day.bookings) {
    const from = minutesOfDay(booking.time)
    if (from === null) continue
    const next = Math.min(DAY_MINUTES, ...slotStarts.filter((start) => start >= from + 10))
    const length = slotStarts.includes(from) ? 0 : Math.min(USUAL_LENGTH, next - from)
    add(from, from + length, cellItem({ booking }, now))
  }
  const cells = [...starts]
    .toSorted(([one], [other]) => one - other)
    .map(([from, { items, to }]) => cellState(date, from, Math.min(to, DAY_MINUTES), items, now))
  const bookings = cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? []))
  const conflicts = conflictsByBooking(cells)
  const coming = cells.filter(({ hasStarted }) => !hasStarted)
  const isClosed = day.exception?.kind === 'closed'
  return {
    /** `YYYY-MM-DD` */
    date,
    isOpenDay: day.isOpenDay,
    /** A closed day without any cell: a week leaves its width to the others. */
    isBlank: !day.isOpenDay && cells.length === 0,
    /** The reason for a closed day, if an exception gives one. */
    note: isClosed ? day.exception?.note || undefined : undefined,
    /** Closed by an exception: none of its times can be given to a patient. */
    isClosed,
    cells: withLanes(cells, now).map((cell) => ({
      ...cell,
      conflicts: cell.items.map(({ booking }) => conflicts.get(booking?.id ?? '')).find(Boolean) ?? cell.conflicts,
    })),
    conflicts,
    bookings,
    booked: bookings.length,
    open: isClosed ? 0 : coming.filter(({ kind }) => kind === 'open').length,
    /** Pending bookings that can still be approved. */
    waiting: coming.flatMap(({ items }) => items.filter((item) => kindOf(item) === 'pending')).length,
  }
}

/** Returns the end of a slot in minutes; the day's end for a slot that ends after midnight. */
function endOf({ from, to }: CalendarSlot): number {
  const end = minutesOfEnd(to) ?? DAY_MINUTES
  return end > (minutesOfDay(from) ?? 0) ? end : DAY_MINUTES
}

/**
 * Places overlapping cells side by side. There are two lanes; a cell that fits in neither is merged
 * into the cell that it overlaps.
 *
 * @param cells earliest first
 */
function withLanes(cells: readonly CellState[], now: ClinicMoment): CellState[] {
  const placed: CellState[] = []
  for (const cell of cells) {
    const [beside, another] = placed.filter(({ to }) => to > cell.from).toReversed()
    if (!beside) placed.push(cell)
    else if (another) {
      const items = [...beside.items, ...cell.items]
      const merged = cellState(beside.date, beside.from, Math.max(beside.to, cell.to), items, now)
      placed[placed.indexOf(beside)] = { ...merged, lane: beside.lane }
    } else {
      // The earlier cell is on the first side, unless it already has a side.
      const side = beside.lane ?? 'first'
      placed[placed.indexOf(beside)] = { ...beside, lane: side }
      placed.push({ ...cell, lane: side === 'first' ? 'second' : 'first' })
    }
  }
  return placed
}

/**
 * Returns, by booking id, the other pending or confirmed bookings of the same time (CAL-08), with
 * the times that the server compares. Bookings without any are left out.
 */
function conflictsByBooking(cells: readonly CellState[]): ReadonlyMap<string, readonly Booking[]> {
  const timed = cells
    .flatMap((cell) =>
      cell.items.flatMap(({ slot, booking }) => {
        if (!booking) return []
        const start = minutesOfDay(booking.time) ?? cell.from
        return { booking, start, end: slot ? endOf(slot) : start + USUAL_LENGTH }
      }),
    )
    .toSorted((one, other) => one.start - other.start)
  return new Map(
    timed.flatMap((own) => {
      const others = timed.filter((other) => other !== own && overlaps(own, other))
      return others.length > 0 ? [[own.booking.id, others.map(({ booking }) => booking)]] : []
    }),
  )
}

/** Returns the cell of the next confirmed booking today, and the minutes until it. */
export function nextPatient(columns: readonly DayColumn[], now: ClinicMoment) {
  const minute = minutesOfDay(now.time) ?? 0
  const cell = columns
    .find(({ date }) => date === now.date)
    ?.cells.find(
      ({ from, items }) => from >= minute && items.some(({ state }) => state !== undefined && isExpected(state)),
    )
  return cell && { cell, minutes: cell.from - minute }
}

/** A slot with its day, `YYYY-MM-DD`. */
export type DatedSlot = CalendarSlot & { date: string }

/** Returns the open slots that can still be booked, the earliest first. */
export function bookableSlots(columns: readonly DayColumn[]): DatedSlot[] {
  return columns.flatMap(({ date, isClosed, cells }) =>
    (isClosed ? [] : cells)
      .filter(({ hasStarted }) => !hasStarted)
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.slot && kindOf(item) === 'open' ? { ...item.slot, date } : [])),
  )
}

/**
 * Returns the first day, `YYYY-MM-DD`, that has an open slot that can still be booked; undefined if
 * none has.
 *
 * @param days the earliest first
 */
export const firstOpenDate = (days: readonly DaySchedule[], now: ClinicMoment): string | undefined =>
  toIsoDate(days.find((day) => bookableSlots([dayColumn(day, now)]).length > 0)?.date ?? '') ?? undefined
