import { BOOKING_STATUS, minutesOfDay, minutesOfEnd, toIsoDate } from '@nalam/sdk'
import type { Booking, CalendarSlot, ClinicMoment, DaySchedule } from '@nalam/sdk'

/** A slot, its booking, or a booking that has no slot. */
export interface CellItem {
  slot?: CalendarSlot | undefined
  booking?: Booking | undefined
}

export type CellKind = 'open' | 'off' | 'held' | 'pending' | 'confirmed' | 'empty'

/** A part of a day: the slots and bookings that begin at one minute, or an empty half hour. */
export interface Cell {
  /** Stable across reloads: date and start. */
  key: string
  /** `YYYY-MM-DD` */
  date: string
  /** Minutes since midnight. */
  from: number
  to: number
  /** Several bookings at one time share a cell. Empty for an empty half hour. */
  items: readonly CellItem[]
  kind: CellKind
  /** The end time has been reached. */
  isOver: boolean
  /** The start time has been reached: nothing can be booked or deleted any more. */
  hasStarted: boolean
  /** A pending booking whose time has passed. */
  isOverdue: boolean
  /** Set if the cell overlaps another one: its side, of two. */
  lane?: 'first' | 'second' | undefined
}

/** A day of the calendar, prepared for rendering. */
export interface DayColumn {
  /** `YYYY-MM-DD` */
  date: string
  isOpenDay: boolean
  /** The reason for a closed day, if an exception gives one. */
  note: string | undefined
  cells: readonly Cell[]
  booked: number
  open: number
  /** Pending bookings that can still be approved. */
  waiting: number
}

/** Length of a booking without a slot, in minutes. */
const USUAL_LENGTH = 30
const DAY_END = 24 * 60

/**
 * Returns the cells of one day in order, without empty half hours. Bookings that begin at the same
 * time share a cell.
 */
export function dayColumn(day: DaySchedule, now: ClinicMoment): DayColumn {
  const date = toIsoDate(day.date) ?? day.date
  const starts = new Map<number, { items: CellItem[]; to: number }>()
  const add = (from: number, to: number, item: CellItem) => {
    const found = starts.get(from)
    if (found) starts.set(from, { items: [...found.items, item], to: Math.max(found.to, to) })
    else starts.set(from, { items: [item], to })
  }
  for (const slot of day.slots) {
    const from = minutesOfDay(slot.from)
    if (from === null) continue
    add(from, endOf(slot), { slot, booking: slot.booking })
  }
  const slotStarts = [...starts.keys()]
  for (const booking of day.bookings) {
    const from = minutesOfDay(booking.time)
    if (from === null) continue
    const next = Math.min(DAY_END, ...slotStarts.filter((start) => start >= from + 10))
    const length = slotStarts.includes(from) ? 0 : Math.min(USUAL_LENGTH, next - from)
    add(from, from + length, { booking })
  }
  const cells = [...starts]
    .toSorted(([one], [other]) => one - other)
    .map(([from, { items, to }]) => cellOf(date, from, Math.min(to, DAY_END), items, now))
  const bookings = cells.flatMap(({ items }) => items.flatMap(({ booking }) => booking ?? []))
  return {
    date,
    isOpenDay: day.isOpenDay,
    note: day.exception?.kind === 'closed' ? day.exception.note || undefined : undefined,
    cells: withLanes(cells),
    booked: bookings.length,
    open: cells.filter(({ kind, hasStarted }) => kind === 'open' && !hasStarted).length,
    waiting: cells
      .filter(({ hasStarted }) => !hasStarted)
      .flatMap(({ items }) => items)
      .filter(({ booking }) => booking?.status === BOOKING_STATUS.pending).length,
  }
}

/** Returns the end of a slot in minutes; the day's end for a slot that ends after midnight. */
function endOf({ from, to }: CalendarSlot): number {
  const end = minutesOfEnd(to) ?? DAY_END
  return end > (minutesOfDay(from) ?? 0) ? end : DAY_END
}

/** Returns whether a minute of a day has been reached at the clinic. */
export function isReached(date: string, minute: number, now: ClinicMoment): boolean {
  return date < now.date || (date === now.date && minute <= (minutesOfDay(now.time) ?? 0))
}

function cellOf(date: string, from: number, to: number, items: readonly CellItem[], now: ClinicMoment): Cell {
  const kinds = new Set(items.map(kindOf))
  // The kind that needs a decision comes first.
  const kind = KINDS.find((candidate) => kinds.has(candidate)) ?? 'off'
  const hasStarted = isReached(date, from, now)
  return {
    key: cellKey(date, from),
    date,
    from,
    to,
    items: items.toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other))),
    kind,
    isOver: isReached(date, to, now),
    hasStarted,
    isOverdue: hasStarted && kind === 'pending',
  }
}

/** Returns day and minutes of a slot, in the form of a cell. */
export const rangeOfSlot = ({ date, slot }: DatedSlot): Pick<Cell, 'date' | 'from' | 'to'> => ({
  date,
  from: minutesOfDay(slot.from) ?? 0,
  to: endOf(slot),
})

export const cellKey = (date: string, from: number): string => `${date}|${from}`

const KINDS: readonly CellKind[] = ['pending', 'confirmed', 'held', 'open', 'off', 'empty']

/**
 * Returns the kind of a slot or booking. A booked slot without booking data counts as confirmed: it
 * cannot be booked.
 */
export function kindOf({ slot, booking }: CellItem): CellKind {
  if (booking) return booking.status === BOOKING_STATUS.pending ? 'pending' : 'confirmed'
  if (slot?.state === 'booked') return 'confirmed'
  return slot?.state ?? 'off'
}

/**
 * Places overlapping cells side by side. There are two lanes; a cell that fits in neither is merged
 * into the cell that it overlaps.
 *
 * @param cells earliest first
 */
function withLanes(cells: readonly Cell[]): Cell[] {
  const placed: Cell[] = []
  for (const cell of cells) {
    const [beside, another] = placed.filter(({ to }) => to > cell.from).toReversed()
    if (!beside) placed.push(cell)
    else if (another) {
      placed[placed.indexOf(beside)] = {
        ...beside,
        to: Math.max(beside.to, cell.to),
        items: [...beside.items, ...cell.items],
        kind: KINDS.find((kind) => kind === beside.kind || kind === cell.kind) ?? beside.kind,
      }
    } else {
      // The earlier cell is on the first side, unless it already has a side.
      const side = beside.lane ?? 'first'
      placed[placed.indexOf(beside)] = { ...beside, lane: side }
      placed.push({ ...cell, lane: side === 'first' ? 'second' : 'first' })
    }
  }
  return placed
}

/** Returns the bookings of a day with their times, as the server compares them. */
function timedBookings({ cells }: DayColumn): { booking: Booking; from: number; to: number }[] {
  return cells.flatMap((cell) =>
    cell.items.flatMap(({ slot, booking }) =>
      booking
        ? {
            booking,
            from: minutesOfDay(booking.time) ?? cell.from,
            to: slot ? endOf(slot) : (minutesOfDay(booking.time) ?? cell.from) + USUAL_LENGTH,
          }
        : [],
    ),
  )
}

/**
 * Returns, by booking id, the other pending or confirmed bookings of the same time on a day
 * (CAL-08). Bookings without any are left out.
 */
export function conflictsByBooking(column: DayColumn): ReadonlyMap<string, readonly Booking[]> {
  const timed = timedBookings(column).toSorted((one, other) => one.from - other.from)
  const found = new Map<string, Booking[]>()
  const add = (to: Booking, other: Booking) => found.set(to.id, [...(found.get(to.id) ?? []), other])
  timed.forEach((own, index) => {
    for (let at = index + 1; at < timed.length; at++) {
      const other = timed[at]
      if (!other || other.from >= own.to) break
      add(own.booking, other.booking)
      add(other.booking, own.booking)
    }
  })
  return found
}

/** Returns the other pending or confirmed bookings of the same time (CAL-08). */
export function conflictsOf(column: DayColumn | undefined, booking: Booking): readonly Booking[] {
  return (column && conflictsByBooking(column).get(booking.id)) ?? []
}

/** Returns the cell of the next confirmed booking today, and the minutes until it. */
export function nextPatient(
  columns: readonly DayColumn[],
  now: ClinicMoment,
): { cell: Cell; minutes: number } | undefined {
  const minute = minutesOfDay(now.time) ?? 0
  const cell = columns
    .find(({ date }) => date === now.date)
    ?.cells.find(
      ({ from, items }) => from >= minute && items.some(({ booking }) => booking?.status === BOOKING_STATUS.confirmed),
    )
  return cell && { cell, minutes: cell.from - minute }
}

/** A slot with its day. */
export interface DatedSlot {
  /** `YYYY-MM-DD` */
  date: string
  slot: CalendarSlot
}

/** Returns the open slots that can still be booked, the earliest first. */
export function bookableSlots(columns: readonly DayColumn[]): DatedSlot[] {
  return columns.flatMap(({ date, cells }) =>
    cells
      .filter(({ hasStarted }) => !hasStarted)
      .flatMap(({ items }) => items)
      .flatMap((item) => (item.slot && kindOf(item) === 'open' ? { date, slot: item.slot } : [])),
  )
}
