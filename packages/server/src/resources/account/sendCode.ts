import type { Dependencies } from '../../dependencies.ts'
import { deviceCookie } from '../../http/cookies.ts'
import type { Call } from '../../http/route.ts'
import { requesterOf, type Requester } from '../../security/codes.ts'
import { lifetimes } from '../../security/limits.ts'
import { takeTries } from '../../security/takeTries.ts'
import { codePause, codeTries, type Client } from '../../security/tries.ts'

/**
 * Returns the requester of a code, and the cookie that identifies the same browser when the code is
 * entered.
 */
export function requesterWithCookie(
  { random }: Pick<Dependencies, 'random'>,
  call: Pick<Call<unknown>, 'device' | 'network'>,
): { requester: Requester; cookie: string } {
  const device = call.device ?? random.token()
  return { requester: requesterOf(device, call.network), cookie: deviceCookie(device, lifetimes.device) }
}

/**
 * Sends another confirmation code, unless the last one was sent less than 30 seconds ago: then that
 * code stays valid (D12).
 *
 * @returns the cookie to set; `undefined` if no code was sent, because the last one may have gone
 * to a client that got no cookie
 * @throws Refusal 429 when too many codes were sent
 */
export async function resendConfirmation(
  dependencies: Dependencies,
  client: Client,
  call: Pick<Call<unknown>, 'device' | 'network' | 'language'>,
): Promise<string | undefined> {
  const { rateLimits, limits, outbox } = dependencies
  const { requester, cookie } = requesterWithCookie(dependencies, call)
  const pause = codePause(limits, 'confirm', client)
  if ((await rateLimits.take([pause])) > 0) return undefined
  await takeTries(dependencies, codeTries(limits, 'confirm', client))
  await outbox.queue('confirm', client.email, call.language, requester)
  outbox.wake()
  return cookie
}
