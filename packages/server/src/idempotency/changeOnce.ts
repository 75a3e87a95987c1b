import type { Database } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import type { ErrorCode, KeyedOperationId, SuccessBody, SuccessStatus } from '../http/contractTypes.ts'
import { HttpError } from '../http/httpError.ts'
import type { SuccessResponse } from '../http/response.ts'
import type { KeyedCall } from '../http/route.ts'
import { changeInSession } from '../session/changeInSession.ts'
import { storeOutcome, takeKey, type StoredOutcome } from './store.ts'

/**
 * Runs the work in a savepoint: an HttpError rolls it back, and only the error is stored. Any other
 * error ends the transaction.
 */
async function outcomeOf<Id extends KeyedOperationId>(
  within: Database,
  work: (within: Database) => Promise<SuccessResponse<Id>>,
): Promise<StoredOutcome> {
  try {
    const { status, body } = await within.transaction(work)
    return { status, body }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    const { status, code, errors, data } = error
    return { status, code, ...(errors && { errors: { ...errors } }), ...(data && { data }) }
  }
}

/**
 * Carries out an action with an Idempotency-Key at most once (EXT-03). Key, change and response are
 * stored in one transaction. A request with the same key receives the first response again,
 * including an HttpError. A concurrent request waits for the first one.
 *
 * @throws HttpError 422 when the key belongs to another request; 401 and 403 as `changeInSession`
 */
export async function changeOnce<Id extends KeyedOperationId>(
  dependencies: Pick<Dependencies, 'db' | 'sessions' | 'clock'>,
  { doctorId, token, idempotent }: Pick<KeyedCall<unknown>, 'doctorId' | 'token' | 'idempotent'>,
  work: (within: Database) => Promise<SuccessResponse<Id>>,
): Promise<SuccessResponse<Id>> {
  const request = { ...idempotent, doctorId }
  const outcome = await changeInSession(dependencies, { token }, async (within) => {
    const first = await takeKey(within, request, dependencies.clock.now())
    if (first === undefined) {
      const ended = await outcomeOf(within, work)
      await storeOutcome(within, request, ended)
      return ended
    }
    if (first.fingerprint !== request.fingerprint) throw new HttpError('request.key_reused')
    return first.outcome
  })
  const { status, body, code, errors, data } = outcome
  // The fingerprint includes the operation, so the stored outcome is an HttpError or a response
  // of this operation.
  if (code !== undefined)
    throw new HttpError(code as ErrorCode, { status, ...(errors && { errors }), ...(data && { data }) })
  return { status: status as SuccessStatus<Id>, body: body as SuccessBody<Id> }
}
