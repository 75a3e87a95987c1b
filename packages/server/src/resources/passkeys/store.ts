import { and, asc, eq, lt } from 'drizzle-orm'
import { recordChange, type Changer } from '../../changes/recordChange.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Database } from '../../db/open.ts'
import { passkeys } from '../../db/schema.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { NewPasskey, UsedPasskey } from './ceremonies.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

export const MAX_PASSKEYS = 20

export function passkeysOf(db: Database, doctorId: string): Promise<StoredPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.doctorId, doctorId)).orderBy(asc(passkeys.createdAt), passkeys.id)
}

/** Finds a passkey by the id that its authenticator has given. */
export async function findPasskey(db: Database, credentialId: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/**
 * Stores a verified passkey inside a transaction.
 *
 * @throws Refusal `passkey.not_added` if it is already stored
 */
export async function insertPasskey(
  tx: Database,
  { clock, random }: Pick<Dependencies, 'clock' | 'random'>,
  { doctorId, requestId, name, passkey }: Changer & { readonly name: string; readonly passkey: NewPasskey },
): Promise<void> {
  const { credential, credentialDeviceType, credentialBackedUp } = passkey
  const at = clock.now()
  const inserted = await tx
    .insert(passkeys)
    .values({
      id: random.id(),
      doctorId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      name,
      isBackupEligible: credentialDeviceType === 'multiDevice',
      isBackedUp: credentialBackedUp,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: passkeys.id })
  if (inserted.length === 0) throw new Refusal('passkey.not_added')
  await recordChange(tx, { doctorId, name: 'passkey.added', at, requestId })
}

const isOwn = ({ doctorId, id }: { readonly doctorId: string; readonly id: string }) =>
  and(eq(passkeys.doctorId, doctorId), eq(passkeys.id, id))

/** Renames a passkey. @throws Refusal 404 if the doctor has no such passkey */
export async function updateName(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: Changer & { readonly id: string; readonly name: string },
): Promise<void> {
  const { doctorId, requestId, name } = request
  const renamed = await tx.update(passkeys).set({ name }).where(isOwn(request)).returning({ id: passkeys.id })
  if (renamed.length === 0) throw new Refusal('not_found')
  await recordChange(tx, { doctorId, name: 'passkey.renamed', at: clock.now(), requestId })
}

/** Removes a passkey. @throws Refusal 404 if the doctor has no such passkey */
export async function deletePasskey(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  request: Changer & { readonly id: string },
): Promise<void> {
  const { doctorId, requestId } = request
  const removed = await tx.delete(passkeys).where(isOwn(request)).returning({ id: passkeys.id })
  if (removed.length === 0) throw new Refusal('not_found')
  await recordChange(tx, { doctorId, name: 'passkey.removed', at: clock.now(), requestId })
}

/**
 * Stores the use of a passkey, in one statement: of two responses with the same counter, one wins.
 *
 * @returns whether its counter has gone forward; otherwise the authenticator was copied
 */
export async function countUse(
  db: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  id: string,
  { newCounter, credentialBackedUp }: UsedPasskey,
): Promise<boolean> {
  const isForward = newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter)
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, id), isForward))
    .returning({ id: passkeys.id })
  return used.length === 1
}

/** Records that a copy of a passkey was refused. */
export async function recordCopy(
  tx: Database,
  { clock }: Pick<Dependencies, 'clock'>,
  { doctorId, requestId }: Changer,
): Promise<void> {
  await recordChange(tx, { doctorId, name: 'passkey.cloned', at: clock.now(), requestId })
}
