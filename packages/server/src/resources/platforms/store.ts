import { addDays } from '@nalam/sdk'
import {
  HOLD_FOR,
  isConfirmedAtOnce,
  MAX_CALENDAR_DAYS,
  MAX_HELD_TIMES,
  giveSlotProblem,
  slotsToGive,
  type DayException,
  type DayRange,
  type DoctorHours,
} from '@nalam/sdk/rules'
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { latestPlanned } from '../../clock.ts'
import type { Schema } from '../../contract/contractTypes.ts'
import { refuse, Refusal } from '../../contract/refusal.ts'
import { foldedText } from '../../db/foldedText.ts'
import { removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import {
  availability,
  availabilityExceptions,
  bookings,
  cities,
  doctors,
  localities,
  platformHolds,
  platforms,
  slots,
  specialities,
} from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hashOf } from '../../random.ts'
import { addressOf } from '../bookings/patientOffer.ts'
import { boundsOfDays, wireTimeOf } from '../days.ts'
import { createCalendarSlots } from '../slots/queries.ts'
import { ruleSlot, slotTimeOf } from '../slots/slot.ts'
import { holdSlots, lockSlots, releaseSlots, type PlatformRequest } from '../slots/store.ts'

/** Rows of one page of doctors. */
export const DOCTORS_PER_PAGE = 25

/** Number of free times that a conflict names. */
const MAX_OTHER_TIMES = 10

/** Matches doctors whose patients can book: live, confirmed, not blocked. */
const isLive = and(eq(doctors.isActive, true), isNotNull(doctors.confirmedAt), isNull(doctors.blockedAt))

/** Returns a page of the doctors whose patients can book, by name. @param patterns all of them match */
export async function listDoctors(
  db: Database,
  patterns: readonly string[],
  page: number,
): Promise<{ readonly rows: Schema<'PlatformDoctor'>[]; readonly total: number }> {
  const searched = foldedText(
    sql`concat_ws(' ', ${doctors.name}, ${doctors.clinicName}, ${specialities.name}, ${cities.name})`,
  )
  const rows = await db
    .select({
      ...columnsOf(doctors, 'id', 'name', 'clinicName', 'address', 'landmark', 'pincode', 'languages'),
      speciality: specialities.name,
      city: cities.name,
      locality: localities.name,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(doctors)
    .leftJoin(specialities, eq(specialities.id, doctors.specialityId))
    .leftJoin(cities, eq(cities.id, doctors.cityId))
    .leftJoin(localities, eq(localities.id, doctors.localityId))
    .where(and(isLive, sql`${searched} like all(${sql.param([...patterns])}::text[])`))
    .orderBy(asc(doctors.name), asc(doctors.id))
    .limit(DOCTORS_PER_PAGE)
    .offset((page - 1) * DOCTORS_PER_PAGE)
  const wired = rows.map((row) => {
    const { id, name, speciality, clinicName, landmark, city, languages } = row
    const address = addressOf(row)
    return {
      id,
      name,
      ...(speciality && { speciality }),
      ...(clinicName && { clinicName }),
      ...(address && { address }),
      ...(landmark && { landmark }),
      ...(city && { city }),
      languages,
    }
  })
  // After the last page no row has the total.
  return { rows: wired, total: rows[0]?.total ?? (page === 1 ? 0 : (await listDoctors(db, patterns, 1)).total) }
}

const hoursColumns = {
  weeklyHours: availability.weeklyHours,
  exceptions: sql<DoctorHours['exceptions']>`coalesce((
    select json_agg(json_build_object('from', first_day, 'to', last_day, 'kind', kind, 'hours', hours))
    from ${availabilityExceptions} where availability_exceptions.doctor_id = ${doctors.id}
      and last_day >= ${sql.placeholder('firstDay')} and first_day <= ${sql.placeholder('lastDay')}), '[]')`,
}

const hoursOf = (
  row: { readonly weeklyHours: DoctorHours['weeklyHours'] | null } & Pick<DoctorHours, 'exceptions'>,
) => ({
  weeklyHours: row.weeklyHours ?? [],
  exceptions: row.exceptions,
})

/** A slot that a platform wants, and the hours of its doctor on its day. */
export interface WantedSlot {
  readonly doctorId: string
  readonly startsAt: string
  readonly endsAt: string
  readonly hours: DoctorHours
}

/** The free times of doctors (INTAKE-01). */
export type FreeTimes = ReturnType<typeof createFreeTimes>

/** Prepares the reads of times. */
export function createFreeTimes({ db, clock }: Pick<Dependencies, 'db' | 'clock'>) {
  const unbookedSlots = createCalendarSlots(db, 'unbooked')
  const hours = db
    .select(hoursColumns)
    .from(doctors)
    .leftJoin(availability, eq(availability.doctorId, doctors.id))
    .where(and(eq(doctors.id, sql.placeholder('doctorId')), isLive))
    .prepare('hours_of_live_doctor')
  const day = sql`${slots.startsAt}::date`
  const wanted = db
    .select({
      ...columnsOf(slots, 'doctorId', 'startsAt', 'endsAt'),
      weeklyHours: availability.weeklyHours,
      exceptions: sql<DoctorHours['exceptions']>`coalesce((
        select json_agg(json_build_object('from', first_day, 'to', last_day, 'kind', kind, 'hours', hours))
        from ${availabilityExceptions} where availability_exceptions.doctor_id = ${slots.doctorId}
          and last_day >= ${day} and first_day <= ${day}), '[]')`,
    })
    .from(slots)
    .innerJoin(doctors, eq(doctors.id, slots.doctorId))
    .leftJoin(availability, eq(availability.doctorId, slots.doctorId))
    .where(and(eq(slots.id, sql.placeholder('slotId')), isLive))
    .prepare('slot_of_live_doctor')

  return {
    /**
     * Returns the times of a doctor that can be booked now, earliest first.
     *
     * @throws Refusal 404 if the doctor's patients cannot book
     */
    async list(doctorId: string, range: DayRange): Promise<Schema<'PlatformTime'>[]> {
      const [found, rows] = await Promise.all([
        hours.execute({ doctorId, firstDay: range.from, lastDay: range.to }),
        unbookedSlots(doctorId, boundsOfDays(range)),
      ])
      const [row] = found
      if (row === undefined) throw new Refusal('not_found')
      const now = clock.now()
      const doctorHours = hoursOf(row)
      const given = rows.map((slot) => ({ ...ruleSlot(slot, now), slot }))
      return slotsToGive(given, { ...doctorHours, now }).map(({ slot }) => ({
        slotId: slot.id,
        ...wireTimeOf(slot.startsAt),
        isConfirmedAtOnce: isConfirmedAtOnce(slotTimeOf(slot), doctorHours),
      }))
    },
    /**
     * Returns a slot of a doctor whose patients can book.
     *
     * @throws Refusal 404 without one
     */
    async wanted(slotId: string): Promise<WantedSlot> {
      const [row] = await wanted.execute({ slotId })
      if (row === undefined) throw new Refusal('not_found')
      return { ...row, hours: hoursOf(row) }
    },
    /** Returns whether a booking of this slot is confirmed at once (INTAKE-03). */
    isConfirmedAtOnce: (slot: WantedSlot): boolean => isConfirmedAtOnce(slotTimeOf(slot), slot.hours),
    /** Returns the next times that are free from a day on, at most 10, earliest first. */
    async others({ doctorId, startsAt }: Pick<WantedSlot, 'doctorId' | 'startsAt'>) {
      const from = startsAt.slice(0, 10)
      const free = await this.list(doctorId, { from, to: addDays(from, MAX_CALENDAR_DAYS - 1) })
      return free.slice(0, MAX_OTHER_TIMES)
    },
  }
}

/** A time that a platform holds for a patient. */
export interface HoldRequest extends PlatformRequest {
  readonly id: string
  readonly doctorId: string
  readonly slotId: string
  readonly patientPhone: string
  /** The exceptions of the day of the slot. */
  readonly exceptions: readonly DayException[]
}

/**
 * Holds a free time for ten minutes, inside a transaction (INTAKE-01). At most two are held for one
 * number, whatever the platform.
 *
 * @throws Refusal for a time that is not free, and for a third time
 */
export async function holdTime(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { id, platformId, requestId, doctorId, slotId, patientPhone, exceptions }: HoldRequest,
): Promise<Schema<'PlatformHold'>> {
  const patientHash = hashOf(patientPhone)
  // Requests for one number follow one another, so that none misses the hold of another.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hold ${patientHash}`}, 0))`)
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + HOLD_FOR)
  const held = await tx.$count(
    platformHolds,
    // A hold of a clock that was ahead ends when its slot is free again, and counts no longer.
    and(
      eq(platformHolds.patientHash, patientHash),
      gt(platformHolds.expiresAt, now),
      lte(platformHolds.expiresAt, latestPlanned(now, HOLD_FOR)),
    ),
  )
  if (held >= MAX_HELD_TIMES) throw new Refusal('hold.too_many')
  const [slot] = await lockSlots(tx, doctorId, [slotId])
  refuse(giveSlotProblem(slot && ruleSlot(slot, now), { exceptions, now }))
  if (slot === undefined) throw new Refusal('not_found')
  await holdSlots(tx, [slotId], { doctorId, bookingId: id, until: expiresAt, now }, { platformId, requestId })
  await tx.insert(platformHolds).values({ id, platformId, doctorId, slotId, patientHash, expiresAt })
  return { id, slotId, ...wireTimeOf(slot.startsAt), expiresAt: expiresAt.toISOString() }
}

/** Returns a hold as the platform that has it sees it. @throws Refusal 404 without one */
export async function readHold(db: Database, platformId: string, id: string): Promise<Schema<'PlatformHold'>> {
  const [found] = await db
    .select({ ...columnsOf(platformHolds, 'slotId', 'expiresAt'), startsAt: slots.startsAt })
    .from(platformHolds)
    .innerJoin(slots, eq(slots.id, platformHolds.slotId))
    .where(and(eq(platformHolds.id, id), eq(platformHolds.platformId, platformId)))
  if (found === undefined) throw new Refusal('not_found')
  const { slotId, startsAt, expiresAt } = found
  return { id, slotId, ...wireTimeOf(startsAt), expiresAt: expiresAt.toISOString() }
}

/** Returns whether a platform has this hold. */
export async function hasHold(db: Database, platformId: string, id: string): Promise<boolean> {
  return (await db.$count(platformHolds, and(eq(platformHolds.id, id), eq(platformHolds.platformId, platformId)))) > 0
}

/**
 * Ends a hold inside a transaction: the time is free again.
 *
 * @param requestId the request of the platform; left out if it was removed
 * @returns whether the platform had it
 */
export async function endHold(
  tx: Database,
  { platformId, requestId }: { readonly platformId: string; readonly requestId?: string },
  id: string,
  now: Date,
): Promise<boolean> {
  const [ended] = await tx
    .delete(platformHolds)
    .where(and(eq(platformHolds.id, id), eq(platformHolds.platformId, platformId)))
    .returning({ doctorId: platformHolds.doctorId })
  if (ended === undefined) return false
  const by = requestId === undefined ? undefined : { platformId, requestId }
  await releaseSlots(tx, { doctorId: ended.doctorId, bookingId: id, now }, by)
  return true
}

/** Returns the ids of a platform's holds. */
export async function holdsOf(db: Database, platformId: string): Promise<string[]> {
  const found = await db
    .select({ id: platformHolds.id })
    .from(platformHolds)
    .where(eq(platformHolds.platformId, platformId))
    .orderBy(asc(platformHolds.id))
  return found.map(({ id }) => id)
}

/** Removes holds that have ended, and those of a clock that was ahead. Their slots are free by themselves. */
export async function cleanHolds(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const isAhead = gt(platformHolds.expiresAt, latestPlanned(now, HOLD_FOR))
  for (const which of [lte(platformHolds.expiresAt, now), isAhead])
    await removeInSteps(db, platformHolds, which, isClosed)
}

/** How far back the bookings of platforms are counted, in milliseconds. */
const COUNTED_FOR = 30 * 24 * 3_600_000

/** Returns the platforms that may book, with a doctor's bookings of the last 30 days (INTAKE-04). */
export function bookingSources(db: Database, doctorId: string, now: Date): Promise<Schema<'BookingSource'>[]> {
  const since = new Date(now.getTime() - COUNTED_FOR)
  const counted = db
    .select({ platformId: bookings.platformId, bookings: sql<number>`count(*)::int`.as('bookings') })
    .from(bookings)
    .where(and(isNotNull(bookings.platformId), eq(bookings.doctorId, doctorId), gte(bookings.createdAt, since)))
    .groupBy(bookings.platformId)
    .as('counted')
  return db
    .select({ name: platforms.name, bookings: sql<number>`coalesce(${counted.bookings}, 0)` })
    .from(platforms)
    .leftJoin(counted, eq(counted.platformId, platforms.id))
    .where(isNull(platforms.removedAt))
    .orderBy(asc(sql`lower(${platforms.name})`))
}
