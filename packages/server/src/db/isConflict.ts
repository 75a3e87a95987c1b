import { causesOf } from './isUnavailable.ts'

// SQLSTATE 23505 (unique) and 23P01 (exclusion, such as overlapping slots).
const CONFLICT = /^(?:23505|23P01)$/

/**
 * Returns whether an error reports a conflict with another row. The savepoint or transaction
 * has failed then.
 */
export function isConflict(error: unknown): boolean {
  for (const { code } of causesOf(error)) if (CONFLICT.test(code)) return true
  return false
}
