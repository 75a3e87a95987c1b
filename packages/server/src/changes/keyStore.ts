import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { IdempotentRequest } from '../contract/parameters.ts'
import { latestMoment } from '../clock.ts'

/** The outcome of a request with an Idempotency-Key: its response, or the code of its Refusal. */
export type StoredOutcome = NonNullable<typeof idempotencyKeys.$inferSelect.outcome>

/** How long the first response is repeated, in milliseconds (EXT-03). */
const STORED_FOR = 24 * 3_600_000

/** A doctor's key and the request that it identifies. */
export interface KeyedRequest extends IdempotentRequest {
  readonly doctorId: string
}

const expired = (now: Date) => new Date(now.getTime() - STORED_FOR)
const isKey = ({ doctorId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.doctorId, doctorId), eq(idempotencyKeys.key, key))

/**
 * Takes a key in this transaction. Waits while another transaction holds it.
 *
 * @returns `undefined` when this request is the first with its key; otherwise the fingerprint and
 * the outcome of the first one
 */
export async function takeKey(
  tx: Database,
  request: KeyedRequest,
  now: Date,
): Promise<{ fingerprint: string; outcome: StoredOutcome } | undefined> {
  const { doctorId, key, fingerprint } = request
  const taken = await tx
    .insert(idempotencyKeys)
    .values({ doctorId, key, fingerprint, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.doctorId, idempotencyKeys.key],
      set: { fingerprint, outcome: null, createdAt: now },
      setWhere: lte(idempotencyKeys.createdAt, expired(now)),
    })
    .returning({ key: idempotencyKeys.key })
  if (taken.length > 0) return undefined
  const [first] = await tx
    .select({ fingerprint: idempotencyKeys.fingerprint, outcome: idempotencyKeys.outcome })
    .from(idempotencyKeys)
    .where(isKey(request))
  // A key is committed together with its outcome.
  if (first === undefined || first.outcome === null) throw new Error('An Idempotency-Key has no outcome')
  return { fingerprint: first.fingerprint, outcome: first.outcome }
}

/** Stores the outcome of the request, in the transaction that took the key. */
export async function storeOutcome(tx: Database, request: KeyedRequest, outcome: StoredOutcome): Promise<void> {
  await tx.update(idempotencyKeys).set({ outcome }).where(isKey(request))
}

/**
 * Removes keys that have expired. A key from the future still identifies its request; its 24 hours
 * begin when it is noticed here.
 */
export async function cleanKeys(db: Database, now: Date): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ createdAt: now })
    .where(gt(idempotencyKeys.createdAt, latestMoment(now)))
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, expired(now)))
}
