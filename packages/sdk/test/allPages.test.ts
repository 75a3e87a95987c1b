import { describe, expect, it } from 'vitest'
import { createDoctorApi } from '../src/index.ts'
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
      fetch: async (request) => {
        const { page, searchQuery } = await request.json()
        asked.push([page, searchQuery])
        return new Response(JSON.stringify(pages[page - 1]))
      },
    })
    const ids: string[] = []
    for await (const { id } of api.bookings.all({ doctorId: 'd', search: 'A' })) ids.push(id)
    expect(ids).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).toEqual([
      [1, 'A'],
      [2, 'A'],
      [3, 'A'],
    ])
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
})
