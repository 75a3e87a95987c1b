import { BOOKING_STATUS, clockTimeOfMinutes, endOfMinutes, minutesOfDay } from '@nalam/sdk'
import type { Booking, CalendarSlot, ClinicMoment } from '@nalam/sdk'
import { canNoteVisit } from '../../../forms/decisions/bookingDecisions.ts'

/** A slot, its booking, or a booking that has no slot. */
export interface CellItem {
  slot?: CalendarSlot | undefined
  booking?: Booking | undefined
}

export type CellKind = 'open' | 'off' | 'held' | 'pending' | 'confirmed' | 'empty'
export type CellSign = CellKind | 'walkIn' | 'warning'

/** A part of a day: the slots and bookings that begin at one minute, or an empty half hour. */
export interface CellState {
  /** Stable across reloads: date and start. */
  key: string
  /** `YYYY-MM-DD` */
  date: string
  /** Minutes since midnight. */
  from: number
  to: number
  /** The same as `HH:MM`. */
  start: string
  end: string
  /** Several bookings at one time share a cell. Empty for an empty half hour. */
  items: readonly CellItem[]
  kind: CellKind
  sign: CellSign
  isBooking: boolean
  /** The end time has been reached. */
  isOver: boolean
  /** The start time has been reached: nothing can be booked or deleted any more. */
  hasStarted: boolean
  /** A pending booking whose time has passed. */
  isOverdue: boolean
  /** Over, and not overdue. */
  isPast: boolean
  /** Other bookings at the same time (CAL-08). */
  conflicts: readonly Booking[]
  /** Set if the cell overlaps another one: its side, of two. */
  lane?: 'first' | 'second' | undefined
}

const KINDS: readonly CellKind[] = ['pending', 'confirmed', 'held', 'open', 'off', 'empty']
const NO_CONFLICTS: readonly never[] = []
/** The booking type that the platform returns for a booking added by the doctor. */
const WALK_IN = 'walk-in'

export const cellKey = (date: string, from: number): string => `${date}|${from}`

/** Returns whether a minute of a day has been reached at the clinic. */
export function isReached(date: string, minute: number, now: ClinicMoment): boolean {
  return date < now.date || (date === now.date && minute <= (minutesOfDay(now.time) ?? 0))
}

export const isAddedByDoctor = (booking: Booking | undefined): boolean => booking?.mode.toLowerCase() === WALK_IN

/**
 * Returns the kind of a slot or booking. A booked slot without booking data counts as confirmed: it
 * cannot be booked.
 */
export function kindOf({ slot, booking }: CellItem): CellKind {
  if (booking) return booking.status === BOOKING_STATUS.pending ? 'pending' : 'confirmed'
  if (slot?.state === 'booked') return 'confirmed'
  return slot?.state ?? 'off'
}

/** Returns the sign of a slot or booking. */
export function signOf(item: CellItem, isOverdue: boolean): CellSign {
  const kind = kindOf(item)
  if (kind === 'pending' && isOverdue) return 'warning'
  return kind === 'confirmed' && isAddedByDoctor(item.booking) ? 'walkIn' : kind
}

/**
 * Returns what is shown of a part of a day, without its conflicts.
 *
 * @param from minutes since midnight
 * @param items none for an empty half hour
 */
export function cellState(
  date: string,
  from: number,
  to: number,
  items: readonly CellItem[],
  now: ClinicMoment,
): CellState {
  // The kind that needs a decision comes first.
  const sorted = items.toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)))
  const [first] = sorted
  const kind = first ? kindOf(first) : 'empty'
  const hasStarted = isReached(date, from, now)
  const isOver = isReached(date, to, now)
  const isOverdue = hasStarted && kind === 'pending'
  return {
    key: cellKey(date, from),
    date,
    from,
    to,
    start: clockTimeOfMinutes(from),
    end: endOfMinutes(to),
    items: sorted,
    kind,
    sign: first ? signOf(first, isOverdue) : 'empty',
    isBooking: kind === 'pending' || kind === 'confirmed',
    isOver,
    hasStarted,
    isOverdue,
    isPast: isOver && !isOverdue,
    conflicts: NO_CONFLICTS,
  }
}

/** Returns the bookings of a cell whose visit can be noted now (VISIT-03). */
export const visitableIn = ({ items }: CellState, now: ClinicMoment): Booking[] =>
  items.flatMap(({ booking }) => (booking && canNoteVisit(booking, now) ? booking : []))
