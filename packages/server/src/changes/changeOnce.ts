import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import { latestMoment, type Clock } from '../clock.ts'
import type { ErrorCode, KeyedOperationId, SuccessBody, SuccessStatus } from '../contract/contractTypes.ts'
import type { IdempotentRequest } from '../contract/parameters.ts'
import { Refusal } from '../contract/refusal.ts'
import { changeInSteps, removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { idempotencyKeys } from '../db/schema.ts'
import type { KeyedCall, KeyedPlatformCall, SuccessResponse } from '../http/route.ts'
import type { Platforms } from '../security/platforms.ts'
import { changeInSession, type SessionDependencies } from '../security/sessions.ts'

/** The outcome of a request with an Idempotency-Key: its response, or the code of its Refusal. */
type StoredOutcome = NonNullable<typeof idempotencyKeys.$inferSelect.outcome>

/** How long the first response is repeated, in milliseconds (EXT-03). */
const STORED_FOR = 24 * 3_600_000

interface KeyedRequest extends IdempotentRequest {
  /** The doctor, or the platform. */
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
async function takeKey(
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

async function storeOutcome(tx: Database, request: KeyedRequest, outcome: StoredOutcome): Promise<void> {
  await tx.update(idempotencyKeys).set({ outcome }).where(isKey(request))
}

/**
 * Removes keys that have expired. A key from the future still identifies its request; its 24 hours
 * begin when it is noticed here.
 */
export async function cleanKeys(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const isAhead = gt(idempotencyKeys.createdAt, latestMoment(now))
  const correct = (these: SQL) =>
    db.update(idempotencyKeys).set({ createdAt: now }).where(these).returning({ key: idempotencyKeys.key })
  await changeInSteps(idempotencyKeys, isAhead, correct, isClosed)
  await removeInSteps(db, idempotencyKeys, lte(idempotencyKeys.createdAt, expired(now)), isClosed)
}

/**
 * Stores less than the body of a response. Records and input of the request are left out: a copy
 * would take space and could contain personal data.
 */
interface StoredForm<Id extends KeyedOperationId, Stored> {
  store(body: SuccessBody<Id>): Stored
  /** Builds the response again. Records are read as they are now. */
  restore(stored: Stored, tx: Database): SuccessResponse<Id> | Promise<SuccessResponse<Id>>
}

type Outcome<Id extends KeyedOperationId> = SuccessResponse<Id> | Refusal

/**
 * Runs the work in a savepoint: an Refusal rolls it back and becomes the outcome. Any other error
 * ends the transaction.
 */
async function outcomeOf<Id extends KeyedOperationId>(
  tx: Database,
  work: (tx: Database) => Promise<SuccessResponse<Id>>,
): Promise<Outcome<Id>> {
  try {
    const { status, body } = await tx.transaction(work)
    return { status, body }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    return error
  }
}

function storedError({ status, code, errors, data }: Refusal): StoredOutcome {
  if (status === 400 || data !== undefined) return { status, code, isEvaluatedAgain: true }
  return { status, code, ...(errors && { errors: { ...errors } }) }
}

/**
 * Carries out an action with an Idempotency-Key at most once (EXT-03). Key, change and response are
 * stored in one transaction. A request with the same key receives the first response again,
 * including an Refusal. A concurrent request waits for the first one.
 *
 * An invalid request, and a conflict that is answered with newer data, are evaluated again instead.
 * They have changed nothing, and the result depends on the request itself, or on the version or the
 * plan that the client saw.
 *
 * @param form how the response is stored; as it is, if left out
 * @throws Refusal 422 when the key belongs to another request; 401, 403 and 429 as
 * `changeInSession`
 */
export function changeOnce<Id extends KeyedOperationId, Stored = SuccessBody<Id>>(
  dependencies: SessionDependencies & { readonly clock: Clock },
  { doctorId, token, idempotent }: Pick<KeyedCall<unknown>, 'doctorId' | 'token' | 'idempotent'>,
  work: (tx: Database) => Promise<SuccessResponse<Id>>,
  form?: StoredForm<Id, Stored>,
): Promise<SuccessResponse<Id>> {
  const transaction: Transaction = (run) => changeInSession(dependencies, { token }, run)
  return performOnce(dependencies, { ...idempotent, doctorId }, transaction, work, form)
}

/** Does the same for a platform, whose key was checked (INTAKE-01). */
export function changeOnceOfPlatform<Id extends KeyedOperationId, Stored = SuccessBody<Id>>(
  { db, clock, platforms }: { readonly db: Database; readonly clock: Clock; readonly platforms: Platforms },
  { platformId, idempotent }: Pick<KeyedPlatformCall<unknown>, 'platformId' | 'idempotent'>,
  work: (tx: Database) => Promise<SuccessResponse<Id>>,
  form?: StoredForm<Id, Stored>,
): Promise<SuccessResponse<Id>> {
  const transaction: Transaction = (run) =>
    db.transaction(async (tx) => {
      await platforms.hold(tx, platformId)
      return run(tx)
    })
  return performOnce({ clock }, { ...idempotent, doctorId: platformId }, transaction, work, form)
}

/** Runs work in a transaction. */
type Transaction = <T>(run: (tx: Database) => Promise<T>) => Promise<T>

async function performOnce<Id extends KeyedOperationId, Stored>(
  dependencies: { readonly clock: Clock },
  request: KeyedRequest,
  transaction: Transaction,
  work: (tx: Database) => Promise<SuccessResponse<Id>>,
  form: StoredForm<Id, Stored> | undefined,
): Promise<SuccessResponse<Id>> {
  const outcome = await transaction(async (tx): Promise<Outcome<Id>> => {
    const first = await takeKey(tx, request, dependencies.clock.now())
    if (first !== undefined && first.fingerprint !== request.fingerprint) throw new Refusal('request.key_reused')
    if (first === undefined || first.outcome.isEvaluatedAgain === true) {
      const ended = await outcomeOf(tx, work)
      const stored: StoredOutcome =
        ended instanceof Refusal
          ? storedError(ended)
          : { status: ended.status, body: form === undefined ? ended.body : form.store(ended.body) }
      await storeOutcome(tx, request, stored)
      return ended
    }
    const { status, body, code, errors } = first.outcome
    // The fingerprint includes the operation, so the stored outcome is an Refusal or a response
    // of this operation.
    if (code !== undefined) return new Refusal(code as ErrorCode, errors)
    if (form !== undefined) return form.restore(body as Stored, tx)
    return { status: status as SuccessStatus<Id>, body: body as SuccessBody<Id> }
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Does the same with a response that is read from the records: no name or number of a patient is stored. */
export function changeAndRead<Id extends KeyedOperationId>(
  dependencies: SessionDependencies & { readonly clock: Clock },
  call: Pick<KeyedCall<unknown>, 'doctorId' | 'token' | 'idempotent'>,
  change: (tx: Database) => Promise<void>,
  read: (tx: Database) => Promise<SuccessResponse<Id>>,
): Promise<SuccessResponse<Id>> {
  const work = (tx: Database) => change(tx).then(() => read(tx))
  return changeOnce<Id, null>(dependencies, call, work, { store: () => null, restore: (_stored, tx) => read(tx) })
}
