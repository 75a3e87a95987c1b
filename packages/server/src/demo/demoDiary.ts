import {
  addDays,
  BOOKING_STATUS,
  clinicNow,
  clockTimeOfMinutes,
  minutesOfDay,
  SLOT_STATUS,
  weekdayOf,
  type BookingStatusCode,
  LIVE_BOOKING_STATUSES,
} from '@nalam/sdk'
import { CREATED_SLOT_MINUTES } from '@nalam/sdk/rules'
import type { NewBooking } from '../resources/bookings/store.ts'
import { momentOf } from '../resources/slots/slotTime.ts'
import type { NewSlot } from '../resources/slots/store.ts'
import { patientName, patientPhone } from './names.ts'
import { patientsOfToday, type PatientOfToday } from './patientsOfToday.ts'
import type { SeededRandom } from './seededRandom.ts'

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

/**
 * Returns slots and bookings of the weeks around today. Today always has patients.
 *
 * @param count number of bookings
 * @param firstNumber of the booking numbers
 */
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
