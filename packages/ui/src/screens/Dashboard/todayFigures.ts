import { minutesOfDay, type Booking, type ClinicMoment } from '@nalam/sdk'
import { bookingState, type BookingState } from '@nalam/sdk/rules'

/** The figures of the panel of today (FIND-04). */
export interface TodayFigures {
  /**
   * The next patient and the minutes until the appointment: 0 in the minute of its time, and for one
   * who waits in the clinic. Defined if and only if somebody is still to come.
   */
  next: { booking: Booking; minutes: number } | undefined
  /** Bookings that have a time today. */
  total: number
  /**
   * Those that are still to take place: the patient has arrived, or the time is still to come and the
   * patient was neither seen nor noted as a no-show.
   */
  toCome: number
  /** Those whose patients were seen. */
  seen: number
  /** Those that are pending and can still be approved. */
  waiting: number
}

/** What a booking of today counts as; undefined if it has no time today. */
const PART_OF_DAY = {
  waiting: 'requested',
  lapsed: 'over',
  'none-fits': 'requested',
  'no-answer': 'requested',
  offered: undefined,
  'offered-kept': 'expected',
  asked: undefined,
  confirmed: 'expected',
  arrived: 'inClinic',
  seen: 'seen',
  'no-show': 'over',
  declined: undefined,
  cancelled: undefined,
  unknown: undefined,
} as const satisfies Record<BookingState, string | undefined>

/** Who comes first: a patient in the clinic, then those who are expected, then those who asked. */
const ORDER = ['inClinic', 'expected', 'requested'] as const

/**
 * Counts today's bookings.
 *
 * @param bookings today's bookings, in any order
 * @param now date and time at the clinic
 */
export function todayFigures(bookings: readonly Booking[], now: ClinicMoment): TodayFigures {
  const minute = minutesOfDay(now.time) ?? 0
  const day = bookings.flatMap((booking) => {
    const part = PART_OF_DAY[bookingState(booking)]
    // An invalid time counts as over.
    return part === undefined ? [] : [{ booking, part, minutes: (minutesOfDay(booking.time) ?? -1) - minute }]
  })
  const toCome = day.filter(({ part, minutes }) => {
    if (part === 'expected') return minutes >= 0
    return part === 'inClinic' || (part === 'requested' && minutes > 0)
  })
  const [next] = ORDER.flatMap((part) =>
    toCome.filter((one) => one.part === part).toSorted((one, other) => one.minutes - other.minutes),
  )
  return {
    next: next && { booking: next.booking, minutes: Math.max(0, next.minutes) },
    total: day.length,
    toCome: toCome.length,
    seen: day.filter(({ part }) => part === 'seen').length,
    waiting: toCome.filter(({ part }) => part === 'requested').length,
  }
}
