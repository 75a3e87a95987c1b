import { Refusal } from '../contract/refusal.ts'
import type { Call } from '../http/route.ts'
import type { Devices } from './devices.ts'
import type { RateLimits, Try } from './rateLimits.ts'
import type { Client } from './tries.ts'

/** Returns the client of a call, including whether its browser is known to the account. */
export async function clientOf(
  { devices }: { readonly devices: Devices },
  { device, network }: Pick<Call<unknown>, 'device' | 'network'>,
  email: string,
): Promise<Client> {
  return { email, network, knownDevice: (await devices.isKnown(device, email)) ? device : undefined }
}

/**
 * Takes tries.
 *
 * @throws Refusal 429 when one of the counters has no try left; then none is taken
 */
export async function takeTries(
  { rateLimits }: { readonly rateLimits: RateLimits },
  tries: readonly Try[],
): Promise<void> {
  const retryAfter = await rateLimits.take(tries)
  if (retryAfter > 0) throw new Refusal('limit.exceeded').with({ retryAfter })
}
