import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../contract/refusal.ts'
import { deviceCookie } from '../../http/cookies.ts'
import type { Call } from '../../http/route.ts'
import { requesterOf, type CodePurpose, type MailCause } from '../../security/codes.ts'
import { lifetimes } from '../../security/limits.ts'
import { clientOf, codePause, codeTries, takeTries, wrongCodeTries, type Client } from '../../security/rateLimits.ts'
import { findAccount } from './store.ts'

/**
 * Returns the cause of a mail with a code, and the cookie that identifies the same browser when the
 * code is entered.
 */
export function causeWithCookie({ random }: Pick<Dependencies, 'random'>, { language, network, ...call }: MailCause) {
  const device = call.device ?? random.token()
  return { cause: { language, network, device }, cookie: deviceCookie(device, lifetimes.device) }
}

/**
 * Sends a code, unless the last one was sent less than 30 seconds ago: then that code stays valid
 * (D12).
 *
 * @returns the cookie to set; `undefined` if no code was sent, because the last one may have gone
 * to a client that got no cookie
 * @throws Refusal 429 when too many codes were sent
 */
export async function sendCode(
  dependencies: Dependencies,
  purpose: CodePurpose,
  client: Client,
  call: MailCause,
): Promise<string | undefined> {
  const { rateLimits, limits, outbox } = dependencies
  const { cause, cookie } = causeWithCookie(dependencies, call)
  const pause = codePause(limits, purpose, client)
  if ((await rateLimits.take([pause])) > 0) return undefined
  await takeTries(dependencies, codeTries(limits, purpose, client))
  await outbox.queue(purpose, client.email, cause)
  outbox.wake()
  return cookie
}

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
