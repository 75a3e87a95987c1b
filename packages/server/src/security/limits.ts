/** So many tries inside so many seconds. */
export interface Limit {
  readonly tries: number
  readonly seconds: number
}

/** Every limit of the server in one place; tests bring smaller or larger ones. */
export interface Limits {
  /** Failed logins per e-mail string, whether such an account exists or not (S5). */
  readonly loginPerAccount: Limit
  /** Failed logins per client address (S5). */
  readonly loginPerAddress: Limit
  /** Codes sent per e-mail string and purpose (S4). */
  readonly codesPerDay: Limit
  /** Pause between two codes to one e-mail string, in seconds (S4). */
  readonly codePause: Limit
  /** Wrong codes and requests for codes per client address. */
  readonly codesPerAddress: Limit
  /** Registrations per client address. */
  readonly registrationsPerAddress: Limit
  /** Changes and reads of one signed-in doctor. */
  readonly callsPerDoctor: Limit
  /** Image uploads of one doctor. */
  readonly uploadsPerDoctor: Limit
  /** Reports of the portal per client address. */
  readonly reportsPerAddress: Limit
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The limits of a real deployment (S4, S5). */
export const defaultLimits: Limits = {
  loginPerAccount: { tries: 10, seconds: 15 * MINUTE },
  loginPerAddress: { tries: 50, seconds: 15 * MINUTE },
  codesPerDay: { tries: 10, seconds: DAY },
  codePause: { tries: 1, seconds: 30 },
  codesPerAddress: { tries: 50, seconds: 15 * MINUTE },
  registrationsPerAddress: { tries: 20, seconds: HOUR },
  callsPerDoctor: { tries: 3000, seconds: MINUTE },
  uploadsPerDoctor: { tries: 30, seconds: HOUR },
  reportsPerAddress: { tries: 60, seconds: MINUTE },
}

/** How long a session and a code live, in seconds (S1, S4). */
export const lifetimes = {
  sessionIdle: 30 * MINUTE,
  sessionAbsolute: 12 * HOUR,
  code: 5 * MINUTE,
} as const

/** Wrong tries that a code survives (S4). */
export const CODE_TRIES = 5
