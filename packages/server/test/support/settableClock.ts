import type { Clock } from '../../src/clock.ts'

/** A clock that stands still until a test moves it. */
export interface SettableClock extends Clock {
  /** Moves it forward by so many seconds. */
  forward(seconds: number): void
}

/** Friday, 20 November 2026, 11:30 at the clinic. */
export const TEST_MOMENT = '2026-11-20T06:00:00.000Z'

/** @param moment ISO instant to begin at */
export function createSettableClock(moment: string = TEST_MOMENT): SettableClock {
  let now = new Date(moment).getTime()
  return {
    now: () => new Date(now),
    forward(seconds) {
      now += seconds * 1000
    },
  }
}
