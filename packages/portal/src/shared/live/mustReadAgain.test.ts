import { expect, it } from 'vitest'
import { mustReadAgain } from './liveEvents.ts'

it.each([
  ['nothing is known', undefined, 0, true],
  ['something changed a moment ago', 0, 0, true],
  ['something changed since the page was read', 60, 120_000, true],
  ['the last change is as old as the page', 60, 55_000, true],
  ['the last change is older than the page', 60, 20_000, false],
  ['nothing has changed for a day', 86_400, 3_600_000, false],
])('%s', (_case, quietFor, since, expected) => {
  expect(mustReadAgain(quietFor, since)).toBe(expected)
})
