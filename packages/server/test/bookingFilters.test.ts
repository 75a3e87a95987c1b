import { addDays, clinicNow, toIsoDate, toWireDate } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { demoDoctors } from '../src/demo/doctors.ts'
import { describeOnDatabases } from './support/describeOnDatabases.ts'

interface Stored {
  readonly id: string
  readonly startsAt: string
  readonly status: number
  readonly searchText: string
  readonly cancelledAt: Date | null
  readonly visit: string | null
}
interface Page {
  readonly totalPages: number
  readonly data: {
    readonly data: ReadonlyArray<{ id: string }>
    readonly totalItems: number
    readonly summary: Record<string, number>
  }
}

describeOnDatabases('filtered lists', (world) => {
  const doctorId = demoDoctors.complete.id
  const { date: today, time } = clinicNow(world.clock.now())
  const isOverdue = ({ status, startsAt }: Stored) => status === 1 && startsAt < `${today} ${time}:01`
  let all: Stored[]

  beforeAll(async () => {
    all = await world.db.query.bookings.findMany({ where: (row, { eq }) => eq(row.doctorId, doctorId) })
  })

  interface Filter {
    readonly status?: readonly number[]
    readonly from?: string
    readonly to?: string
    readonly order?: string
    readonly searchQuery?: string
  }
  /** Returns the ids that a list must contain, in order, computed without a database. */
  function expected(filter: Filter) {
    const [first, last] = [toIsoDate(filter.from ?? ''), toIsoDate(filter.to ?? '')]
    const found = all.filter(
      ({ status, startsAt, searchText }) =>
        (filter.status?.includes(status) ?? true) &&
        (first === null || startsAt.slice(0, 10) >= first) &&
        (last === null || startsAt.slice(0, 10) <= last) &&
        searchText.includes(filter.searchQuery ?? ''),
    )
    const key = (row: Stored) => `${row.startsAt} ${row.id}`
    const earliestFirst = found.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
    if (filter.order !== 'soonest') return earliestFirst.toReversed().map(({ id }) => id)
    return [...earliestFirst.filter((row) => !isOverdue(row)), ...earliestFirst.filter(isOverdue)].map(({ id }) => id)
  }

  async function listed(filter: object): Promise<string[]> {
    const ids: string[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { status, body } = await world.client.call('listBookings', { doctorId, page, ...filter })
      expect(status).toBe(200)
      const { totalPages, data } = body as unknown as Page
      ids.push(...data.data.map(({ id }) => id))
      pages = totalPages
      expect(pages).toBe(Math.ceil(data.totalItems / 10))
    }
    return ids
  }

  const day = (iso: string) => toWireDate(iso) ?? ''
  const subsets: ReadonlyArray<{ status?: number[] }> = [
    {},
    ...[[1], [2], [3], [4], [1, 2], [2, 3], [1, 3, 4], [1, 2, 3, 4]].map((status) => ({ status })),
  ]
  const spans: ReadonlyArray<{ from?: string; to?: string }> = [
    {},
    { from: day(today) },
    { to: day(today) },
    { from: day(today), to: day(today) },
    { from: day('2026-11-10'), to: day('2026-12-02') },
    { from: day('2027-06-01') },
    { to: '31-12-9999' },
    { from: day('2026-12-02'), to: day('2026-11-10') },
  ]

  it.each(subsets)('holds every booking of %j once, in every span and order, page after page', async (wanted) => {
    for (const span of spans) {
      for (const order of ['latest', 'soonest'] as const) {
        const filter = { ...wanted, ...span, order }
        expect({ filter, ids: await listed(filter) }).toEqual({ filter, ids: expected(filter) })
      }
    }
  })

  it('combines with the search', async () => {
    for (const searchQuery of ['90000', 'an']) {
      for (const filter of [
        { status: [1] },
        { status: [1, 2], order: 'soonest' },
        { order: 'soonest' },
        { from: day(today) },
      ]) {
        expect(await listed({ ...filter, searchQuery })).toEqual(expected({ ...filter, searchQuery }))
      }
    }
    const { body } = await world.client.call('listBookings', { doctorId, page: 99, status: [1], searchQuery: '90000' })
    expect((body as unknown as Page).data).toMatchObject({ data: [], totalItems: expected({ status: [1] }).length })
  })

  it('counts each status, what is on today, and what is overdue', async () => {
    const of = (status: number) => all.filter((row) => row.status === status).length
    const counts = {
      total: all.length,
      pending: of(1),
      confirmed: of(2),
      declined: of(3),
      reschedule: of(4),
      today: all.filter(({ startsAt }) => startsAt.startsWith(today)).length,
      overdue: all.filter(isOverdue).length,
      pendingToday: all.filter((row) => row.status === 1 && row.startsAt.startsWith(today) && !isOverdue(row)).length,
      cancelled: all.filter(({ status, cancelledAt }) => status === 3 && cancelledAt !== null).length,
      seen: all.filter(({ startsAt, visit }) => startsAt.startsWith(today) && visit === 'seen').length,
      toCome: all.filter(
        (row) =>
          row.status <= 2 &&
          row.startsAt.startsWith(today) &&
          (row.visit === 'arrived' || (row.visit === null && row.startsAt >= `${today} ${time}:01`)),
      ).length,
      notTold: 0,
      comes: 0,
      expected: all.filter(({ status, startsAt }) => status === 2 && startsAt.startsWith(today)).length,
      noShows: all.filter(({ visit, startsAt }) => visit === 'no-show' && startsAt >= addDays(today, -30)).length,
    }
    expect(counts.overdue).toBeGreaterThan(0)
    const dashboard = await world.client.call('listBookings', { doctorId })
    expect(dashboard.body).toMatchObject({ data: { summary: counts } })
    const filtered = await world.client.call('listBookings', { doctorId, status: [3] })
    expect((filtered.body as unknown as Page).data.summary).toEqual(counts)
  })

  it('counts a booking on its new day when it moves, and on none when it goes', async () => {
    const totals = async () =>
      Promise.all(
        ['03-03-2031', '04-03-2031'].map(async (only) => {
          const { body } = await world.client.call('listBookings', { doctorId, from: only, to: only })
          return (body as unknown as Page).data.totalItems
        }),
      )
    const seen = [await totals()]
    for (const change of [
      sql`insert into bookings (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at)
        values ('bkg_moving', 'MOVING-1', ${doctorId}, '2031-03-03 23:59', 'Anitha', '9000000001', 'Online', 4, now())`,
      sql`update bookings set starts_at = '2031-03-04 00:00' where id = 'bkg_moving'`,
      sql`delete from bookings where id = 'bkg_moving'`,
    ]) {
      await world.db.execute(change)
      seen.push(await totals())
    }
    expect(seen).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
      [0, 0],
    ])
  })

  it('refuses a day that does not exist, an unknown status, a repeated one, and an unknown order', async () => {
    for (const [field, value] of [
      ['from', '31-02-2026'],
      ['to', '31-02-2026'],
      ['from', '2026-11-20'],
      ['status', [5]],
      ['status', [1, 1]],
      ['status', []],
      ['status', 1],
      ['order', 'random'],
    ] as const) {
      const { status, body } = await world.client.call('listBookings', { doctorId, [field]: value })
      expect([field, value, status, body['code']]).toEqual([field, value, 400, 'request.invalid'])
    }
  })

  it('a pending booking whose time has passed can only be declined', async () => {
    const overdue = all.find(isOverdue)
    const decide = (status: number) => world.client.call('updateBookingStatus', { bookingId: overdue?.id, status })
    for (const status of [2, 4]) {
      expect((await decide(status)).body).toMatchObject({ statusCode: 409, code: 'booking.past' })
    }
    expect((await decide(3)).status).toBe(200)
  })
})
