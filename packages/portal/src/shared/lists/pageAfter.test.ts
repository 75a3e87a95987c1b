import type { Query } from '@nalam/sdk/queries'
import { expect, it } from 'vitest'
import { pageAfter } from './pageAfter.ts'

interface NumberPage {
  currentPage: number
  totalPages: number
  itemsPerPage: number
  totalItems: number
  rows: { id: string }[]
}

const SIZE = 10
const numbers = (count: number) => Array.from({ length: count }, (_, index) => `row-${index + 1}`)

/** A server with a list of rows that others shorten. */
function listOf(count: number) {
  let all = numbers(count)
  const queryOf = (page: number): Query<NumberPage> => ({
    key: ['list', page],
    fetch: async () => ({
      currentPage: page,
      totalPages: Math.ceil(all.length / SIZE),
      itemsPerPage: SIZE,
      totalItems: all.length,
      rows: all.slice((page - 1) * SIZE, page * SIZE).map((id) => ({ id })),
    }),
  })
  const rows = {
    get: (page: NumberPage) => page.rows,
    keep: (page: NumberPage, sources: readonly NumberPage[], ids: ReadonlySet<string>) => ({
      ...page,
      rows: sources.flatMap((one) => one.rows).filter(({ id }) => ids.has(id)),
    }),
  }
  return {
    read: async (page: number, seen: readonly string[]) =>
      (await pageAfter<NumberPage>(page, seen, queryOf, rows).fetch()).rows.map(({ id }) => id),
    answer: (...ids: readonly number[]) => {
      all = all.filter((id) => !ids.some((number) => id === `row-${number}`))
    },
    add: (id: string) => {
      all = [id, ...all]
    },
  }
}

it.each([
  ['nobody answers', [], []],
  ['three of the first page are answered', [[2, 3, 5]], []],
  ['the last row seen is answered', [[10]], []],
  ['a whole page and more is answered', [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], []],
  [
    'rows of two pages are answered one after the other',
    [
      [1, 2, 3],
      [4, 11, 14, 15, 16, 20],
    ],
    [],
  ],
  ['many of the earlier pages are answered at once', [[], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]], []],
  ['a new one comes at the top', [[2, 3]], ['new']],
])('[BOOK-03] Next skips nobody and repeats nobody: %s', async (_case, answers, added) => {
  const list = listOf(35)
  const seen: string[] = []
  for (let page = 1; page <= 4; page += 1) {
    const rows = await list.read(page, seen)
    expect(rows.filter((id) => seen.includes(id))).toEqual([])
    seen.push(...rows)
    list.answer(...(answers[page - 1] ?? []))
    for (const id of page === 1 ? added : []) list.add(id)
  }
  const missing = numbers(35).filter((id) => !seen.includes(id))
  const answered = new Set(answers.flat().map((number) => `row-${number}`))
  expect(missing.filter((id) => !answered.has(id))).toEqual([])
})
