/** Seconds without a sign of life after which the display says so, marks its number as old, and drops it. */
const LATE = 15
const LOST = 60
const FORGOTTEN = 3600

/**
 * How far the numbers can be trusted.
 * - `late`: the connection is being opened again
 * - `lost`: the number may not be the present one
 * - `forgotten`: it is not worth showing
 */
export type DisplayState = 'live' | 'late' | 'lost' | 'forgotten'

/**
 * Returns how far the numbers can be trusted (QUEUE-04).
 *
 * @param silentFor seconds since the last sign of life
 */
export function displayState(silentFor: number): DisplayState {
  if (silentFor < LATE) return 'live'
  if (silentFor < LOST) return 'late'
  return silentFor < FORGOTTEN ? 'lost' : 'forgotten'
}
