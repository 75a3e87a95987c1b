import { addDays } from '@nalam/sdk'
import { sortedHours, type NewException, type PlanException } from '@nalam/sdk/rules'
import { and, asc, eq, gt, gte, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { upcomingCount } from '../slots/upcomingCount.ts'
import { openSlotCount } from '../slots/queries.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { availability, availabilityExceptions, doctors, type AvailabilityBefore } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MessageCode, Schema } from '../../contract/contractTypes.ts'
import { Refusal } from '../../contract/refusal.ts'
import { latestMoment } from '../../clock.ts'
import { proposedHours, nightOf, type WeekdayHours } from './rules.ts'

export interface StoredException extends PlanException {
  readonly note: string | null
  /** Number of pending and confirmed bookings on its days that are not past. */
  readonly bookingCount: number
  readonly openSlotCount: number
}

/** A doctor's stored availability. Days are ISO. */
export interface StoredAvailability {
  readonly profileUpdated: boolean
  readonly availableDays: readonly string[]
  readonly version: number
  /** Whether the hours are proposed from the profile. */
  readonly isProposal: boolean
  readonly weeklyHours: readonly WeekdayHours[]
  readonly keepPublishedWeeks: number
  /** Null also if a clock that was ahead wrote it: days before it may not be published. */
  readonly publishedUntil: string | null
  /** Earliest first. */
  readonly exceptions: readonly StoredException[]
}

/** A range of ISO days; without `to` it has no end. */
export interface Days {
  readonly from: string
  readonly to?: string
}

function readExceptions(db: Database, doctorId: string, days: Days, now: Date): Promise<StoredException[]> {
  const { firstDay, lastDay } = availabilityExceptions
  return db
    .select({
      id: availabilityExceptions.id,
      from: firstDay,
      to: lastDay,
      kind: availabilityExceptions.kind,
      note: availabilityExceptions.note,
      hours: availabilityExceptions.hours,
      bookingCount: upcomingCount(doctorId, firstDay, lastDay, now),
      openSlotCount: openSlotCount(doctorId, firstDay, lastDay, now),
    })
    .from(availabilityExceptions)
    .where(
      and(
        eq(availabilityExceptions.doctorId, doctorId),
        gte(lastDay, days.from),
        days.to === undefined ? undefined : lte(firstDay, days.to),
      ),
    )
    .orderBy(asc(firstDay))
}

/** Reads a doctor's availability. @param days exceptions outside these days are left out */
export async function readAvailability(
  db: Database,
  doctorId: string,
  days: Days,
  now: Date,
): Promise<StoredAvailability> {
  const [row] = await db
    .select({
      ...columnsOf(doctors, 'profileUpdated', 'availableDays', 'availableFrom', 'availableTo'),
      saved: availability,
    })
    .from(doctors)
    .leftJoin(availability, eq(availability.doctorId, doctors.id))
    .where(eq(doctors.id, doctorId))
  const exceptions = await readExceptions(db, doctorId, days, now)
  if (row === undefined) throw new Error('The doctor of a session does not exist')
  const saved = row.saved?.weeklyHours ?? null
  return {
    profileUpdated: row.profileUpdated,
    availableDays: row.availableDays,
    version: row.saved?.version ?? 0,
    isProposal: saved === null,
    // Restores the order and the fields of the contract; jsonb does not keep the order of fields.
    weeklyHours: saved === null ? proposedHours(row) : sortedHours(saved),
    keepPublishedWeeks: row.saved?.keepPublishedWeeks ?? 0,
    publishedUntil: row.saved && row.saved.updatedAt <= latestMoment(now) ? row.saved.publishedUntil : null,
    exceptions,
  }
}

type ChangeDependencies = Pick<Dependencies, 'clock'>

/** The last published day as a later update of the row keeps it; see {@link StoredAvailability}. */
const believedUntil = (now: Date) =>
  sql`case when ${availability.updatedAt} <= ${latestMoment(now).toISOString()}::timestamptz then ${availability.publishedUntil} end`

function record(tx: Database, changer: Changer, name: MessageCode, id: string, at: Date): Promise<void> {
  const { doctorId, requestId } = changer
  return recordChange(tx, { doctorId, requestId, kind: 'availability', id, name, at })
}

/**
 * Saves the weekly hours as the next version. Runs in a transaction that holds the doctor's lock.
 */
export async function saveHours(
  tx: Database,
  dependencies: ChangeDependencies,
  changer: Changer,
  hours: { readonly weeklyHours: readonly WeekdayHours[]; readonly keepPublishedWeeks: number },
): Promise<void> {
  const now = dependencies.clock.now()
  const { doctorId } = changer
  const saved = { weeklyHours: sortedHours(hours.weeklyHours), keepPublishedWeeks: hours.keepPublishedWeeks }
  const night = nightOf(now)
  await tx
    .insert(availability)
    .values({ doctorId, ...saved, version: 1, extendedOn: night, updatedAt: now })
    .onConflictDoUpdate({
      target: availability.doctorId,
      set: {
        ...saved,
        version: sql`${availability.version} + 1`,
        publishedUntil: believedUntil(now),
        updatedAt: now,
        // If slots were not kept published before, the first extension is the one of the next
        // night.
        extendedOn: sql`case when ${availability.keepPublishedWeeks} = 0 then ${night}::date else ${availability.extendedOn} end`,
      },
    })
  await record(tx, changer, 'availability.saved', doctorId, now)
}

/**
 * Saves the last published day. Runs in a transaction that holds the doctor's lock.
 *
 * @param publishedUntil ISO
 */
export async function savePublishedUntil(
  tx: Database,
  { clock }: ChangeDependencies,
  doctorId: string,
  publishedUntil: string,
): Promise<void> {
  const now = clock.now()
  await tx
    .insert(availability)
    .values({ doctorId, publishedUntil, extendedOn: nightOf(now), updatedAt: now })
    .onConflictDoUpdate({ target: availability.doctorId, set: { publishedUntil, updatedAt: now } })
  await recordChange(tx, { doctorId, kind: 'availability', id: doctorId, name: 'slots.published', at: now })
}

async function restoreHours(
  tx: Database,
  doctorId: string,
  { savedVersion, weeklyHours, keepPublishedWeeks }: NonNullable<AvailabilityBefore['hours']>,
  updatedAt: Date,
): Promise<Schema<'ReplaceAvailabilityRequest'> | undefined> {
  const isSaved = and(eq(availability.doctorId, doctorId), eq(availability.version, savedVersion))
  const [undone] = await tx.select().from(availability).where(isSaved)
  if (undone === undefined) return undefined
  const version = savedVersion + 1
  await tx.update(availability).set({ weeklyHours, keepPublishedWeeks, version, updatedAt }).where(isSaved)
  return {
    version,
    weeklyHours: sortedHours(undone.weeklyHours ?? []),
    keepPublishedWeeks: undone.keepPublishedWeeks,
  }
}

/**
 * Restores what a publication changed beside the slots. Days from another publication may have been
 * undone before this one: the last published day only moves back, so that the nightly extension
 * creates what is missing. Runs in a transaction that holds the doctor's lock.
 *
 * @returns the hours that the publication had saved, as a draft; undefined if it had saved none, or
 * others were saved since
 */
export async function restoreAvailability(
  tx: Database,
  dependencies: ChangeDependencies,
  changer: Changer,
  { publishedUntil, hours }: AvailabilityBefore,
): Promise<Schema<'ReplaceAvailabilityRequest'> | undefined> {
  const updatedAt = dependencies.clock.now()
  const ofDoctor = eq(availability.doctorId, changer.doctorId)
  const believed = believedUntil(updatedAt)
  const earlier = publishedUntil === null ? null : sql`least(${believed}, ${publishedUntil}::date)`
  // `least` ignores null, which means that nothing is published.
  const isPublished = sql`${believed} is not null`
  await tx.update(availability).set({ publishedUntil: earlier, updatedAt }).where(and(ofDoctor, isPublished))
  const draft = hours && (await restoreHours(tx, changer.doctorId, hours, updatedAt))
  await record(tx, changer, 'slots.restored', changer.doctorId, updatedAt)
  return draft
}

/**
 * Adds an exception.
 *
 * @throws Refusal if it overlaps another one, including one added at the same moment
 */
export async function addException(
  tx: Database,
  dependencies: ChangeDependencies,
  changer: Changer,
  { id, from, to, kind, note, hours }: NewException & { readonly id: string; readonly note: string | undefined },
): Promise<void> {
  const createdAt = dependencies.clock.now()
  const added = await tx
    .insert(availabilityExceptions)
    .values({
      id,
      doctorId: changer.doctorId,
      firstDay: from,
      lastDay: to,
      kind,
      note,
      hours,
      createdAt,
    })
    .onConflictDoNothing()
    .returning({ id: availabilityExceptions.id })
  if (added.length === 0) throw new Refusal('exception.overlap', 'from')
  await record(tx, changer, 'exception.added', id, createdAt)
}

/** Removes an exception. @throws Refusal if the doctor has no such exception */
export async function removeException(
  tx: Database,
  dependencies: ChangeDependencies,
  changer: Changer,
  id: string,
): Promise<void> {
  const removed = await tx
    .delete(availabilityExceptions)
    .where(and(eq(availabilityExceptions.id, id), eq(availabilityExceptions.doctorId, changer.doctorId)))
    .returning({ id: availabilityExceptions.id })
  if (removed.length === 0) throw new Refusal('not_found')
  await record(tx, changer, 'exception.removed', id, dependencies.clock.now())
}

/**
 * A night that is more than a day ahead was done by a clock that was ahead; waiting for it would
 * stop the extension without a word.
 */
const isDue = (night: string) =>
  and(
    gt(availability.keepPublishedWeeks, 0),
    or(lt(availability.extendedOn, night), gt(availability.extendedOn, addDays(night, 1))),
  )

/**
 * Returns the ids of the doctors whose nightly extension is due, in ascending order, starting after
 * the given id. Blocked doctors are left out.
 */
export async function dueExtensions(db: Database, night: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ doctorId: availability.doctorId })
    .from(availability)
    .innerJoin(doctors, eq(doctors.id, availability.doctorId))
    .where(and(isDue(night), isNull(doctors.blockedAt), gt(availability.doctorId, after)))
    .orderBy(asc(availability.doctorId))
    .limit(limit)
  return rows.map(({ doctorId }) => doctorId)
}

/**
 * Returns whether an extension is still due. Runs in a transaction that holds the doctor's lock.
 */
export async function isExtensionDue(tx: Database, doctorId: string, night: string): Promise<boolean> {
  const rows = await tx
    .select({ doctorId: availability.doctorId })
    .from(availability)
    .where(and(eq(availability.doctorId, doctorId), isDue(night)))
  return rows.length > 0
}

/** Marks the extension of a night as done. Runs in a transaction that holds the doctor's lock. */
export async function saveExtended(tx: Database, doctorId: string, night: string): Promise<void> {
  await tx.update(availability).set({ extendedOn: night }).where(eq(availability.doctorId, doctorId))
}

/** An availability row as the demo data provides it. */
export type NewAvailability = typeof availability.$inferInsert

/**
 * Inserts availability and exceptions without validation and without an event, for demo data and
 * test data.
 */
export async function insertAvailability(
  tx: Database,
  row: NewAvailability,
  exceptions: ReadonlyArray<typeof availabilityExceptions.$inferInsert>,
): Promise<void> {
  await tx.insert(availability).values(row)
  if (exceptions.length > 0) await tx.insert(availabilityExceptions).values([...exceptions])
}
