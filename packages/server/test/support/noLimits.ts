import type { Limit } from '../../src/http/callLimiter.ts'
import { defaultLimits, type Limits } from '../../src/security/limits.ts'

/** A limit that is never reached. */
export const endless: Limit = { tries: 1_000_000_000, seconds: 60 }

/** Limits of a server that are never reached; each is an object of its own, so that it can be told apart. */
export const noLimits = Object.fromEntries(Object.keys(defaultLimits).map((name) => [name, { ...endless }])) as {
  [Name in keyof Limits]: Limit
}
