import { clockTimeOfMinutes, minutesOfDay, minutesOfEnd, type ClinicMoment, type DaySchedule } from '@nalam/sdk'
import { bookingState, type BookingState, DAY_MINUTES, hasPassed } from '@nalam/sdk/rules'

/** How a cell of the line looks; of several at one time, the first of these. */
const LOOKS = ['overdue', 'pending', 'confirmed', 'held', 'open', 'off', 'past'] as const
export type LineLook = (typeof LOOKS)[number]

const LOOK_OF_STATE = {
  waiting: 'pending',
  lapsed: 'overdue',
  'none-fits': 'pending',
  'no-answer': 'pending',
  offered: 'held',
  'offered-kept': 'confirmed',
  asked: 'held',
  confirmed: 'confirmed',
  arrived: 'confirmed',
  seen: 'confirmed',
  'no-show': 'confirmed',
  declined: 'off',
  cancelled: 'off',
  unknown: 'confirmed',
} as const satisfies Record<BookingState, LineLook>

/** Length of a booking without a slot, in minutes. */
const USUAL_LENGTH = 30
/** Minutes without anything from which on the line is folded, and how long the fold is drawn. */
const [LONG_GAP, FOLD] = [60, 30]
const HOUR = 60

interface LineCell {
  from: number
  to: number
  look: LineLook
  /** Booked and over: it keeps the sign of a booking. */
  isBooking: boolean
}

/** A place on the line, in percent of its width. */
interface OnLine {
  start: number
  width: number
}

/** Returns the slots and bookings of a day in their order, one for each start. */
function cellsOf(day: DaySchedule, now: ClinicMoment): LineCell[] {
  const cells = new Map<number, LineCell>()
  const add = (from: number, to: number, look: LineLook, isBooking: boolean) => {
    const isOver = look !== 'overdue' && hasPassed({ date: now.date, start: to }, now)
    const cell = { from, to, look: isOver ? ('past' as const) : look, isBooking }
    const known = cells.get(from)
    if (!known || LOOKS.indexOf(cell.look) < LOOKS.indexOf(known.look)) cells.set(from, cell)
  }
  for (const { from, to, state, booking } of day.slots) {
    const start = minutesOfDay(from)
    const end = minutesOfEnd(to) ?? DAY_MINUTES
    if (start === null) continue
    const look = booking ? LOOK_OF_STATE[bookingState(booking, now)] : state === 'booked' ? 'confirmed' : state
    add(start, end > start ? end : DAY_MINUTES, look, state === 'booked')
  }
  for (const booking of day.bookings) {
    const start = minutesOfDay(booking.time)
    if (start === null) continue
    add(start, Math.min(DAY_MINUTES, start + USUAL_LENGTH), LOOK_OF_STATE[bookingState(booking, now)], true)
  }
  return [...cells.values()].toSorted((one, other) => one.from - other.from)
}

/**
 * Returns the line of a day (FIND-04): its slots and bookings by their length, with long gaps folded,
 * the full hours below it, and the present minute if it is on the line. Undefined if the day is empty.
 */
export function dayLine(day: DaySchedule, now: ClinicMoment) {
  const cells = cellsOf(day, now)
  const stretches: { from: number; to: number }[] = []
  for (const { from, to } of cells) {
    const last = stretches.at(-1)
    if (last && from - last.to < LONG_GAP) last.to = Math.max(last.to, to)
    else stretches.push({ from, to })
  }
  if (stretches.length === 0) return undefined
  const total = stretches.reduce((sum, { from, to }) => sum + to - from, FOLD * (stretches.length - 1))
  /** Returns where a minute of a stretch is. */
  const at = (minute: number): number | undefined => {
    let before = 0
    for (const { from, to } of stretches) {
      if (minute >= from && minute <= to) return (100 * (before + minute - from)) / total
      before += to - from + FOLD
    }
    return undefined
  }
  const placed = (from: number, to: number): OnLine => ({ start: at(from) ?? 0, width: (100 * (to - from)) / total })
  const hours = Array.from({ length: 24 }, (_, hour) => hour * HOUR).filter((minute) =>
    stretches.some(({ from, to }) => minute >= from && minute < to),
  )
  // A line of a long day has no room for every hour.
  const every = total > 10 * HOUR ? 2 : 1
  return {
    cells: cells.map((cell) => ({ ...cell, ...placed(cell.from, cell.to) })),
    hours: hours
      .filter((_, index) => index % every === 0)
      .map((minute) => ({ time: clockTimeOfMinutes(minute), start: at(minute) ?? 0 })),
    /** In percent. */
    now: at(minutesOfDay(now.time) ?? -1),
    /** Slots that can still be booked. */
    open:
      day.exception?.kind === 'closed'
        ? 0
        : cells.filter((cell) => cell.look === 'open' && !hasPassed({ date: now.date, start: cell.from }, now)).length,
  }
}
