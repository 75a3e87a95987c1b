// SQLSTATE classes 08 (connection), 53 (resources), 57P (shutdown) and the socket errors of a database that is away.
const CODES = /^(?:08...|53...|57P0.|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/
const POOL_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end/

/** Whether an error says that the database does not answer, as opposed to: it answered with an error. */
export function isUnavailable(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && CODES.test(cause.code)) return true
    if (POOL_MESSAGES.test(cause.message)) return true
  }
  return false
}
