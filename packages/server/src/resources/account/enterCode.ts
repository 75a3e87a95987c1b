import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Call } from '../../http/route.ts'
import { requesterOf, type CodePurpose } from '../../security/codes.ts'
import { clientOf, takeTries } from '../../security/takeTries.ts'
import { wrongCodeTries } from '../../security/tries.ts'
import { findAccount } from './store.ts'

/**
 * Compares an entered code with the requester's live code. Known and unknown accounts do the same
 * work (S6), and parallel guesses cannot share a try (S4).
 *
 * @param email normalised
 * @returns the ids of the account and of its code, which still has to be redeemed
 * @throws Refusal 400 for a wrong code, 429 when a limit is reached
 */
export async function enterCode(
  dependencies: Pick<Dependencies, 'db' | 'codes' | 'devices' | 'limits' | 'rateLimits'>,
  call: Pick<Call<unknown>, 'device' | 'network'>,
  { purpose, email, code }: { readonly purpose: CodePurpose; readonly email: string; readonly code: string },
): Promise<{ doctorId: string; codeId: string }> {
  const { db, codes, limits, rateLimits } = dependencies
  const { entry, guess } = wrongCodeTries(limits, purpose, await clientOf(dependencies, call, email))
  await takeTries(dependencies, [entry, ...guess])
  const account = await findAccount(db, email)
  const live = await codes.takeTry(account?.id, purpose, requesterOf(call.device, call.network))
  // Given back before the slow hash, so that guesses without a code hold these tries only briefly.
  if (live === undefined) await rateLimits.giveBack(guess)
  const isCorrect = await codes.isCorrect(live, code)
  if (!isCorrect || live === undefined || account === undefined) throw new Refusal('code.wrong')
  await rateLimits.giveBack([entry, ...guess])
  return { doctorId: account.id, codeId: live.id }
}
