import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { doctors } from '../db/schema.ts'

/** What signing in needs to know about an account. */
export interface Account {
  readonly id: string
  readonly passwordHash: string
  readonly isConfirmed: boolean
  readonly isBlocked: boolean
}

/** A registration that passed its rules. */
export interface NewAccount {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly mobileNumber: string
  readonly passwordHash: string
  readonly now: Date
}

/** @param email normalised */
export async function findAccount(db: Database, email: string): Promise<Account | undefined> {
  const [row] = await db
    .select({
      id: doctors.id,
      passwordHash: doctors.passwordHash,
      confirmedAt: doctors.confirmedAt,
      blockedAt: doctors.blockedAt,
    })
    .from(doctors)
    .where(eq(doctors.email, email))
  return (
    row && {
      id: row.id,
      passwordHash: row.passwordHash,
      isConfirmed: row.confirmedAt !== null,
      isBlocked: row.blockedAt !== null,
    }
  )
}

/** @returns `false` when e-mail or mobile number are taken, also by somebody who registers at the same moment */
export async function insertAccount(db: Database, { now, ...account }: NewAccount): Promise<boolean> {
  const inserted = await db
    .insert(doctors)
    .values({ ...account, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: doctors.id })
  return inserted.length === 1
}

/** Confirms an account; confirming twice changes nothing. */
export async function confirmAccount(db: Database, doctorId: string, now: Date): Promise<void> {
  await db
    .update(doctors)
    .set({ confirmedAt: now, updatedAt: now })
    .where(and(eq(doctors.id, doctorId), isNull(doctors.confirmedAt)))
}

/** Sets a new password. */
export async function setPassword(db: Database, doctorId: string, passwordHash: string, now: Date): Promise<void> {
  await db.update(doctors).set({ passwordHash, updatedAt: now }).where(eq(doctors.id, doctorId))
}
