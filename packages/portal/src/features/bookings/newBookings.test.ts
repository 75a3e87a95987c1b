import { describe, expect, it } from 'vitest'
import { newBookings } from './newBookings.ts'

const counts = (total: number) => ({ total, confirmed: 0, pending: 0 })
const page = (total: number | undefined) => ({
  bookings: [],
  currentPage: 1,
  totalPages: 1,
  itemsPerPage: 10,
  totalItems: total,
  summary: total === undefined ? undefined : counts(total),
})

describe('how many bookings came since the page was read', () => {
  it.each([
    [page(140), counts(143), 3],
    [page(140), counts(140), 0],
    [page(141), counts(140), 0],
    [page(undefined), counts(140), 0],
    [undefined, counts(140), 0],
    [page(140), undefined, 0],
  ])('%#: %i', (shown, polled, expected) => {
    expect(newBookings(shown, polled)).toBe(expected)
  })
})
