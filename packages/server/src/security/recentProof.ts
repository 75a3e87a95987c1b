import { Refusal } from '../contract/refusal.ts'
import type { SignedInCall } from '../http/route.ts'
import type { Sessions } from './sessions.ts'

/**
 * Refuses a sensitive action whose session has no recent proof that the doctor is present: a
 * sign-in, the password or a passkey at most ten minutes ago.
 *
 * @throws Refusal 403 `proof.required`
 */
export async function requireRecentProof(
  { sessions }: { readonly sessions: Sessions },
  { token }: Pick<SignedInCall<unknown>, 'token'>,
): Promise<void> {
  if (!(await sessions.isProven(token))) throw new Refusal('proof.required')
}
