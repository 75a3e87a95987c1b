/** What is read takes a moment, and so do clocks; in milliseconds. */
const MARGIN = 10_000

/**
 * Whether something that is shown may be older than the doctor's last change.
 *
 * @param quietFor seconds since that change, as `resync` tells them; undefined where they are unknown
 * @param since milliseconds since what is shown was read, or since events stopped arriving
 */
export function mustReadAgain(quietFor: number | undefined, since: number): boolean {
  return quietFor === undefined || quietFor * 1000 <= since + MARGIN
}
