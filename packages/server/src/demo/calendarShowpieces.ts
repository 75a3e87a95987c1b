import { addDays, BOOKING_STATUS, weekdayOf } from '@nalam/sdk'
import type { NewBooking } from '../resources/bookings/store.ts'
import type { NewSlot } from '../resources/slots/store.ts'

/** Days from today in which nothing is changed: the first pending bookings stay as seeded. */
const FIRST_DAY = 3
const EVENING_DAYS = new Set<string | null>(['TUE', 'THU'])
const QUARTERS = ['18:00', '18:15', '18:30', '18:45', '19:00']

interface DemoDiary {
  readonly newSlots: NewSlot[]
  readonly newBookings: NewBooking[]
}

/** Creates slots of 15 minutes on some evenings. */
function eveningSlots(doctorId: string, today: string, daysAhead: number, createdAt: Date): NewSlot[] {
  const slots: NewSlot[] = []
  for (let offset = 1; offset <= daysAhead; offset += 1) {
    const date = addDays(today, offset)
    if (!EVENING_DAYS.has(weekdayOf(date))) continue
    QUARTERS.slice(1).forEach((end, index) => {
      const startsAt = `${date} ${QUARTERS[index]}:00`
      const id = `slt_${startsAt.replaceAll(/[^\d]/g, '')}`
      slots.push({ id, doctorId, startsAt, endsAt: `${date} ${end}:00`, createdAt })
    })
  }
  return slots
}

/**
 * Adds examples for the calendar to the demo's slots of 30 minutes: slots of 15 minutes, a walk-in,
 * and a confirmed booking without a slot at the time of a pending one. The number of bookings by
 * status stays the same.
 */
export function withShowpieces(
  { newSlots, newBookings }: DemoDiary,
  { doctorId, today, daysAhead, now }: { doctorId: string; today: string; daysAhead: number; now: Date },
): DemoDiary {
  const ahead = newBookings.filter(({ startsAt }) => startsAt > addDays(today, FIRST_DAY))
  const confirmed = ahead.filter(({ status }) => status === BOOKING_STATUS.confirmed)
  const [walkIn] = confirmed
  const dayOf = ({ startsAt }: NewBooking) => startsAt.slice(0, 10)
  const pairs = confirmed.flatMap((moved) => {
    const pending = ahead.find((other) => other.status === BOOKING_STATUS.pending && dayOf(other) === dayOf(moved))
    return moved === walkIn || pending === undefined ? [] : [{ moved, pending }]
  })
  const [conflict] = pairs
  return {
    newSlots: [
      ...newSlots.filter(({ id }) => id !== conflict?.moved.slotId),
      ...eveningSlots(doctorId, today, daysAhead, now),
    ],
    newBookings: newBookings.map((booking) => {
      if (booking === walkIn) return { ...booking, mode: 'Walk-in', decidedAt: null }
      if (booking !== conflict?.moved) return booking
      return { ...booking, slotId: null, startsAt: conflict.pending.startsAt }
    }),
  }
}
