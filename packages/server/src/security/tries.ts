import { Refusal } from '../contract/refusal.ts'
import type { Call } from '../http/route.ts'
import type { CodePurpose } from './codes.ts'
import type { Devices } from './devices.ts'
import type { Limits } from './limits.ts'
import type { RateLimits, Try } from './rateLimits.ts'

/** A client that uses an account. */
export interface Client {
  /** Normalised; the account does not have to exist. */
  readonly email: string
  readonly network: string
  /**
   * The token of a browser that has signed in to this account before; `undefined`
   * for another browser.
   */
  readonly knownDevice: string | undefined
}

const everybody = ''

/** Returns the tries that a login takes; they are given back if the password is correct. */
export function loginTries(limits: Limits, { email, network, knownDevice }: Client): Try[] {
  if (knownDevice !== undefined) {
    return [{ name: 'login:device', subject: `${knownDevice} ${email}`, limit: limits.loginPerDevice }]
  }
  return [
    { name: 'login:address', subject: network, limit: limits.loginPerAddress },
    { name: 'login:account-network', subject: `${email} ${network}`, limit: limits.loginPerAccountAndNetwork },
    { name: 'login:account', subject: email, limit: limits.loginPerAccount },
    { name: 'login:all', subject: everybody, limit: limits.failedLogins },
  ]
}

/** Returns the pause between two codes of one requester. */
export function codePause(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try {
  return { name: `code:${purpose}:pause`, subject: `${email} ${knownDevice ?? network}`, limit: limits.codePause }
}

/** Returns the tries that sending a code takes, without the pause. */
export function codeTries(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try[] {
  const day = { name: `code:${purpose}:day`, subject: `${email} ${knownDevice ?? network}`, limit: limits.codesPerDay }
  if (knownDevice !== undefined) return [day]
  return [
    day,
    { name: 'code:address', subject: network, limit: limits.codesPerAddress },
    { name: `code:${purpose}:account`, subject: email, limit: limits.codesPerAccount },
    { name: 'code:all', subject: everybody, limit: limits.codesSent },
  ]
}

/**
 * Returns the tries that entering a code takes; they are given back if the code is correct.
 * `guess` is also given back if there was no code to compare with: such a guess cannot succeed, so
 * it must not use up tries that others need.
 */
export function wrongCodeTries(
  limits: Limits,
  purpose: CodePurpose,
  { email, network, knownDevice }: Client,
): { readonly entry: Try; readonly guess: readonly Try[] } {
  if (knownDevice !== undefined) {
    const subject = `${knownDevice} ${email}`
    return { entry: { name: 'wrong:device', subject, limit: limits.wrongCodesPerDevice }, guess: [] }
  }
  return {
    entry: { name: 'wrong:address', subject: network, limit: limits.wrongCodesPerAddress },
    guess: [{ name: `wrong:${purpose}:all`, subject: everybody, limit: limits.wrongCodes }],
  }
}

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

/**
 * Refuses a wrong link of an offer, a way back or a calendar feed. They are limited per network, as
 * wrong codes are.
 *
 * @throws Refusal 404, or 429 after too many of them
 */
export async function refuseLink(
  dependencies: { readonly rateLimits: RateLimits; readonly limits: Limits },
  network: string,
): Promise<never> {
  const limit = dependencies.limits.wrongLinksPerAddress
  await takeTries(dependencies, [{ name: 'link:address', subject: network, limit }])
  throw new Refusal('not_found')
}
