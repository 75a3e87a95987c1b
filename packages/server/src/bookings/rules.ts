import {
  addDays,
  BOOKING_DECISION,
  BOOKING_STATUS,
  clinicNow,
  type BookingDecisionCode,
  type BookingStatusCode,
} from '@nalam/sdk'
import type { ErrorCode, MessageCode, Schema } from '../http/contractTypes.ts'
import { patternOf, searchWords } from '../lists/rules.ts'

/** Rows that the dashboard variant carries; the screen shows at most five. */
export const DASHBOARD_ROWS = 5

/** Rows that the list of undoable decisions has at most. */
export const UNDOABLE_ROWS = 100

/** What a decision does, or the code of the problem that stands against it. */
export type Transition =
  | { readonly problem: ErrorCode }
  | {
      readonly problem?: undefined
      /** The booking's next status. */
      readonly status: BookingStatusCode
      /** What happens to the slot: it stays as it is, other patients can book it again, or the booking takes it again. */
      readonly slot: 'unchanged' | 'freed' | 'taken'
      /** The event and the audit entry to record, and the code of the response's message. */
      readonly event: MessageCode
    }

const TRANSITIONS: Readonly<Record<BookingDecisionCode, Transition>> = {
  [BOOKING_DECISION.approve]: { status: BOOKING_STATUS.confirmed, slot: 'unchanged', event: 'booking.accepted' },
  [BOOKING_DECISION.decline]: { status: BOOKING_STATUS.declined, slot: 'freed', event: 'booking.declined' },
  [BOOKING_DECISION.reschedule]: {
    status: BOOKING_STATUS.reschedule,
    slot: 'freed',
    event: 'booking.reschedule_requested',
  },
}

/** What the rules need to know about a booking. */
export interface DecidableBooking {
  readonly status: number
  /** `YYYY-MM-DD HH:MM:SS` at the clinic. */
  readonly startsAt: string
}

/** The first moment at the clinic that is not past yet, as `YYYY-MM-DD HH:MM:SS`: what starts before it is past (D6). */
export function firstUpcoming(now: Date): string {
  const { date, time } = clinicNow(now)
  return `${date} ${time}:01`
}

/**
 * A booking is decided once, from Pending only (BOOK-06). One whose time has passed can only be declined.
 *
 * @param now `undefined` on a server without extensions, which has no such limit
 */
export function transition(
  booking: DecidableBooking,
  decision: BookingDecisionCode,
  now: Date | undefined,
): Transition {
  if (booking.status !== BOOKING_STATUS.pending) return { problem: 'booking.already_decided' }
  const isPast = now !== undefined && booking.startsAt < firstUpcoming(now)
  return isPast && decision !== BOOKING_DECISION.decline ? { problem: 'booking.past' } : TRANSITIONS[decision]
}

/** How long a decision can be undone, in milliseconds (UNDO-01). */
const UNDO_FOR = 10 * 60_000

/** What the rules need to know about a decision. */
export interface Decided {
  readonly status: number
  readonly decidedAt: Date | null
}

/** The end of the time to undo a decision that was made at this moment. Only then is the patient told of it (UNDO-03). */
export function undoEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + UNDO_FOR)
}

/** Until when the decision about a booking can be undone; `undefined` when there is none or the time is over. */
export function undoUntil({ status, decidedAt }: Decided, now: Date): Date | undefined {
  if (status === BOOKING_STATUS.pending || decidedAt === null) return undefined
  const end = undoEnd(decidedAt)
  return now < end ? end : undefined
}

/** Decisions before this moment cannot be undone any more. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - UNDO_FOR)
}

/** Undoing a decision: within 10 minutes a booking is pending again, and takes the slot that the decision had freed. */
export function undoTransition(booking: Decided, now: Date): Transition {
  if (booking.status === BOOKING_STATUS.pending) return { problem: 'booking.not_decided' }
  if (undoUntil(booking, now) === undefined) return { problem: 'booking.undo_over' }
  const slot = booking.status === BOOKING_STATUS.confirmed ? 'unchanged' : 'taken'
  return { status: BOOKING_STATUS.pending, slot, event: 'booking.undone' }
}

/** Digits, hyphens and a leading plus: a part of a phone number as people write one. */
const PHONE_PART = /^\+?[\d-]+$/

/** Five to ten digits, without +91 and hyphens; `undefined` for anything else, which may be a part of a booking number. */
function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/^\+91/, '').replaceAll('-', '')
  return /^\d{5,10}$/.test(digits) ? digits : undefined
}

/**
 * The patterns of a search, all of which have to match, in any order; none when everything is wanted. A phone number may be
 * typed with +91, spaces and hyphens.
 */
export function searchPatterns(searchQuery: string | undefined): string[] {
  const runs: string[][] = []
  for (const word of searchWords(searchQuery)) {
    const last = runs.at(-1)
    const continues = PHONE_PART.test(word) && !word.startsWith('+') && PHONE_PART.test(last?.[0] ?? '')
    if (continues) last?.push(word)
    else runs.push([word])
  }
  return runs.flatMap((run) => {
    const phone = phoneDigits(run.join(''))
    return (phone === undefined ? run.map((word) => phoneDigits(word) ?? word) : [phone]).map(patternOf)
  })
}

/** The order of a filtered list. */
export type BookingOrder = NonNullable<Schema<'ListBookingsRequest'>['order']>

/** Which bookings a filtered list holds, and in which order. */
export interface BookingFilters {
  /** `undefined` for every status. */
  readonly statuses: readonly BookingStatusCode[] | undefined
  /** First day, ISO; `undefined` for no bound. */
  readonly from: string | undefined
  /** Last day, ISO; `undefined` for no bound. */
  readonly to: string | undefined
  readonly order: BookingOrder
}

/** Every status code, in order. */
const ALL_STATUSES: readonly BookingStatusCode[] = Object.values(BOOKING_STATUS)

/** The last day of the calendar. */
const LAST_DAY = '9999-12-31'

/** One index walk: the bookings of one status, or of any, between bounds that the statement gets under these names. */
export interface Branch {
  readonly status?: BookingStatusCode
  readonly from: 'from' | 'pendingFrom'
  readonly before: 'before' | 'overdueEnd'
}

/** What a list counts: all bookings of these statuses, or those of some days. */
export interface Counted {
  readonly statuses: readonly BookingStatusCode[]
  /** Whether days bound the list. */
  readonly isDated: boolean
}

/** The walks that a list merges, and their order. */
export interface WalkShape {
  readonly branches: readonly Branch[]
  readonly order: BookingOrder
  readonly counted: Counted
}

/** Bounds of a walk: moments at the clinic, or `-infinity` and `infinity`. */
export interface WalkBounds {
  readonly from: string
  /** The same for pending bookings that are listed apart from the overdue ones. */
  readonly pendingFrom: string
  readonly before: string
  /** The end of the overdue bookings that are listed apart. */
  readonly overdueEnd: string
}

/** A filtered list: one sequence of bookings, or two that follow each other. */
export interface ListPlan {
  readonly shape: WalkShape
  readonly bounds: WalkBounds
  /** What starts before this moment is overdue while it is pending. */
  readonly overdueBefore: string
  /** Overdue bookings, which stand after those that can still be helped (FIND-03); only where the order would mix them. */
  readonly overdue?: WalkShape & { readonly branches: readonly [Branch] }
}

/**
 * The walks of a filtered list. Latest first puts what is overdue last by itself; soonest first takes the overdue bookings out and
 * lists them at the end.
 */
export function listPlan({ statuses, from, to, order }: BookingFilters, now: Date): ListPlan {
  const overdueBefore = firstUpcoming(now)
  const first = from === undefined ? '-infinity' : `${from} 00:00:00`
  const before = to === undefined || to === LAST_DAY ? 'infinity' : `${addDays(to, 1)} 00:00:00`
  const pendingFrom = from !== undefined && first > overdueBefore ? first : overdueBefore
  const overdueEnd = before !== 'infinity' && before < overdueBefore ? before : overdueBefore
  const bounds = { from: first, pendingFrom, before, overdueEnd }
  const wanted = ALL_STATUSES.filter((status) => statuses?.includes(status) ?? true)
  const counted = { statuses: wanted, isDated: first !== '-infinity' || before !== 'infinity' }
  if (order === 'latest' || !wanted.includes(BOOKING_STATUS.pending)) {
    const whole = { from: 'from', before: 'before' } as const
    const branches: Branch[] =
      wanted.length === ALL_STATUSES.length ? [whole] : wanted.map((status) => ({ status, ...whole }))
    return { shape: { branches, order, counted }, bounds, overdueBefore }
  }
  const branches = wanted.map((status): Branch => ({
    status,
    from: status === BOOKING_STATUS.pending ? 'pendingFrom' : 'from',
    before: 'before',
  }))
  const overdue: Branch = { status: BOOKING_STATUS.pending, from: 'from', before: 'overdueEnd' }
  return {
    shape: { branches, order, counted },
    bounds,
    overdueBefore,
    overdue: { branches: [overdue], order, counted },
  }
}
