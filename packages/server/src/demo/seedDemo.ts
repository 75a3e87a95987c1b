import { setTimeout as pause } from 'node:timers/promises'
import {
  addDays,
  addMonths,
  BOOKING_STATUS,
  clinicToday,
  SLOT_STATUS,
  startOfMonth,
  weekdayOf,
  type BookingStatusCode,
} from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { insertDoctors, type NewDoctor } from '../account/store.ts'
import { insertBookings, type NewBooking } from '../bookings/store.ts'
import { nightOf } from '../availability/rules.ts'
import { insertAvailability } from '../availability/store.ts'
import type { Clock } from '../clock.ts'
import { hasMetadata, setMetadata } from '../db/metadata.ts'
import type { Database } from '../db/open.ts'
import type { Passwords } from '../security/passwords.ts'
import { LIVE_STATUSES } from '../liveBookings.ts'
import { seedLookups } from '../lookups/seedLookups.ts'
import { endOfSlot, SLOT_MINUTES } from '../slots/rules.ts'
import { insertSlots, type NewSlot } from '../slots/store.ts'
import { insertTickets } from '../tickets/store.ts'
import { withShowpieces } from './calendarShowpieces.ts'
import { DEMO_PASSWORD, demoDoctors } from './doctors.ts'
import { patientName, patientPhone } from './names.ts'
import { refuseForeignDatabase } from './refuseForeignDatabase.ts'
import { createSeededRandom, type SeededRandom } from './seededRandom.ts'
import { demoTickets } from './tickets.ts'

const SEED = 20_261_120
const BOOKINGS = 140
const DAYS_BACK = 28
const DAYS_AHEAD = 21
/** In milliseconds. */
const DAY = 86_400_000
const TIMES = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '11:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
  '16:30',
]
const DAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const

/** Returns whether this database contains demo data. */
export const hasDemo = (db: Database): Promise<boolean> => hasMetadata(db, 'demo')

const completeProfile = {
  address: '14, Usman Road, T Nagar, Chennai',
  pincode: '600017',
  localityId: 'loc_chennai_t_nagar',
  landmark: 'Near Panagal Park',
  cityId: 3659,
  clinicName: 'Raghavan Heart Clinic',
  qualification: 'MD',
  experience: '10+',
  about: 'Heart care for families in Chennai, in Tamil, English and Telugu.',
  specialityId: 'spc_cardiology',
  languages: ['Tamil', 'English', 'Telugu'],
  availableDays: [...DAYS],
  availableFrom: '9 AM',
  availableTo: '5 PM',
  profileUpdated: true,
  isActive: true,
}

function doctorRows(passwordHash: string, now: Date): NewDoctor[] {
  const base = { passwordHash, createdAt: now, updatedAt: now }
  return [
    { ...base, ...demoDoctors.complete, ...completeProfile, confirmedAt: now },
    { ...base, ...demoDoctors.unconfirmed },
    { ...base, ...demoDoctors.incomplete, confirmedAt: now },
    { ...base, ...demoDoctors.blocked, confirmedAt: now, blockedAt: now },
    {
      ...base,
      ...demoDoctors.other,
      ...completeProfile,
      address: '7, Anna Salai, Thillainagar, Salem',
      pincode: '636001',
      localityId: 'loc_salem_thillainagar',
      cityId: 3663,
      landmark: 'Opposite the bus stop',
      clinicName: 'Ilango Child Clinic',
      specialityId: 'spc_paediatrics',
      confirmedAt: now,
    },
  ]
}

interface Appointment {
  readonly date: string
  readonly time: string
}

/** Returns every appointment time of the weeks around today, on the doctor's days. */
function appointmentTimes(today: string): Appointment[] {
  const times: Appointment[] = []
  for (let offset = -DAYS_BACK; offset <= DAYS_AHEAD; offset += 1) {
    const date = addDays(today, offset)
    if (DAYS.some((weekday) => weekday === weekdayOf(date))) times.push(...TIMES.map((time) => ({ date, time })))
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

function bookingsAndSlots(
  doctorId: string,
  random: SeededRandom,
  today: string,
  count: number,
  firstNumber: number,
  now: Date,
): { newSlots: NewSlot[]; newBookings: NewBooking[] } {
  const newSlots: NewSlot[] = []
  const newBookings: NewBooking[] = []
  const times = appointmentTimes(today)
  const booked = new Set(shuffled(random, times).slice(0, count))
  for (const appointment of times) {
    const isAhead = appointment.date >= today
    const isBooked = booked.has(appointment)
    // Free slots in the past are left out, and some of the free slots ahead.
    if (!isBooked && (!isAhead || random.below(3) === 0)) continue
    const startsAt = `${appointment.date} ${appointment.time}:00`
    const slotId = `slt_${random.hex(20)}`
    const status = isBooked ? statusOf(random, isAhead) : undefined
    newSlots.push({
      id: slotId,
      doctorId,
      startsAt,
      endsAt: endOfSlot(appointment.date, appointment.time, SLOT_MINUTES),
      status: !isBooked && random.below(6) === 0 ? SLOT_STATUS.off : SLOT_STATUS.on,
      isBooked: status !== undefined && LIVE_STATUSES.includes(status),
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

/**
 * Inserts weekly hours that match the demo's slots, published for three weeks, and a
 * holiday next month.
 */
async function insertDemoAvailability(within: Database, doctorId: string, now: Date): Promise<void> {
  const today = clinicToday(now)
  const parts = [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '17:00' },
  ]
  const holiday = addDays(startOfMonth(addMonths(today, 1)), 24)
  await insertAvailability(
    within,
    {
      doctorId,
      version: 1,
      weeklyHours: DAYS.flatMap((weekday) =>
        parts.map((part) => ({ weekday, ...part, slotMinutes: 30 as const, pauseMinutes: 0 as const })),
      ),
      keepPublishedWeeks: DAYS_AHEAD / 7,
      publishedUntil: addDays(today, DAYS_AHEAD),
      extendedOn: nightOf(now),
      updatedAt: now,
    },
    [
      {
        id: 'exc_demo_holiday',
        doctorId,
        firstDay: holiday,
        lastDay: holiday,
        kind: 'closed',
        note: 'Holiday',
        createdAt: now,
      },
    ],
  )
}

/**
 * Fills a database with demo data once. The data is deterministic and relative to today
 * at the clinic.
 */
export async function seedDemo(db: Database, clock: Clock, passwords: Passwords): Promise<void> {
  if (await hasDemo(db)) return
  const now = clock.now()
  const today = clinicToday(now)
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const random = createSeededRandom(SEED)
  const doctorId = demoDoctors.complete.id
  const diary = bookingsAndSlots(doctorId, random, today, BOOKINGS, 100_101, now)
  const first = withShowpieces(diary, { doctorId, today, daysAhead: DAYS_AHEAD, now })
  const other = bookingsAndSlots(demoDoctors.other.id, random, today, 24, 200_101, now)
  await seedLookups(db)
  const fill = async (within: Database): Promise<boolean> => {
    // If several processes start together, one fills the database; the others retry until
    // it is filled.
    const [lock] = await within
      .select({ isHeld: sql<boolean>`pg_try_advisory_xact_lock(${SEED})` })
      .from(sql`(values (1)) one`)
    if (lock?.isHeld !== true) return false
    if (await hasDemo(within)) return true
    await refuseForeignDatabase(within)
    await insertDoctors(within, doctorRows(passwordHash, now))
    await insertSlots(within, [...first.newSlots, ...other.newSlots])
    await insertBookings(within, [...first.newBookings, ...other.newBookings])
    await insertTickets(within, [
      ...demoTickets(demoDoctors.complete.id, 14, now, random),
      ...demoTickets(demoDoctors.other.id, 3, now, random),
    ])
    await insertDemoAvailability(within, demoDoctors.complete.id, now)
    await setMetadata(within, 'demo', today)
    return true
  }
  while (!(await db.transaction(fill))) await pause(100)
}
