import { setTimeout as pause } from 'node:timers/promises'
import { TICKET_STATUS, addDays, addMonths, clinicToday, startOfMonth } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { hasMetadata, setMetadata } from '../db/metadata.ts'
import type { Database } from '../db/open.ts'
import { hasDoctors, insertDoctors, type NewDoctor } from '../resources/account/store.ts'
import { nightOf } from '../resources/availability/rules.ts'
import { insertAvailability } from '../resources/availability/store.ts'
import { insertBookings } from '../resources/bookings/store.ts'
import { seedLookups } from '../resources/lookups/seedLookups.ts'
import { insertSlots } from '../resources/slots/store.ts'
import { insertTickets, type NewTicket } from '../resources/tickets/store.ts'
import type { Passwords } from '../security/passwords.ts'
import { StartError } from '../startError.ts'
import { afterAnswer, withShowpieces, DAYS_AHEAD, demoDiary, HOURS, isWorkday, WORKDAYS } from './demoDiary.ts'
import { DEMO_PASSWORD, demoDoctors, demoPlatform } from './doctors.ts'
import { insertPlatform } from '../security/platforms.ts'
import { refillToday } from './refillToday.ts'
import { createSeededRandom, type SeededRandom } from './patients.ts'

const SUBJECTS: ReadonlyArray<readonly [subject: string, message: string]> = [
  ['A slot is shown twice', 'The slot of Tuesday, 9:30 AM, appears twice in my list.'],
  ['Change of mobile number', 'I have a new mobile number. How can it be changed?'],
  ['Patient did not receive a message', 'A patient says that the confirmation never arrived.'],
  ['Profile image is turned', 'My picture lies on its side after the upload.'],
  ['Holiday in January', 'How do I close all slots of one week?'],
  ['Certificate upload', 'When will certificates be sent along with the profile?'],
  ['Clinic moved', 'We moved to another locality; patients still see the old address.'],
  ['Wrong pincode', 'The pincode of our locality is an old one.'],
  ['Reminder in Tamil', 'Can reminders to patients be sent in Tamil?'],
  ['Two doctors in one clinic', 'My colleague would like to use the same clinic name.'],
  ['Booking by phone', 'May I add a booking for a patient who called?'],
  ['Export for the accountant', 'I need the list of November as a file.'],
  ['Login code came late', 'The code took several minutes to arrive.'],
  ['மருந்தகம் அருகில்', 'எங்கள் மருத்துவமனையின் அடையாளக் குறிப்பை மாற்ற வேண்டும்.'],
]

const HOUR = 3_600_000

/** Returns tickets of the past weeks in all three statuses. */
function demoTickets(doctorId: string, count: number, now: Date, random: SeededRandom): NewTicket[] {
  return SUBJECTS.slice(0, count).map(([subject, message], index) => {
    const createdAt = new Date(now.getTime() - (index * 40 + 5 + random.below(20)) * HOUR)
    const status = index < 4 ? TICKET_STATUS.open : index < 8 ? TICKET_STATUS.inProgress : TICKET_STATUS.resolved
    const updatedAt =
      status === TICKET_STATUS.open ? createdAt : new Date(createdAt.getTime() + random.below(30) * HOUR)
    return {
      id: `tkt_${random.hex(20)}`,
      doctorId,
      subject,
      message,
      status,
      createdAt,
      updatedAt: updatedAt > now ? now : updatedAt,
    }
  })
}

const SEED = 20_261_120
const BOOKINGS = 140

const hasDemo = (db: Database): Promise<boolean> => hasMetadata(db, 'demo')

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
  availableDays: [...WORKDAYS],
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

/**
 * Inserts weekly hours that match the demo's slots, published for three weeks, a holiday next
 * month, and other hours for today if it is a Sunday.
 */
async function insertDemoAvailability(tx: Database, doctorId: string, now: Date): Promise<void> {
  const today = clinicToday(now)
  const hours = HOURS.map((part) => ({ ...part, slotMinutes: 30 as const, pauseMinutes: 0 as const }))
  const holiday = addDays(startOfMonth(addMonths(today, 1)), 24)
  await insertAvailability(
    tx,
    {
      doctorId,
      version: 1,
      weeklyHours: WORKDAYS.flatMap((weekday) => hours.map((part) => ({ weekday, ...part }))),
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
      ...(isWorkday(today)
        ? []
        : [
            {
              id: 'exc_demo_today',
              doctorId,
              firstDay: today,
              lastDay: today,
              kind: 'hours' as const,
              note: 'Sunday clinic',
              hours,
              createdAt: now,
            },
          ]),
    ],
  )
}

/**
 * Fills a database with demo data once. The data is deterministic and relative to today at the
 * clinic. If it was filled on an earlier day and nobody is booked today, today's patients are
 * added.
 */
export async function seedDemo(db: Database, clock: Clock, passwords: Passwords): Promise<void> {
  const now = clock.now()
  const today = clinicToday(now)
  if (await hasDemo(db)) {
    await db.transaction(async (tx) => {
      // Of several processes that start together, one adds them.
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED})`)
      await refillToday(tx, demoDoctors.complete.id, now)
      // The demo of an earlier version has no platform.
      await insertPlatform(tx, { ...demoPlatform, createdAt: now })
    })
    return
  }
  const passwordHash = await passwords.hash(DEMO_PASSWORD)
  const random = createSeededRandom(SEED)
  const doctorId = demoDoctors.complete.id
  const diary = demoDiary(doctorId, random, today, BOOKINGS, 100_101, now)
  const first = withShowpieces(diary, { doctorId, today, daysAhead: DAYS_AHEAD, now })
  const other = demoDiary(demoDoctors.other.id, random, today, 24, 200_101, now)
  await seedLookups(db)
  const fill = async (tx: Database): Promise<boolean> => {
    // If several processes start together, one fills the database; the others retry until
    // it is filled.
    const [lock] = await tx
      .select({ isHeld: sql<boolean>`pg_try_advisory_xact_lock(${SEED})` })
      .from(sql`(values (1)) one`)
    if (lock?.isHeld !== true) return false
    if (await hasDemo(tx)) return true
    // The password of demo accounts is public: they stay out of a database with other doctors.
    if (await hasDoctors(tx))
      throw new StartError(
        'This database has doctors that are not the demo’s, and the demo’s password is public: start without --demo, or with another --data or DATABASE_URL.',
      )
    await insertDoctors(tx, doctorRows(passwordHash, now))
    await insertSlots(tx, [...first.newSlots, ...other.newSlots])
    const bookings = [...first.newBookings, ...other.newBookings]
    await insertBookings(tx, afterAnswer(bookings, createSeededRandom(SEED), now))
    await insertTickets(tx, [
      ...demoTickets(demoDoctors.complete.id, 14, now, random),
      ...demoTickets(demoDoctors.other.id, 3, now, random),
    ])
    await insertDemoAvailability(tx, demoDoctors.complete.id, now)
    await insertPlatform(tx, { ...demoPlatform, createdAt: now })
    await setMetadata(tx, 'demo', today)
    return true
  }
  while (!(await db.transaction(fill))) await pause(100)
}
