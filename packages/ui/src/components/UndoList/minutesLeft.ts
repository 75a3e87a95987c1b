import { UNDO_FOR } from '@nalam/sdk/rules'

const MINUTE = 60_000

/**
 * Returns whole minutes until a point in time, rounded up; 0 within the last minute, and after it
 * for as long as the server still offers to undo. Never more than the time to undo (UNDO-01): a
 * wrong local clock must not promise more.
 *
 * @param until ISO 8601
 * @param now milliseconds since 1970
 */
export function minutesLeft(until: string, now: number): number {
  const left = Date.parse(until) - now
  return left > MINUTE ? Math.ceil(Math.min(UNDO_FOR, left) / MINUTE) : 0
}
