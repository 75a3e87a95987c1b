/** Tolerance for the duration of a read and for clock differences, in milliseconds. */
const MARGIN = 10_000

/**
 * Returns whether the data on screen may be older than the last change of the doctor's data.
 *
 * @param quietFor seconds since that change, from the `resync` event; undefined if unknown
 * @param since milliseconds since the data on screen was read, or since events stopped arriving
 */
export function mustReadAgain(quietFor: number | undefined, since: number): boolean {
  return quietFor === undefined || quietFor * 1000 <= since + MARGIN
}
