import { expect, it } from 'vitest'
import { ticketPage, ticketSearch } from './useTickets.ts'

const FILTERS = ['all', 'open', 'inProgress', 'resolved'] as const

it('each doctor and each filter has a key of its own', () => {
  const keys = ['doc_1', 'doc_2'].flatMap((doctor) =>
    FILTERS.map((filter) => JSON.stringify(ticketPage(doctor, ticketSearch(3, 'slot', filter)).key)),
  )
  expect(new Set(keys).size).toBe(8)
})
