import { hasCode } from './isUnavailable.ts'

/**
 * Returns whether an error reports a conflict with another row: SQLSTATE 23505 (unique) and 23P01
 * (exclusion, such as overlapping slots). The savepoint or transaction has failed then.
 */
export const isConflict = (error: unknown): boolean => hasCode(error, /^(?:23505|23P01)$/)
