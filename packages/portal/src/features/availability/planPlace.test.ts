import { expect, it } from 'vitest'
import { planAddress, readPlanDates } from './AvailabilityRoute.tsx'

it.each([
  [{ from: '2026-11-24', to: '2026-12-21' }],
  [{ from: '2026-11-24', to: '2026-11-24', copyFrom: '2026-11-16' }],
])('[AVAIL-03] the days of a preview are in its address: %o', (dates) => {
  const [path, query] = planAddress(dates).split('?')
  expect(path).toBe('/doctor/availability')
  expect(readPlanDates(`?${query}`)).toEqual(dates)
})

it.each(['', '?from=2026-11-24', '?from=2026-02-30&to=2026-03-01', '?from=24-11-2026&to=25-11-2026', '?from=a&to=b'])(
  'an address without existing days shows no preview: %s',
  (query) => expect(readPlanDates(query)).toBeUndefined(),
)
