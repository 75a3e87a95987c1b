import { describe, expect, it } from 'vitest'
import { operationDescriptions } from './contractDocument.ts'
import { existingDays } from '../resources/days.ts'
import { Refusal } from './refusal.ts'
import { queryParameters } from './parameters.ts'

const calendar = operationDescriptions.find(({ operationId }) => operationId === 'getCalendar')
if (calendar === undefined) throw new Error('There is no operation with a query')

/** Returns the query parameters, or the names of the refused fields. */
function read(query: string): unknown {
  const given = new URLSearchParams(query)
  try {
    return queryParameters(calendar!, (name) => (given.has(name) ? given.getAll(name) : undefined))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'request.invalid') return Object.keys(error.errors ?? {})
    throw error
  }
}

describe('the query of a request', () => {
  it.each([
    ['from=24-11-2026&to=27-11-2026', { from: '24-11-2026', to: '27-11-2026' }],
    ['to=27-11-2026&from=24-11-2026&other=1', { from: '24-11-2026', to: '27-11-2026' }],
    ['', ['from', 'to']],
    ['from=24-11-2026', ['to']],
    ['from=24-11-2026&to=', ['to']],
    ['from=2026-11-24&to=27-11-2026', ['from']],
    ['from=24-11-2026&from=25-11-2026&to=27-11-2026', ['from']],
    [`from=${'1'.repeat(5000)}&to=27-11-2026`, ['from']],
  ])('%j', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })
})

describe('days of a request', () => {
  const days = (from: string, to: string) => {
    try {
      return existingDays({ from, to }, { days: 42, otherwise: 'calendar.too_long' })
    } catch (error) {
      return error instanceof Refusal ? [error.code, ...Object.keys(error.errors ?? {})] : error
    }
  }

  it.each([
    ['24-11-2026', '24-11-2026', { from: '2026-11-24', to: '2026-11-24' }],
    ['24-11-2026', '04-01-2027', { from: '2026-11-24', to: '2027-01-04' }],
    ['24-11-2026', '05-01-2027', ['calendar.too_long', 'to']],
    ['24-11-2026', '23-11-2026', ['dates.order', 'to']],
    ['31-02-2026', '24-11-2026', ['request.invalid', 'from']],
    ['24-11-2026', '31-11-2026', ['request.invalid', 'to']],
    ['31-12-9999', '31-12-9999', { from: '9999-12-31', to: '9999-12-31' }],
    ['01-01-0001', '31-12-9999', ['calendar.too_long', 'to']],
  ])('%s to %s', (from, to, expected) => {
    expect(days(from, to)).toEqual(expected)
  })
})
