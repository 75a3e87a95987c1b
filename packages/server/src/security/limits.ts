import type { Limit } from '../http/callLimiter.ts'

/**
 * All limits of the server; tests use smaller or larger ones. A network is an IPv4 address or the
 * /64 of an IPv6 address. A known browser has signed in to the same account before. It has separate
 * counts, which nobody else can use up; the limits of accounts, networks and the whole server apply
 * to all other clients.
 */
export interface Limits {
  /** Failed logins per network. */
  readonly loginPerAddress: Limit
  /** Failed logins per e-mail string and network, whether the account exists or not. */
  readonly loginPerAccountAndNetwork: Limit
  /** Failed logins per e-mail string from all networks. */
  readonly loginPerAccount: Limit
  /** Failed logins of one known browser to its account. */
  readonly loginPerDevice: Limit
  /** Failed logins of all clients. */
  readonly failedLogins: Limit
  /**
   * Codes sent to one e-mail string for one purpose, requested by one network or one known browser.
   */
  readonly codesPerDay: Limit
  /** Pause between two of these codes. */
  readonly codePause: Limit
  /** Codes sent to one e-mail string for one purpose, requested by all networks. */
  readonly codesPerAccount: Limit
  /** Codes requested per network. */
  readonly codesPerAddress: Limit
  /** Codes requested by all clients. */
  readonly codesSent: Limit
  /** Wrong codes per network. */
  readonly wrongCodesPerAddress: Limit
  /** Wrong codes of one known browser for its account. */
  readonly wrongCodesPerDevice: Limit
  /**
   * Wrong codes of all clients for one purpose that were compared with a live code of the client;
   * {@link guessingChance} is derived from it. The window is long, so that a few networks, with
   * their own limit, cannot use up the tries of all others in a moment.
   */
  readonly wrongCodes: Limit
  /** Wrong links to offers and wrong addresses of calendar feeds per network. */
  readonly wrongLinksPerAddress: Limit
  /** Registrations per network. */
  readonly registrationsPerAddress: Limit
  /** Calls of one signed-in doctor, reads included. */
  readonly callsPerDoctor: Limit
  /**
   * Changes of one signed-in doctor, counted by each process. It bounds what one doctor can add to
   * the audit and to the stored responses.
   */
  readonly changesPerDoctor: Limit
  /** Exports of all data of one doctor. */
  readonly exportsPerDoctor: Limit
  /** Image uploads of one doctor. */
  readonly uploadsPerDoctor: Limit
  /** Calls per network of operations without a session, counted before their body is read. */
  readonly publicCallsPerAddress: Limit
  /** Reports of the portal per network. */
  readonly reportsPerAddress: Limit
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The limits of a production server. */
export const defaultLimits: Limits = {
  loginPerAddress: { tries: 50, seconds: 15 * MINUTE },
  loginPerAccountAndNetwork: { tries: 10, seconds: 15 * MINUTE },
  loginPerAccount: { tries: 50, seconds: 15 * MINUTE },
  loginPerDevice: { tries: 10, seconds: 15 * MINUTE },
  failedLogins: { tries: 300, seconds: MINUTE },
  codesPerDay: { tries: 10, seconds: DAY },
  codePause: { tries: 1, seconds: 30 },
  codesPerAccount: { tries: 30, seconds: 15 * MINUTE },
  codesPerAddress: { tries: 50, seconds: 15 * MINUTE },
  codesSent: { tries: 300, seconds: MINUTE },
  wrongCodesPerAddress: { tries: 10, seconds: 30 * MINUTE },
  wrongCodesPerDevice: { tries: 10, seconds: 30 * MINUTE },
  wrongCodes: { tries: 196, seconds: 6 * HOUR },
  wrongLinksPerAddress: { tries: 50, seconds: 15 * MINUTE },
  registrationsPerAddress: { tries: 20, seconds: HOUR },
  callsPerDoctor: { tries: 3000, seconds: MINUTE },
  changesPerDoctor: { tries: 3000, seconds: HOUR },
  exportsPerDoctor: { tries: 10, seconds: HOUR },
  uploadsPerDoctor: { tries: 30, seconds: HOUR },
  publicCallsPerAddress: { tries: 300, seconds: MINUTE },
  reportsPerAddress: { tries: 60, seconds: MINUTE },
}

/** Maximum numbers of event streams that are open at the same time in one process. */
export interface StreamLimits {
  readonly perDoctor: number
  /** High, because many doctors of a hospital share one address. */
  readonly perNetwork: number
  readonly inAll: number
}

/** The limits of a production server. */
export const defaultStreamLimits: StreamLimits = { perDoctor: 5, perNetwork: 500, inAll: 5000 }

/**
 * Lifetimes of a session, a code, a known browser, a challenge of a passkey and a proof, in seconds
 * (S1, S4).
 */
export const lifetimes = {
  sessionIdle: 30 * MINUTE,
  sessionAbsolute: 12 * HOUR,
  code: 5 * MINUTE,
  device: 180 * DAY,
  challenge: 5 * MINUTE,
  proof: 10 * MINUTE,
} as const

/** Maximum number of tries of a code (S4). */
export const CODE_TRIES = 5

/** Number of different codes: six digits (S4). */
export const CODE_VALUES = 1_000_000

/**
 * Returns the probability that an attacker who guesses reset codes takes over at least one account
 * within a day, with any number of networks and accounts: each guess is compared with one code, and
 * the server compares only a limited number of wrong codes.
 * A guess without a live code is compared with nothing, so it does not count.
 *
 * @public docs/security.md states it, and a test checks the limits against it.
 */
export function guessingChance({ wrongCodes }: Pick<Limits, 'wrongCodes'>): number {
  // A day that begins within a window overlaps one more window.
  const guesses = wrongCodes.tries * (Math.ceil(DAY / wrongCodes.seconds) + 1)
  return 1 - (1 - 1 / CODE_VALUES) ** guesses
}
