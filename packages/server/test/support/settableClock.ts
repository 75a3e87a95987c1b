import type { Clock } from '../../src/clock.ts'

/** A clock that stands still until a test advances it. */
export interface SettableClock extends Clock {
  /** Advances it by this number of seconds. */
  forward(seconds: number): void
}

/** Friday, 20 November 2026, 11:30 at the clinic. */
export const TEST_MOMENT = '2026-11-20T06:00:00.000Z'

/** Creates a clock. @param moment ISO instant at which it begins */
export function createSettableClock(moment: string = TEST_MOMENT): SettableClock {
  let now = new Date(moment).getTime()
  return {
    now: () => new Date(now),
    forward(seconds) {
      now += seconds * 1000
    },
  }
}
