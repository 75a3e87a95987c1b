import {
  addDays,
  BOOKING_STATUS,
  clinicNow,
  clockTimeOfMinutes,
  minutesOfDay,
  SLOT_STATUS,
  weekdayOf,
  LIVE_BOOKING_STATUSES,
  VISIT,
  type BookingStatusCode,
  type CancellationReason,
} from '@nalam/sdk'
import { CREATED_SLOT_MINUTES } from '@nalam/sdk/rules'
import { CANCELLATION_REASONS } from '@nalam/sdk/validation'
import type { NewBooking } from '../resources/bookings/store.ts'
import { momentOf } from '../resources/slots/slot.ts'
import type { NewSlot } from '../resources/slots/store.ts'
import { patientName, patientPhone, patientsOfToday, type PatientOfToday, type SeededRandom } from './patients.ts'

const DAYS_BACK = 28
export const DAYS_AHEAD = 21
/** In milliseconds. */
const DAY = 86_400_000
/** The hours of a day, in slots of 30 minutes. */
export const HOURS = [
  { from: '09:00', to: '12:00' },
  { from: '14:00', to: '17:00' },
]
const TIMES = HOURS.flatMap(({ from, to }) => {
  const [start, end] = [minutesOfDay(from) ?? 0, minutesOfDay(to) ?? 0]
  const count = (end - start) / CREATED_SLOT_MINUTES
  return Array.from({ length: count }, (_, index) => clockTimeOfMinutes(start + index * CREATED_SLOT_MINUTES))
})
export const WORKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

interface Appointment {
  readonly date: string
  readonly time: string
}

export const isWorkday = (date: string) => WORKDAYS.some((weekday) => weekday === weekdayOf(date))

/**
 * Returns every appointment time of the weeks around today, on the doctor's days and today, which
 * may be a Sunday.
 */
function appointmentTimes(today: string, patients: readonly PatientOfToday[]): Appointment[] {
  const times: Appointment[] = []
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const date = addDays(today, offset)
    if (date === today) {
      const all = new Set([...TIMES, ...patients.map(({ time }) => time)])
      times.push(...[...all].sort().map((time) => ({ date, time })))
    } else if (isWorkday(date)) times.push(...TIMES.map((time) => ({ date, time })))
  }
  return times
}

function shuffled<T>(random: SeededRandom, items: readonly T[]): T[] {
  const result = [...items]
  for (let index = result.length - 1; index > 0; index -= 1) {
    const other = random.below(index + 1)
    const [a, b] = [result[index], result[other]]
    if (a !== undefined && b !== undefined) [result[index], result[other]] = [b, a]
  }
  return result
}

/** Returns a random status: most past bookings are decided, and most pending ones are ahead. */
function statusOf(random: SeededRandom, isAhead: boolean): BookingStatusCode {
  const roll = random.below(100)
  const [pending, confirmed] = isAhead ? [45, 80] : [6, 78]
  if (roll < pending) return BOOKING_STATUS.pending
  if (roll < confirmed) return BOOKING_STATUS.confirmed
  return roll < 90 ? BOOKING_STATUS.declined : BOOKING_STATUS.reschedule
}

/** Returns slots and bookings of the weeks around today. Today always has patients. */
export function demoDiary(
  doctorId: string,
  random: SeededRandom,
  today: string,
  count: number,
  firstNumber: number,
  now: Date,
): { newSlots: NewSlot[]; newBookings: NewBooking[] } {
  const newSlots: NewSlot[] = []
  const newBookings: NewBooking[] = []
  const patients = patientsOfToday(clinicNow(now))
  const times = appointmentTimes(today, patients)
  const fixed = new Map(
    times.flatMap((appointment) => {
      const patient = appointment.date === today && patients.find(({ time }) => time === appointment.time)
      return patient ? [[appointment, patient.status] as const] : []
    }),
  )
  const others = shuffled(
    random,
    times.filter((appointment) => !fixed.has(appointment)),
  )
  const booked = new Set([...fixed.keys(), ...others.slice(0, count - fixed.size)])
  for (const appointment of times) {
    const isAhead = appointment.date >= today
    const isBooked = booked.has(appointment)
    // Free slots in the past are left out, and some of the free slots ahead.
    if (!isBooked && (!isAhead || random.below(3) === 0)) continue
    const startsAt = `${appointment.date} ${appointment.time}:00`
    const slotId = `slt_${random.hex(20)}`
    const status = isBooked ? (fixed.get(appointment) ?? statusOf(random, isAhead)) : undefined
    newSlots.push({
      id: slotId,
      doctorId,
      startsAt,
      endsAt: momentOf(appointment.date, (minutesOfDay(appointment.time) ?? 0) + CREATED_SLOT_MINUTES),
      status: !isBooked && random.below(6) === 0 ? SLOT_STATUS.off : SLOT_STATUS.on,
      isBooked: LIVE_BOOKING_STATUSES.some((live) => live === status),
      createdAt: now,
    })
    if (status === undefined) continue
    newBookings.push({
      id: `bkg_${random.hex(20)}`,
      bookingNumber: `NLM-${firstNumber + newBookings.length}`,
      doctorId,
      slotId,
      startsAt,
      patientName: patientName(random),
      patientPhone: patientPhone(random),
      mode: 'Online',
      status,
      createdAt: new Date(now.getTime() - 2 * DAY),
      decidedAt: status === BOOKING_STATUS.pending ? null : new Date(now.getTime() - DAY),
    })
  }
  return { newSlots, newBookings }
}

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
      // Patients of today were reminded before the demo began.
      ...(startsAt < addDays(clinicNow(now).date, 1) && { remindAt: null }),
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

/** Days from today in which nothing is changed: the first pending bookings stay as seeded. */
const FIRST_DAY = 3
const EVENING_DAYS = new Set<string | null>(['TUE', 'THU'])
const QUARTERS = ['18:00', '18:15', '18:30', '18:45', '19:00']

interface DemoDiary {
  readonly newSlots: NewSlot[]
  readonly newBookings: NewBooking[]
}

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
