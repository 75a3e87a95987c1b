import { expect, it } from 'vitest'
import { ticketListKey, ticketQuery } from './keys.ts'

it.each([
  ['all', { page: 3, search: 'slot' }],
  ['open', { page: 3, search: 'slot', status: [1] }],
  ['inProgress', { page: 3, search: 'slot', status: [2] }],
  ['resolved', { page: 3, search: 'slot', status: [3] }],
] as const)('the key of %s tickets, there and back', (filter, query) => {
  const key = ticketListKey('doc_1', 3, 'slot', filter)
  expect(ticketQuery(key)).toEqual(query)
  expect(key).not.toEqual(ticketListKey('doc_2', 3, 'slot', filter))
})

it('each filter has a key of its own', () => {
  const keys = (['all', 'open', 'inProgress', 'resolved'] as const).map((filter) =>
    JSON.stringify(ticketListKey('doc_1', 1, '', filter)),
  )
  expect(new Set(keys).size).toBe(4)
})
