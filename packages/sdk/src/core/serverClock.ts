/** Follows the server's clock, because a device's clock may be wrong by hours or days (D6). */
export type ServerClock = {
  /** Current time by the server's clock, in milliseconds since 1970; the device's until a response. */
  now: () => number
  /**
   * Compares the clocks at a response.
   *
   * @param date the header `Date`; null if it cannot be read (another origin that does not expose it)
   * @param sentAt when the request was sent, by the device's clock
   */
  compare: (date: string | null, sentAt: number) => void
}

/** The header `Date` has whole seconds. */
const SECOND = 1_000

/**
 * Creates a clock. Its offset changes only as far as a response proves: the server wrote `Date`
 * between the moments of request and response, so a slow response does not move a clock that is
 * right.
 */
export function createServerClock(): ServerClock {
  let offset = 0
  return {
    now: () => Date.now() + offset,
    compare(date, sentAt) {
      const written = Date.parse(date ?? '')
      const min = written - Date.now()
      const max = written + SECOND - sentAt
      // Not comparable: no valid date, or the device's clock was set back meanwhile.
      if (!(min <= max)) return
      offset = min <= 0 && max >= 0 ? 0 : Math.min(Math.max(offset, min), max)
    },
  }
}
