/** So many tries inside so many seconds. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

/**
 * Every limit of the server in one place; tests bring smaller or larger ones. A network is an IPv4 address or the /64 of an IPv6
 * address. A known browser is one that has signed in to this very account before; it has counts of its own, so that nobody else can
 * use them up, and the limits of accounts, networks and the whole server are for all the others.
 */
export interface Limits {
  /** Failed logins per network. */
  readonly loginPerAddress: Limit
  /** Failed logins per e-mail string and network, whether such an account exists or not. */
  readonly loginPerAccountAndNetwork: Limit
  /** Failed logins per e-mail string from all networks together. */
  readonly loginPerAccount: Limit
  /** Failed logins of one known browser to its account. */
  readonly loginPerDevice: Limit
  /** Failed logins of everybody together. */
  readonly failedLogins: Limit
  /** Codes sent to one e-mail string for one purpose, asked for by one network or one known browser. */
  readonly codesPerDay: Limit
  /** Pause between two of them. */
  readonly codePause: Limit
  /** Codes sent to one e-mail string for one purpose, asked for by all networks together. */
  readonly codesPerAccount: Limit
  /** Codes asked for per network. */
  readonly codesPerAddress: Limit
  /** Codes asked for by everybody together. */
  readonly codesSent: Limit
  /** Wrong codes per network. */
  readonly wrongCodesPerAddress: Limit
  /** Wrong codes of one known browser for its account. */
  readonly wrongCodesPerDevice: Limit
  /** Wrong codes of everybody together for one purpose; {@link guessingChance} follows from it. */
  readonly wrongCodes: Limit
  /** Registrations per network. */
  readonly registrationsPerAddress: Limit
  /** Changes and reads of one signed-in doctor. */
  readonly callsPerDoctor: Limit
  /** Image uploads of one doctor. */
  readonly uploadsPerDoctor: Limit
  /** Calls per network that need no session, taken before their body is read. */
  readonly publicCallsPerAddress: Limit
  /** Reports of the portal per network. */
  readonly reportsPerAddress: Limit
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The limits of a real deployment. */
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
  wrongCodes: { tries: 20, seconds: 30 * MINUTE },
  registrationsPerAddress: { tries: 20, seconds: HOUR },
  callsPerDoctor: { tries: 3000, seconds: MINUTE },
  uploadsPerDoctor: { tries: 30, seconds: HOUR },
  publicCallsPerAddress: { tries: 300, seconds: MINUTE },
  reportsPerAddress: { tries: 60, seconds: MINUTE },
}

/** Event streams that are open at the same time in one process. */
export interface StreamLimits {
  readonly perDoctor: number
  /** Many doctors of a hospital share one address. */
  readonly perNetwork: number
  readonly inAll: number
}

/** The limits of a real deployment. */
export const defaultStreamLimits: StreamLimits = { perDoctor: 5, perNetwork: 500, inAll: 5000 }

/** How long a session, a code and a known browser live, in seconds (S1, S4). */
export const lifetimes = {
  sessionIdle: 30 * MINUTE,
  sessionAbsolute: 12 * HOUR,
  code: 5 * MINUTE,
  device: 180 * DAY,
} as const

/** Wrong tries that a code survives (S4). */
export const CODE_TRIES = 5

/** How many different codes there are: six digits (S4). */
export const CODE_VALUES = 1_000_000

/** How far the clocks of two processes may be apart, in seconds. A time further ahead was written by a clock that was wrong. */
export const CLOCK_TOLERANCE = 60

/**
 * The chance that somebody who only guesses reset codes takes over at least one account within a day, whatever the number of their
 * networks and of the accounts they try: each guess meets one code, and the server takes so many wrong ones and no more.
 *
 * @public docs/security.md states it, and a test holds the limits to it.
 */
export function guessingChance({ wrongCodes }: Pick<Limits, 'wrongCodes'>): number {
  // A day that begins inside a window touches one window more.
  const guesses = wrongCodes.tries * (Math.ceil(DAY / wrongCodes.seconds) + 1)
  return 1 - (1 - 1 / CODE_VALUES) ** guesses
}
