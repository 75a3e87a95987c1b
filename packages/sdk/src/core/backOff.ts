/**
 * Milliseconds to wait before another attempt: what the server asks for, else a random part of a doubling span, so that
 * many clients do not come back at once.
 *
 * @param attempt the attempt that failed, from 1
 * @param retryAfter seconds that the server asked for
 */
export function backOff(attempt: number, retryAfter: number | undefined): number {
  const span = Math.min(5_000, 300 * 2 ** (attempt - 1))
  return retryAfter === undefined ? (span * (1 + Math.random())) / 2 : retryAfter * 1_000
}

/**
 * Seconds of a Retry-After header, which holds seconds or a date.
 *
 * @param value the header's text
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(value: string | null | undefined, now: number): number | undefined {
  if (!value) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1_000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}
