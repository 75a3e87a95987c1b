import { describe, expect, it } from 'vitest'
import { pageItems } from './pageItems.ts'

describe('[BOOK-03] which pages are offered', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [1, 5, '1 2 … 5'],
    [2, 15, '1 2 3 … 15'],
    [3, 15, '1 2 3 4 … 15'],
    [4, 15, '1 2 3 4 5 … 15'],
    [5, 15, '1 … 4 5 6 … 15'],
    [8, 15, '1 … 7 8 9 … 15'],
    [12, 15, '1 … 11 12 13 14 15'],
    [15, 15, '1 … 14 15'],
    [99, 3, '1 2 3'],
    [0, 3, '1 2 3'],
    [1, 0, '1'],
  ])('page %i of %i: %s', (current, total, expected) => {
    expect(
      pageItems(current, total)
        .map((item) => (typeof item === 'number' ? item : '…'))
        .join(' '),
    ).toBe(expected)
  })

  it('keeps first, last, the current page and its neighbours for any page of any book', () => {
    for (let total = 1; total <= 40; total++) {
      for (let current = 1; current <= total; current++) {
        const items = pageItems(current, total)
        const pages = items.filter((item) => typeof item === 'number')
        for (const wanted of [1, total, current, Math.max(1, current - 1), Math.min(total, current + 1)]) {
          expect(pages).toContain(wanted)
        }
        expect(new Set(items).size).toBe(items.length)
        expect(items.length).toBeLessThanOrEqual(7)
      }
    }
  })
})
