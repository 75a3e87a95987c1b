import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { columnsOf } from '../../db/reads.ts'
import { doctors } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { MailCause } from '../../security/codes.ts'

// In the table `doctors` this module reads and writes name, e-mail and its verification, mobile
// number, password, confirmation and block. The other columns belong to `profile`.

/** A row of the table `doctors`, as the demo data provides it. */
export type NewDoctor = typeof doctors.$inferInsert

export type NewAccount = Pick<NewDoctor, 'id' | 'name' | 'email' | 'mobileNumber' | 'passwordHash'>

export interface RegisterRequest {
  readonly account: NewAccount
  readonly cause: MailCause
  readonly requestId: string
}

/** Inserts complete doctors, for demo data. */
export async function insertDoctors(tx: Database, rows: readonly NewDoctor[]): Promise<void> {
  await tx.insert(doctors).values([...rows])
}

export async function hasDoctors(db: Database): Promise<boolean> {
  return (await db.select({ id: doctors.id }).from(doctors).limit(1)).length > 0
}

/** Finds the fields of an account that signing in needs. @param email normalised */
export async function findAccount(db: Database, email: string) {
  const [account] = await db
    .select({
      id: doctors.id,
      mobileNumber: doctors.mobileNumber,
      passwordHash: doctors.passwordHash,
      isConfirmed: sql<boolean>`${doctors.confirmedAt} is not null`,
      isBlocked: sql<boolean>`${doctors.blockedAt} is not null`,
    })
    .from(doctors)
    .where(eq(doctors.email, email))
  return account
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Stores a registration inside a transaction and queues the mail with its code. Replaces
 * unconfirmed registrations with the same e-mail or mobile number, including their codes: an
 * unconfirmed account does not reserve an address or a number.
 *
 * @throws Refusal if a confirmed or blocked account has the e-mail or the number, or another
 * registration with it is stored at the same moment
 */
export async function registerAccount(
  tx: Database,
  { clock, codes, outbox }: Pick<Dependencies, 'clock' | 'codes' | 'outbox'>,
  { account, cause, requestId }: RegisterRequest,
): Promise<void> {
  const now = clock.now()
  const rivals = await tx
    .select({ id: doctors.id, confirmedAt: doctors.confirmedAt, blockedAt: doctors.blockedAt })
    .from(doctors)
    .where(or(eq(doctors.email, account.email), eq(doctors.mobileNumber, account.mobileNumber)))
    .orderBy(doctors.id)
    .for('update')
  if (rivals.some(({ confirmedAt, blockedAt }) => confirmedAt !== null || blockedAt !== null))
    throw new Refusal('account.taken', 'email')
  for (const { id } of rivals) {
    await codes.removeAll(tx, id)
    await tx.delete(doctors).where(eq(doctors.id, id))
  }
  const inserted = await tx
    .insert(doctors)
    .values({ ...account, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: doctors.id })
  if (inserted.length === 0) throw new Refusal('account.taken', 'email')
  await outbox.queue('confirm', account.email, cause, tx)
  const { id: doctorId } = account
  await recordChange(tx, { doctorId, name: 'account.registered', at: clock.now(), requestId })
}

/** A change of an account that a correct code permits. */
export interface CodeRequest extends Changer {
  readonly codeId: string
}

/**
 * Redeems the code and confirms an account; confirming it twice changes nothing.
 *
 * @throws Refusal 400 if the code was used, or the registration was replaced or blocked in the
 * meantime
 */
export async function confirmAccount(
  tx: Database,
  { clock, codes }: Pick<Dependencies, 'clock' | 'codes'>,
  { doctorId, codeId, requestId }: CodeRequest,
): Promise<void> {
  await codes.redeem(tx, codeId)
  const now = clock.now()
  const confirmed = await tx
    .update(doctors)
    .set({
      confirmedAt: sql`coalesce(${doctors.confirmedAt}, ${now.toISOString()}::timestamptz)`,
      // The code was sent to the e-mail.
      emailVerifiedAt: sql`coalesce(${doctors.emailVerifiedAt}, ${now.toISOString()}::timestamptz)`,
      updatedAt: now,
    })
    .where(and(eq(doctors.id, doctorId), isNull(doctors.blockedAt)))
    .returning({ id: doctors.id })
  if (confirmed.length === 0) throw new Refusal('code.wrong')
  await recordChange(tx, { doctorId, name: 'account.confirmed', at: now, requestId })
}

/**
 * Redeems the code and marks the e-mail as verified.
 *
 * @throws Refusal 400 if the code was used in the meantime
 */
export async function verifyEmail(
  tx: Database,
  { clock, codes }: Pick<Dependencies, 'clock' | 'codes'>,
  { doctorId, codeId, requestId }: CodeRequest,
): Promise<void> {
  await codes.redeem(tx, codeId)
  const at = clock.now()
  await tx.update(doctors).set({ emailVerifiedAt: at, updatedAt: at }).where(eq(doctors.id, doctorId))
  await recordChange(tx, { doctorId, name: 'email.verified', at, requestId })
}

export async function accountOf(db: Database, doctorId: string) {
  const [row] = await db
    .select(columnsOf(doctors, 'email', 'emailVerifiedAt', 'name', 'mobileNumber', 'passwordHash'))
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  return row
}

/** Returns the account of a session. @throws Refusal 401 if the doctor was just erased */
export async function ownAccount(db: Database, doctorId: string) {
  const account = await accountOf(db, doctorId)
  if (account === undefined) throw new Refusal('session.expired')
  return account
}

export interface PasswordChange extends Changer, MailCause {
  readonly token: string
  /** Hash of the verified current password. */
  readonly previousHash: string
  readonly passwordHash: string
  readonly email: string
}

/** Ends the calendar feed of a doctor inside a transaction. */
export type EndFeed = (tx: Database, changer: Changer) => Promise<void>

/**
 * Sets a new password inside a transaction, ends all other sessions, forgets all other browsers and
 * queues the mail about it.
 *
 * @throws Refusal `password.wrong` if the password was changed since it was verified
 */
export async function changePassword(
  tx: Database,
  { clock, sessions, devices, outbox }: Pick<Dependencies, 'clock' | 'sessions' | 'devices' | 'outbox'>,
  change: PasswordChange,
): Promise<void> {
  const { doctorId, token, previousHash, passwordHash, email, device, requestId } = change
  await sessions.holdAll(tx, doctorId)
  const at = clock.now()
  const changed = await tx
    .update(doctors)
    .set({ passwordHash, updatedAt: at })
    .where(and(eq(doctors.id, doctorId), eq(doctors.passwordHash, previousHash)))
    .returning({ id: doctors.id })
  if (changed.length === 0) throw new Refusal('password.wrong', 'currentPassword')
  await sessions.endOthers(tx, doctorId, token)
  await devices.forgetOthers(tx, device, doctorId)
  await outbox.queue('password_changed', email, change, tx)
  await recordChange(tx, { doctorId, name: 'password.changed', at, requestId })
}

/**
 * Redeems the code, sets a new password, ends all sessions of the doctor and forgets all other
 * browsers.
 *
 * @throws Refusal 400 if the code was used, or the account was replaced or blocked in the meantime
 * or uses only passkeys
 */
export async function resetPassword(
  tx: Database,
  {
    clock,
    codes,
    sessions,
    devices,
    passkeyOnly,
  }: Pick<Dependencies, 'clock' | 'codes' | 'sessions' | 'devices' | 'passkeyOnly'>,
  request: CodeRequest & { readonly passwordHash: string; readonly device: string | undefined },
): Promise<void> {
  const { doctorId, codeId, passwordHash, device, requestId } = request
  await codes.redeem(tx, codeId)
  await sessions.holdAll(tx, doctorId)
  const at = clock.now()
  const changed = await tx
    .update(doctors)
    .set({ passwordHash, updatedAt: at })
    .where(and(eq(doctors.id, doctorId), isNull(doctors.blockedAt)))
    .returning({ id: doctors.id })
  // Its code was sent before "passkeys only" was switched on.
  const { isPasskeyOnly } = await passkeyOnly.state(doctorId, tx)
  if (changed.length === 0 || isPasskeyOnly) throw new Refusal('code.wrong')
  await sessions.endAll(tx, doctorId)
  await devices.forgetOthers(tx, device, doctorId)
  await recordChange(tx, { doctorId, name: 'password.changed', at, requestId })
}

/** Records that the data of a doctor was exported, inside a transaction. */
export async function recordExport(
  tx: Database,
  { doctorId, at, requestId }: Changer & { readonly at: Date },
): Promise<void> {
  await recordChange(tx, { doctorId, name: 'data.exported', at, requestId })
}
