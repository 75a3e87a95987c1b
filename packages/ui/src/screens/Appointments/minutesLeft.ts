/** As long as a decision can be undone, in minutes (UNDO-01): a clock that is wrong here must not promise more. */
const LONGEST = 10
const MINUTE = 60_000

/**
 * Whole minutes until a moment, rounded up; 0 within the last one, and after it for as long as the server still offers to undo.
 *
 * @param until ISO 8601
 * @param now milliseconds since 1970
 */
export function minutesLeft(until: string, now: number): number {
  const left = Date.parse(until) - now
  return left > MINUTE ? Math.min(LONGEST, Math.ceil(left / MINUTE)) : 0
}
