import type { Limit } from '../http/callLimiter.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The limits of a production server. A network is an IPv4 address or the
 * /64 of an IPv6 address. A known browser has signed in to the same account before. It has separate
 * counts, which nobody else can use up; the limits of accounts, networks and the whole server apply
 * to all other clients.
 */
export const defaultLimits = {
  /** Failed logins per network. */
  loginPerAddress: { tries: 50, seconds: 15 * MINUTE },
  /** Failed logins per e-mail string and network, whether the account exists or not. */
  loginPerAccountAndNetwork: { tries: 10, seconds: 15 * MINUTE },
  /** Failed logins per e-mail string from all networks. */
  loginPerAccount: { tries: 50, seconds: 15 * MINUTE },
  /** Failed logins of one known browser to its account. */
  loginPerDevice: { tries: 10, seconds: 15 * MINUTE },
  /** Failed logins of all clients. */
  failedLogins: { tries: 300, seconds: MINUTE },
  /**
   * Codes sent to one e-mail string for one purpose, requested by one network or one known browser.
   */
  codesPerDay: { tries: 10, seconds: DAY },
  /** Pause between two of these codes. */
  codePause: { tries: 1, seconds: 30 },
  /** Codes sent to one e-mail string for one purpose, requested by all networks. */
  codesPerAccount: { tries: 30, seconds: 15 * MINUTE },
  /** Codes requested per network. */
  codesPerAddress: { tries: 50, seconds: 15 * MINUTE },
  /** Codes requested by all clients. */
  codesSent: { tries: 300, seconds: MINUTE },
  /** Wrong codes per network. */
  wrongCodesPerAddress: { tries: 10, seconds: 30 * MINUTE },
  /** Wrong codes of one known browser for its account. */
  wrongCodesPerDevice: { tries: 10, seconds: 30 * MINUTE },
  /**
   * Wrong codes of all clients for one purpose that were compared with a live code of the client;
   * {@link guessingChance} is derived from it. The window is long, so that a few networks, with
   * their own limit, cannot use up the tries of all others in a moment.
   */
  wrongCodes: { tries: 196, seconds: 6 * HOUR },
  /** Wrong links to offers and screens and wrong addresses of calendar feeds per network. */
  wrongLinksPerAddress: { tries: 50, seconds: 15 * MINUTE },
  /** Registrations per network. */
  registrationsPerAddress: { tries: 20, seconds: HOUR },
  /** Calls of one signed-in doctor, reads included. */
  callsPerDoctor: { tries: 3000, seconds: MINUTE },
  /**
   * Changes of one signed-in doctor, counted by each process. It bounds what one doctor can add to
   * the audit and to the stored responses.
   */
  changesPerDoctor: { tries: 3000, seconds: HOUR },
  /** Exports of all data of one doctor. */
  exportsPerDoctor: { tries: 10, seconds: HOUR },
  /** Image uploads of one doctor. */
  uploadsPerDoctor: { tries: 30, seconds: HOUR },
  /** Calls of one platform, reads included, counted by each process. */
  callsPerPlatform: { tries: 3000, seconds: MINUTE },
  /** Bookings of one platform, refused ones included. */
  bookingsPerPlatform: { tries: 2000, seconds: HOUR },
  /** Bookings for one patient's number, by all platforms. */
  bookingsPerNumber: { tries: 10, seconds: DAY },
  /** Holds of one platform. */
  holdsPerPlatform: { tries: 6000, seconds: HOUR },
  /** Holds for one patient's number, by all platforms. */
  holdsPerNumber: { tries: 60, seconds: HOUR },
  /** Calls per network of operations without a session, counted before their body is read. */
  publicCallsPerAddress: { tries: 300, seconds: MINUTE },
  /** Calls of one calendar feed: programs ask every quarter of an hour, each of a doctor's devices. */
  callsPerFeed: { tries: 30, seconds: 15 * MINUTE },
  /** Connections of a doctor's screens: 20 of them reconnect after every restart of a server. */
  connectionsPerScreenLink: { tries: 300, seconds: 15 * MINUTE },
  /** Reports of the portal per network. */
  reportsPerAddress: { tries: 60, seconds: MINUTE },
} as const satisfies Record<string, Limit>

/** All limits of a server; tests use smaller or larger ones. */
export type Limits = { readonly [Name in keyof typeof defaultLimits]: Limit }

/** Maximum numbers of event streams that are open at the same time in one process. */
export const defaultStreamLimits = {
  perDoctor: 5,
  /** High, because many doctors of a hospital share one address. */
  perNetwork: 500,
  inAll: 5000,
} as const

/** Maximum number of a doctor's screens in waiting rooms that one process serves. */
export const SCREENS_PER_DOCTOR = 20

/** The same for a server; tests use smaller ones. */
export type StreamLimits = { readonly [Name in keyof typeof defaultStreamLimits]: number }

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
