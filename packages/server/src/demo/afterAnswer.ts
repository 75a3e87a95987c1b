import { BOOKING_STATUS, clinicNow, VISIT, type CancellationReason } from '@nalam/sdk'
import { CANCELLATION_REASONS } from '@nalam/sdk/validation'
import type { NewBooking } from '../resources/bookings/store.ts'
import type { SeededRandom } from './seededRandom.ts'

/** In milliseconds. */
const DAY = 86_400_000
/** A patient who came this long ago, in minutes, may still be waiting. */
const WAITING = 30

/** Notes for patients; the other reasons need none. */
const NOTES: Readonly<Partial<Record<CancellationReason, string>>> = {
  emergency: 'I am sorry. The clinic will call you to find another day.',
  'facility-closed': 'The clinic is closed on this day. Please book another one.',
  other: 'Please call the clinic to choose another time.',
}

const instantOf = (startsAt: string) => Date.parse(`${startsAt.replace(' ', 'T')}+05:30`)

/** Returns who came: most patients were seen, some did not come, and some visits are not noted. */
function visitOf(random: SeededRandom, startsAt: string, now: Date): NewBooking['visit'] {
  const minutes = (now.getTime() - instantOf(startsAt)) / 60_000
  const roll = random.below(100)
  if (minutes < 0) return null
  if (minutes < WAITING) return VISIT.arrived
  if (roll < 84) return VISIT.seen
  // Today, every patient of the morning is noted.
  return roll < 92 || startsAt.startsWith(clinicNow(now).date) ? VISIT.noShow : null
}

/** A third of the declined bookings had been confirmed before, and were cancelled the day before. */
function cancelled(random: SeededRandom, booking: NewBooking, now: Date): Partial<NewBooking> {
  if (random.below(3) !== 0) return {}
  const cancelledAt = new Date(Math.min(now.getTime(), instantOf(booking.startsAt)) - DAY)
  const cancelReason = random.pick(CANCELLATION_REASONS)
  return { cancelledAt, decidedAt: cancelledAt, cancelReason, cancelNote: NOTES[cancelReason] ?? null }
}

/**
 * Adds to the demo's bookings what happened after the answer: cancellations, visits, and some
 * confirmed bookings that were moved from another time. The number of bookings by status stays the
 * same, and nothing can be undone.
 */
export function afterAnswer(newBookings: readonly NewBooking[], random: SeededRandom, now: Date): NewBooking[] {
  return newBookings.map((booking) => {
    const { status, startsAt } = booking
    if (status === BOOKING_STATUS.declined) return { ...booking, ...cancelled(random, booking, now) }
    if (status !== BOOKING_STATUS.confirmed) return booking
    const isMoved = random.below(12) === 0
    return {
      ...booking,
      visit: visitOf(random, startsAt, now),
      ...(isMoved && {
        before: {
          status: BOOKING_STATUS.confirmed,
          startsAt: `${clinicNow(new Date(instantOf(startsAt) - DAY)).date} ${startsAt.slice(11)}`,
          slotId: null,
          slotStatus: null,
          visit: null,
          decidedAt: null,
          before: null,
        },
      }),
    }
  })
}
