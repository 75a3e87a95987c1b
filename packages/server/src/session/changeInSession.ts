import type { Dependencies } from '../dependencies.ts'
import type { Database } from '../db/open.ts'
import { Refusal } from '../http/refusal.ts'
import type { SignedInCall } from '../http/route.ts'

/**
 * Runs a change of a signed-in doctor in one transaction, if the session is still open when the
 * transaction begins. A call may have waited since its session was checked: for its body, an image,
 * a lock. A logout, a password reset or a block in the meantime ends it here.
 *
 * @throws Refusal 401 when the session has ended, 403 when the doctor is blocked, 429 after too
 * many changes: each of them stores something, and the audit entries stay
 */
export function changeInSession<T>(
  { db, sessions, changeLimiter }: Pick<Dependencies, 'db' | 'sessions' | 'changeLimiter'>,
  { token }: Pick<SignedInCall<unknown>, 'token'>,
  work: (within: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (within) => {
    const session = token === undefined ? undefined : await sessions.hold(within, token)
    if (session === undefined) throw new Refusal('session.expired')
    if (session.blocked) throw new Refusal('account.blocked')
    const retryAfter = changeLimiter.take(session.doctorId)
    if (retryAfter > 0) throw new Refusal('limit.exceeded').with({ retryAfter })
    return work(within)
  })
}
