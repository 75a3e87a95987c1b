import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { doctors } from '../db/schema.ts'
import type { Codes } from '../security/codes.ts'

// In the table `doctors` this module reads and writes name, e-mail, mobile number, password,
// confirmation and block. The other columns belong to `profile`.

/** The fields of an account that signing in needs. */
export interface Account {
  readonly id: string
  readonly mobileNumber: string
  readonly passwordHash: string
  readonly isConfirmed: boolean
  readonly isBlocked: boolean
}

/** A registration that passed validation. */
export interface NewAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mobileNumber: string
  readonly passwordHash: string
  readonly now: Date
}

/** A row of the table `doctors`, as the demo data provides it. */
export type NewDoctor = typeof doctors.$inferInsert

/** Inserts complete doctors, for demo data. */
export async function insertDoctors(within: Database, rows: readonly NewDoctor[]): Promise<void> {
  await within.insert(doctors).values([...rows])
}

/** Returns whether there is any doctor. */
export async function hasDoctors(db: Database): Promise<boolean> {
  return (await db.select({ id: doctors.id }).from(doctors).limit(1)).length > 0
}

/** Finds an account by its e-mail. @param email normalised */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [row] = await db
    .select({
      id: doctors.id,
      mobileNumber: doctors.mobileNumber,
      passwordHash: doctors.passwordHash,
      confirmedAt: doctors.confirmedAt,
      blockedAt: doctors.blockedAt,
    })
    .from(doctors)
    .where(eq(doctors.email, email))
  return (
    row && {
      id: row.id,
      mobileNumber: row.mobileNumber,
      passwordHash: row.passwordHash,
      isConfirmed: row.confirmedAt !== null,
      isBlocked: row.blockedAt !== null,
    }
  )
}

/**
 * Stores a registration and replaces unconfirmed ones with the same e-mail or mobile number,
 * including their codes: an unconfirmed account does not reserve an address or a number.
 *
 * @returns `false` if a confirmed or blocked account has the e-mail or the number, or another
 * registration with it is stored at the same moment
 */
export async function insertAccount(
  within: Database,
  codes: Pick<Codes, 'removeAll'>,
  { now, ...account }: NewAccount,
): Promise<boolean> {
  const rivals = await within
    .select({ id: doctors.id, confirmedAt: doctors.confirmedAt, blockedAt: doctors.blockedAt })
    .from(doctors)
    .where(or(eq(doctors.email, account.email), eq(doctors.mobileNumber, account.mobileNumber)))
    .orderBy(doctors.id)
    .for('update')
  if (rivals.some(({ confirmedAt, blockedAt }) => confirmedAt !== null || blockedAt !== null)) return false
  for (const { id } of rivals) {
    await codes.removeAll(within, id)
    await within.delete(doctors).where(eq(doctors.id, id))
  }
  const inserted = await within
    .insert(doctors)
    .values({ ...account, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: doctors.id })
  return inserted.length === 1
}

/**
 * Confirms an account; confirming it twice changes nothing.
 *
 * @returns `false` if the registration was replaced or blocked in the meantime
 */
export async function confirmAccount(within: Database, doctorId: string, now: Date): Promise<boolean> {
  const confirmed = await within
    .update(doctors)
    .set({ confirmedAt: sql`coalesce(${doctors.confirmedAt}, ${now.toISOString()}::timestamptz)`, updatedAt: now })
    .where(and(eq(doctors.id, doctorId), isNull(doctors.blockedAt)))
    .returning({ id: doctors.id })
  return confirmed.length === 1
}

/**
 * Sets a new password.
 *
 * @returns `false` if the account was replaced or blocked in the meantime
 */
export async function setPassword(
  within: Database,
  doctorId: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  const changed = await within
    .update(doctors)
    .set({ passwordHash, updatedAt: now })
    .where(and(eq(doctors.id, doctorId), isNull(doctors.blockedAt)))
    .returning({ id: doctors.id })
  return changed.length === 1
}
