import type { CodePurpose } from './codes.ts'
import type { Limits } from './limits.ts'
import type { Try } from './rateLimits.ts'

/** Who tries something with an account. */
export interface Client {
  /** Normalised; there need not be such an account. */
  readonly email: string
  readonly network: string
  /** The token of a browser that has signed in to this account before. */
  readonly knownDevice: string | undefined
}

const everybody = ''

/** What a login takes from; all of it is given back when the password is right. */
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

/** The pause between two codes that one requester asks for. */
export function codePause(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try {
  return { name: `code:${purpose}:pause`, subject: `${email} ${knownDevice ?? network}`, limit: limits.codePause }
}

/** What sending a code takes from, beside the pause. */
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

/** What entering a code takes from; all of it is given back when the code is right. */
export function wrongCodeTries(limits: Limits, purpose: CodePurpose, { email, network, knownDevice }: Client): Try[] {
  if (knownDevice !== undefined) {
    return [{ name: 'wrong:device', subject: `${knownDevice} ${email}`, limit: limits.wrongCodesPerDevice }]
  }
  return [
    { name: 'wrong:address', subject: network, limit: limits.wrongCodesPerAddress },
    { name: `wrong:${purpose}:all`, subject: everybody, limit: limits.wrongCodes },
  ]
}
