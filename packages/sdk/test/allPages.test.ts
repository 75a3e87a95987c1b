import { describe, expect, it } from 'vitest'
import { createDoctorApi } from '../src/index.ts'
import { withRequest } from './withRequest.ts'
import { row } from './respondingWith.ts'

describe('going through all pages', () => {
  const pageOf = (number: number, ids: string[], totalPages = 3) => ({
    data: { data: ids.map((id) => ({ ...row, id })) },
    currentPage: number,
    totalPages,
    itemsPerPage: 2,
  })

  it('gives every booking once, in order, also one that moves to the next page meanwhile', async () => {
    const pages = [pageOf(1, ['a', 'b']), pageOf(2, ['b', 'c']), pageOf(3, ['d'])]
    const asked: unknown[] = []
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: withRequest(async (request) => {
        const { page, searchQuery } = await request.json()
        asked.push([page, searchQuery])
        return new Response(JSON.stringify(pages[page - 1]))
      }),
    })
    const ids: string[] = []
    for await (const { id } of api.bookings.all({ doctorId: 'd', search: 'A' })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c', 'd'])
    // Without a count, the last page tells how many there are, before the second one is read.
    expect(asked).toEqual([1, 3, 1, 2, 3].map((page) => [page, 'A']))
  })

  it('sends two requests more than there are pages where a platform counts no rows', async () => {
    let calls = 0
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: withRequest(async (request) => {
        calls++
        const { page } = await request.json()
        return new Response(JSON.stringify(pageOf(page, [`${page}a`, `${page}b`], 20)))
      }),
    })
    const ids: string[] = []
    for await (const { id } of api.bookings.all({ doctorId: 'd' })) ids.push(id)
    expect([ids.length, calls]).toEqual([40, 22])
  })

  it('every page names the next one, the last page none', async () => {
    const api = createDoctorApi({
      baseUrl: 'https://api.nalam.example/api',
      fetch: withRequest(async (request) => {
        const { page } = await request.json()
        return new Response(JSON.stringify(pageOf(page, ['a'])))
      }),
    })
    const seen: (number | undefined)[] = []
    for (let page: number | undefined = 1; page !== undefined; page = seen.at(-1))
      seen.push((await api.bookings.list({ doctorId: 'd', page })).nextPage)
    expect(seen).toEqual([2, 3, undefined])
  })

  it('requests only the pages that are needed, and none after an empty list', async () => {
    let calls = 0
    const counting = (body: object) =>
      createDoctorApi({
        baseUrl: 'https://api.nalam.example/api',
        fetch: async () => {
          calls++
          return new Response(JSON.stringify(body))
        },
      })
    for await (const booking of counting(pageOf(1, ['a', 'b'])).bookings.all({ doctorId: 'd' })) if (booking.id) break
    expect(calls).toBe(1)
    for await (const booking of counting(pageOf(1, [], 0)).bookings.all({ doctorId: 'd' })) throw new Error(booking.id)
    expect(calls).toBe(2)
    const ticket = { _id: 't', subject: 's', message: 'm', status: 1, createdAt: '', updatedAt: '' }
    const tickets: string[] = []
    const api = counting({ data: { tickets: [ticket] }, currentPage: 1, totalPages: 1, itemsPerPage: 10 })
    for await (const { id } of api.tickets.all({ search: 's' })) tickets.push(id)
    expect(tickets).toEqual(['t'])
  })

  describe.each([
    ['with a count', true],
    ['without a count', false],
  ])('a list that shrinks while it is read, %s', (_, isCounted) => {
    /** A list of waiting bookings; `leave` removes rows before the given request. */
    const shrinking = (leave: Record<number, string[]>) => {
      let rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
      let requests = 0
      return createDoctorApi({
        baseUrl: 'https://api.nalam.example/api',
        fetch: withRequest(async (request) => {
          requests++
          rows = rows.filter((id) => !leave[requests]?.includes(id))
          const { page } = await request.json()
          const part = rows.slice(2 * (page - 1), 2 * page)
          const counted = isCounted ? { totalItems: rows.length } : {}
          return new Response(JSON.stringify({ ...pageOf(page, part, Math.ceil(rows.length / 2)), ...counted }))
        }),
      })
    }

    it.each([
      ['two rows of the first page', { 2: ['a', 'b'] }],
      ['one row', { 2: ['a'] }],
      ['five rows at once', { 4: ['a', 'b', 'c', 'd', 'e'] }],
      ['rows twice', { 2: ['a'], 5: ['b', 'c'] }],
    ])('%s leave: every row that stays is read', async (_what, leave) => {
      const ids: string[] = []
      for await (const { id } of shrinking(leave).bookings.all({ doctorId: 'd' })) ids.push(id)
      const gone = new Set(Object.values<string[]>(leave).flat())
      expect(ids).toEqual(
        expect.arrayContaining(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].filter((id) => !gone.has(id))),
      )
      expect(new Set(ids).size).toBe(ids.length)
    })
  })
})
