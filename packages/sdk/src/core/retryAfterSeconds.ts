/**
 * Returns the seconds of a Retry-After header, which holds seconds or a date.
 *
 * @param value the header's text
 * @param now milliseconds since 1970
 * @returns seconds to wait; undefined if the header is missing, unreadable or a past date
 */
export function retryAfterSeconds(value: string | null | undefined, now: number): number | undefined {
  const seconds = Number(value || NaN)
  const found = seconds >= 0 ? seconds : (Date.parse(value ?? '') - now) / 1_000
  return found >= 0 ? found : undefined
}
