import { expect, it } from 'vitest'
import { displayState } from './displayState.ts'

it.each([
  [0, 'live'],
  [14.9, 'live'],
  [15, 'late'],
  [59.9, 'late'],
  [60, 'lost'],
  [3599, 'lost'],
  [3600, 'forgotten'],
  [90_000, 'forgotten'],
] as const)('[QUEUE-04] %d seconds after the last sign of life the display is %s', (seconds, state) => {
  expect(displayState(seconds)).toBe(state)
})
