import { expect, it } from 'vitest'
import { retryAfterSeconds } from './createApiError.ts'

const now = Date.UTC(2026, 10, 20, 10, 0, 0)

it.each([
  ['0', 0],
  ['30', 30],
  ['Fri, 20 Nov 2026 10:00:45 GMT', 45],
  ['Fri, 20 Nov 2026 10:00:00 GMT', 0],
  ['Fri, 20 Nov 2026 09:00:00 GMT', undefined],
  ['-5', undefined],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('Retry-After %j asks for %j seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, now)).toBe(seconds)
})

// Dates without a zone are parsed in the zone of the machine, so only their sign is certain.
it.each(['Mon Nov  4 08:49:37 2999', '2999-11-04 08:49:37'])('%j is a day, not a number of seconds', (value) => {
  expect(retryAfterSeconds(value, now)).toBeGreaterThan(1e10)
})
