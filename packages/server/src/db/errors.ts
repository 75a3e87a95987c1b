import { causesOf, codeOf } from '../startError.ts'

// SQLSTATE classes 08 (connection), 53 (resources) and 57P (shutdown); timeouts (57014, 55P03,
// 25P03); read-only (25006); disk errors (58030); and the socket errors of a database that
// cannot be reached.
const UNAVAILABLE =
  /^(?:08...|53...|57P0.|57014|55P03|25P03|25006|58030|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const CANNOT_WRITE = /^(?:53100|53200|25006|58030)$/
const DRIVER_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|Query read timeout|Client (?:has encountered a connection error|was closed)/

/** Returns whether an error or one of its causes has a code that matches. */
export const hasCode = (error: unknown, codes: RegExp): boolean =>
  [...causesOf(error)].some((cause) => codes.test(codeOf(cause)))

/**
 * Returns whether an error means that the database does not respond, in contrast to an error
 * response of the database.
 */
export const isUnavailable = (error: unknown): boolean =>
  hasCode(error, UNAVAILABLE) ||
  [...causesOf(error)].some((cause) => cause instanceof Error && DRIVER_MESSAGES.test(cause.message))

/**
 * Returns whether an error means that the database can be read but not written: its disk is full,
 * or it is read-only.
 */
export const cannotWrite = (error: unknown): boolean => hasCode(error, CANNOT_WRITE)

/**
 * Returns whether an error reports a conflict with another row: SQLSTATE 23505 (unique) and 23P01
 * (exclusion, such as overlapping slots). The savepoint or transaction has failed then.
 */
export const isConflict = (error: unknown): boolean => hasCode(error, /^(?:23505|23P01)$/)
