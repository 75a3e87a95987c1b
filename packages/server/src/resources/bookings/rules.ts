import { BOOKING_STATUS, parsePhone, toLatinDigits, VISIT, type BookingStatusCode, type Visit } from '@nalam/sdk'
import * as rules from '@nalam/sdk/rules'
import type { Schema } from '../../contract/contractTypes.ts'
import { patternOf, searchWords } from '../lists.ts'
import { endOfDay, firstUpcoming } from '../days.ts'
import { latestMoment } from '../../clock.ts'

/** Number of rows in the dashboard variant; the screen shows at most five. */
export const DASHBOARD_ROWS = 5

/** Maximum number of rows in the list of undoable decisions. */
export const UNDOABLE_ROWS = 100

/**
 * Returns a decided booking without the moment of a decision from the future: its age is not known,
 * and its time to be undone is over.
 */
const believed = (booking: rules.DecidedBooking, now: Date): rules.DecidedBooking => ({
  ...booking,
  decidedAt: booking.decidedAt !== null && booking.decidedAt <= latestMoment(now) ? booking.decidedAt : null,
})

/** Returns the end of the time to undo a decision; see {@link rules.undoUntil}. */
export const undoUntil = (booking: rules.DecidedBooking, now: Date): Date | undefined =>
  rules.undoUntil(believed(booking, now), now)

/** Returns the result of undoing a decision; see {@link rules.undo}. */
export const undoTransition = (booking: rules.DecidedBooking, now: Date): rules.Transition =>
  rules.undo(believed(booking, now), now)

/** Returns the moment before which decisions can no longer be undone. */
export function undoableSince(now: Date): Date {
  return new Date(now.getTime() - rules.UNDO_FOR)
}

/** Digits, hyphens and a leading plus: part of a phone number as it is typed. */
const PHONE_PART = /^\+?[\d-]+$/

/**
 * Returns part of a phone number with Latin digits and without invisible marks, and any other word
 * unchanged.
 */
function withPlainNumber(word: string): string {
  const plain = toLatinDigits(word).replace(/\p{Cf}/gu, '')
  return PHONE_PART.test(plain) ? plain : word
}

/**
 * Returns five to ten digits, without +91 and hyphens; `undefined` for anything else, which may be
 * part of a booking number.
 */
function phoneDigits(text: string): string | undefined {
  const digits = text.replace(/^\+91/, '').replaceAll('-', '')
  return /^\d{5,10}$/.test(digits) ? digits : undefined
}

/**
 * Returns the patterns of a search. All of them must match, in any order; an empty list matches
 * everything. A phone number may be typed with +91, spaces and hyphens.
 */
export function searchPatterns(searchQuery: string | undefined): string[] {
  const whole = parsePhone(searchQuery ?? '')
  if (whole !== null) return [patternOf(whole)]
  const runs: string[][] = []
  for (const word of searchWords(searchQuery).map(withPlainNumber)) {
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

export type BookingOrder = NonNullable<Schema<'ListBookingsRequest'>['order']>

export interface BookingFilters {
  /** `undefined` for every status. */
  readonly statuses: readonly BookingStatusCode[] | undefined
  /** First day, ISO; `undefined` for no bound. */
  readonly from: string | undefined
  /** Last day, ISO; `undefined` for no bound. */
  readonly to: string | undefined
  readonly order: BookingOrder
  /** `true` for cancelled bookings only, `false` for none of them. */
  readonly cancelled?: boolean | undefined
  /** Only confirmed bookings with one of these visits. */
  readonly visits?: readonly Visit[] | undefined
  /** Only bookings whose patients were not told. */
  readonly notTold?: true | undefined
}

/** Every status code, in order. */
const ALL_STATUSES: readonly BookingStatusCode[] = Object.values(BOOKING_STATUS)

/**
 * One index scan: the bookings of one status, or of any, between two bounds. The statement receives
 * the bounds under these names.
 */
export interface Branch {
  readonly status?: BookingStatusCode
  /** Whether the bookings are cancelled; in a branch of declined bookings only. */
  readonly cancelled?: boolean
  /** In a branch of confirmed bookings only. */
  readonly visits?: readonly Visit[]
  readonly notTold?: true
  readonly from: 'from' | 'pendingFrom'
  readonly before: 'before' | 'overdueEnd'
}

/** The bookings that a list counts: all bookings of these statuses, or those of some days. */
export interface Counted {
  readonly statuses: readonly BookingStatusCode[]
  /** Whether the list is bounded by days. */
  readonly isDated: boolean
  /** As in {@link BookingFilters}. */
  readonly cancelled?: boolean
  readonly visits?: readonly Visit[]
  readonly notTold?: true
}

/** The index scans that a list merges, and their order. */
export interface WalkShape {
  readonly branches: readonly Branch[]
  readonly order: BookingOrder
  readonly counted: Counted
}

/** Bounds of an index scan: moments at the clinic, or `-infinity` and `infinity`. */
export interface WalkBounds {
  readonly from: string
  /** The same for pending bookings, if overdue bookings are listed separately. */
  readonly pendingFrom: string
  readonly before: string
  /** End of the overdue bookings that are listed separately. */
  readonly overdueEnd: string
}

/** A filtered list: one sequence of bookings, or two in succession. */
export interface ListPlan {
  readonly shape: WalkShape
  readonly bounds: WalkBounds
  /** A pending booking that starts before this moment is overdue. */
  readonly overdueBefore: string
  /**
   * Overdue bookings, which are listed after all others (FIND-03); only if the order
   * would mix them.
   */
  readonly overdue?: WalkShape & { readonly branches: readonly [Branch] }
}

/**
 * Returns the index scans of a filtered list. In the order latest first, overdue bookings are last
 * anyway. In the order soonest first, they are taken out and listed at the end.
 */
export function listPlan(
  { statuses, from, to, order, cancelled, visits, notTold }: BookingFilters,
  now: Date,
): ListPlan {
  const overdueBefore = firstUpcoming(now)
  const first = from === undefined ? '-infinity' : `${from} 00:00:00`
  const before = to === undefined ? 'infinity' : endOfDay(to)
  const pendingFrom = from !== undefined && first > overdueBefore ? first : overdueBefore
  const overdueEnd = before !== 'infinity' && before < overdueBefore ? before : overdueBefore
  const bounds = { from: first, pendingFrom, before, overdueEnd }
  const wanted = ALL_STATUSES.filter(
    (status) =>
      (statuses?.includes(status) ?? true) &&
      (cancelled !== true || status === BOOKING_STATUS.declined) &&
      (visits === undefined || status === BOOKING_STATUS.confirmed),
  )
  // In the order of the contract, so that equal filters have equal statements.
  const noted = visits && Object.values(VISIT).filter((visit) => visits.includes(visit))
  const further = {
    ...(cancelled !== undefined && { cancelled }),
    ...(noted && { visits: noted }),
    ...(notTold && { notTold }),
  }
  const counted = { statuses: wanted, isDated: first !== '-infinity' || before !== 'infinity', ...further }
  const only = (status: BookingStatusCode) => ({
    status,
    ...(status === BOOKING_STATUS.declined && cancelled !== undefined && { cancelled }),
    ...(noted && { visits: noted }),
    ...(notTold && { notTold }),
  })
  // None of those who were not told is overdue.
  if (order === 'latest' || notTold || !wanted.includes(BOOKING_STATUS.pending)) {
    const whole = { from: 'from', before: 'before' } as const
    const isEvery = wanted.length === ALL_STATUSES.length && cancelled === undefined
    const branches: Branch[] = isEvery
      ? [{ ...(notTold && { notTold }), ...whole }]
      : wanted.map((status) => ({ ...only(status), ...whole }))
    return { shape: { branches, order, counted }, bounds, overdueBefore }
  }
  const branches = wanted.map((status): Branch => ({
    ...only(status),
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
