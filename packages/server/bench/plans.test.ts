import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { testDatabases, type TestDatabases } from '../test/support/testDatabases.ts'
import { countPlanFault, filterCountPlans, filterPlanFault, filterPlans } from './filterPlans.ts'
import { fillManyBookings, fillManySlots } from './manyBookings.ts'
import { CALENDAR_ROWS, listPlans, planFault, type PlanReport } from './plans.ts'

const DOCTORS = 10
const BOOKINGS_EACH = 2000

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const sources: Array<[string, () => Promise<DatabaseSource>]> = [
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create('plans'), hasTimeouts: false })],
  ['the embedded database', () => Promise.resolve({ kind: 'memory' })],
]

describe.each(sources)('the plans of the lists on %s', (_, source) => {
  let open: OpenDatabase
  let plans: PlanReport[]
  beforeAll(async () => {
    open = await openDatabase(await source())
    await fillManyBookings(open.db, DOCTORS * BOOKINGS_EACH, DOCTORS)
    await fillManySlots(open.db, DOCTORS, { firstDay: '2025-01-01', days: 41 })
    // A planner reads a table of a few rows with a sequential scan, so there are also
    // doctors without bookings.
    await open.db.execute(`
      insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
      select 'doc_none_' || n, 'Doctor', 'none' || n || '@nalam.example', '61' || lpad(n::text, 8, '0'), '-', now(), now()
      from generate_series(1, 2000) n`)
    await open.db.execute(`insert into booking_counts (doctor_id) select id from doctors where id like 'doc_none_%'`)
    await open.db.execute('analyze')
    plans = await listPlans(open.db)
  })
  afterAll(() => open.close())

  it('[V1] read at most 50 rows for each row of pages 1 to 50, and never the bookings from end to end', () => {
    const pages = plans.filter(({ name }) => name.startsWith('page'))
    expect(pages.map(({ name, returned }) => [name, returned])).toEqual(pages.map(({ name }) => [name, 10]))
    expect(pages.length).toBe(8)
    expect(plans.flatMap((plan) => planFault(plan, BOOKINGS_EACH) ?? [])).toEqual([])
  })

  it('[V1] of deeper pages and searches are one walk along that doctor’s bookings, in the lists’ own index', () => {
    const walks = plans.filter(({ name }) => /^(?:deep|search)/.test(name))
    expect(walks.length).toBe(16)
    for (const { name, indexes } of walks)
      expect([name, indexes]).toEqual([name, expect.arrayContaining(['bookings_doctor_latest'])])
    expect(plans.find(({ name }) => name === 'search murugan')?.returned).toBe(10)
  })

  it('[V1] of every filter, order and span are index walks: pages 1, 20 and 51', async () => {
    const filtered = await filterPlans(open.db, [1, 20, 51])
    for (const page of [1, 20, 51]) {
      const ofPage = filtered.filter(({ name }) => name.startsWith(`page ${page} `))
      // 15 sets of statuses in 2 orders, 8 of them with separate overdue bookings; 3 spans, 2
      // kinds of plans.
      expect(ofPage.length).toBe((30 + 8) * 3 * 2)
      expect(ofPage.flatMap((plan) => filterPlanFault(plan, page, BOOKINGS_EACH) ?? [])).toEqual([])
    }
  })

  it('[V1] of counts and searches inside a filter are one walk along that doctor’s bookings', async () => {
    const counts = await filterCountPlans(open.db)
    expect(counts.length).toBe(5 * 2)
    expect(counts.flatMap((plan) => countPlanFault(plan, BOOKINGS_EACH) ?? [])).toEqual([])
  })

  it('[V1] of the decisions that can be undone is a walk along those decisions alone', async () => {
    const undoable = plans.filter(({ name }) => name.startsWith('undoable'))
    expect(undoable.map(({ walkIndexes, returned }) => [walkIndexes, returned])).toEqual([
      [['bookings_decided'], 7],
      [['bookings_decided'], 7],
    ])
  })

  it('[V1] of the calendar are one index walk along that doctor’s bookings of those days, and one along the slots', () => {
    const calendar = plans.filter(({ name }) => name.startsWith('calendar'))
    expect(calendar.map(({ name, walkIndexes, sorts }) => [name, walkIndexes, sorts])).toEqual(
      [
        ['calendar bookings', 'bookings_doctor_status'],
        ['calendar slots', 'slots_doctor_start'],
      ].flatMap(([name, index]) => ['', ', any values'].map((kind) => [`${name}${kind}`, [index], false])),
    )
    // Half of the bookings are live, and all rows are packed into one.
    expect(calendar.every(({ read }) => read >= CALENDAR_ROWS.bookings / 2)).toBe(true)
    expect(calendar.flatMap((plan) => planFault(plan, BOOKINGS_EACH) ?? [])).toEqual([])
  })

  it('[V1] are reported without the index', async () => {
    const broken = await open.db
      .transaction(async (tx) => {
        await tx.execute('drop index bookings_doctor_latest')
        await tx.execute('drop index slots_doctor_start')
        const found = await listPlans(tx)
        throw new Undone(found)
      })
      .catch((error: unknown) => (error instanceof Undone ? error.plans : Promise.reject(error)))
    const faults = broken.flatMap((plan) => planFault(plan, BOOKINGS_EACH) ?? [])
    expect(faults.filter((fault) => fault.startsWith('page')).length).toBe(8)
    expect(faults.filter((fault) => fault.startsWith('search')).length).toBe(10)
    expect(faults.filter((fault) => fault.startsWith('calendar slots')).length).toBe(2)
  })

  it('[V1] of filters are reported without their index', async () => {
    const found = await open.db
      .transaction(async (tx) => {
        await tx.execute('drop index bookings_doctor_status')
        throw new UndoneFaults(
          (await filterPlans(tx, [1])).flatMap((plan) => filterPlanFault(plan, 1, BOOKINGS_EACH) ?? []),
        )
      })
      .catch((error: unknown) => (error instanceof UndoneFaults ? error.faults : Promise.reject(error)))
    // The lists of all statuses, latest first, use the other index, but count overdue bookings
    // in this one.
    expect(found.length).toBe((30 + 8) * 3 * 2)
  })
})

/** Rolls back the transaction, which restores the index. */
class Undone extends Error {
  readonly plans: PlanReport[]
  constructor(plans: PlanReport[]) {
    super('undone')
    this.plans = plans
  }
}

class UndoneFaults extends Error {
  readonly faults: string[]
  constructor(faults: string[]) {
    super('undone')
    this.faults = faults
  }
}
