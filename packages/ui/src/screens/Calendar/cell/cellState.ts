import { clockTimeOfMinutes, endOfMinutes, type Booking, type CalendarSlot, type ClinicMoment } from '@nalam/sdk'
import { bookingState, hasPassed, type BookingState } from '@nalam/sdk/rules'

/** A slot, its booking, or a booking that has no slot. */
export interface CellItem {
  slot?: CalendarSlot | undefined
  booking?: Booking | undefined
  /** Of the booking. */
  state?: BookingState | undefined
}

/** Returns a slot with its booking, or a booking that has no slot. */
export const cellItem = ({ slot, booking }: Omit<CellItem, 'state'>, now: ClinicMoment): CellItem => ({
  slot,
  booking,
  state: booking && bookingState(booking, now),
})

/** The kinds of a cell. Of several, the one that needs a decision comes first. */
const KINDS = ['pending', 'offered', 'confirmed', 'held', 'open', 'off', 'empty'] as const
export type CellKind = (typeof KINDS)[number]
export type CellSign = CellKind | 'walkIn' | 'warning' | (typeof SIGN_OF_STATE)[keyof typeof SIGN_OF_STATE]

/** A part of a day: the slots and bookings that begin at one minute, or an empty half hour. */
export interface CellState extends ReturnType<typeof cellState> {
  /** Set if the cell overlaps another one: its side, of two. */
  lane?: 'first' | 'second' | undefined
}

const NO_CONFLICTS: readonly Booking[] = []
/** The booking type that the platform returns for a booking added by the doctor. */
const WALK_IN = 'walk-in'

export const isAddedByDoctor = (booking: Booking | undefined): boolean => booking?.mode.toLowerCase() === WALK_IN

const KIND_OF_STATE = {
  waiting: 'pending',
  lapsed: 'pending',
  'none-fits': 'pending',
  'no-answer': 'pending',
  offered: 'offered',
  'offered-kept': 'offered',
  asked: 'offered',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  seen: 'confirmed',
  'no-show': 'confirmed',
  declined: 'off',
  cancelled: 'off',
  unknown: 'confirmed',
} as const satisfies Record<BookingState, Exclude<CellKind, 'empty'>>

/** The signs of what has happened since a booking was confirmed, and of a status that is not known. */
const SIGN_OF_STATE = {
  arrived: 'arrived',
  seen: 'seen',
  'no-show': 'missed',
  unknown: 'unknown',
} as const satisfies Partial<Record<BookingState, string>>
const hasOwnSign = (state: BookingState | undefined): state is keyof typeof SIGN_OF_STATE =>
  state !== undefined && Object.hasOwn(SIGN_OF_STATE, state)

/**
 * Returns the kind of a slot or booking. A booked slot without booking data counts as confirmed: it
 * cannot be booked.
 */
export function kindOf({ slot, state }: CellItem): Exclude<CellKind, 'empty'> {
  if (state) return KIND_OF_STATE[state]
  if (slot?.state === 'booked') return 'confirmed'
  return slot?.state ?? 'off'
}

/** Returns the sign of a slot or booking. */
export function signOf(item: CellItem, isOverdue: boolean): CellSign {
  const kind = kindOf(item)
  if (kind === 'pending' && isOverdue) return 'warning'
  if (hasOwnSign(item.state)) return SIGN_OF_STATE[item.state]
  return kind === 'confirmed' && isAddedByDoctor(item.booking) ? 'walkIn' : kind
}

/**
 * Returns what is shown of a part of a day, without its conflicts.
 *
 * @param from minutes since midnight
 * @param items none for an empty half hour
 */
export function cellState(date: string, from: number, to: number, items: readonly CellItem[], now: ClinicMoment) {
  const sorted = items.toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)))
  const [first] = sorted
  const kind: CellKind = first ? kindOf(first) : 'empty'
  const hasStarted = hasPassed({ date, start: from }, now)
  const isOver = hasPassed({ date, start: to }, now)
  const isOverdue = hasStarted && kind === 'pending'
  return {
    /** Stable across reloads: date and start. */
    key: `${date}|${from}`,
    /** `YYYY-MM-DD` */
    date,
    /** Minutes since midnight. */
    from,
    to,
    /** The same as `HH:MM`. */
    start: clockTimeOfMinutes(from),
    end: endOfMinutes(to),
    /** Several bookings at one time share a cell. Empty for an empty half hour. */
    items: sorted,
    kind,
    sign: first ? signOf(first, isOverdue) : 'empty',
    isBooking: kind === 'pending' || kind === 'offered' || kind === 'confirmed',
    isOver,
    /** Nothing can be booked or deleted any more. */
    hasStarted,
    /** A pending booking whose time has passed. */
    isOverdue,
    isPast: isOver && !isOverdue,
    /** Other bookings at the same time (CAL-08). */
    conflicts: NO_CONFLICTS,
  }
}
