import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '../db/open.ts'
import { startTestPostgres, type TestPostgres } from '../testing/testDatabases.ts'
import { fillManyBookings } from './manyBookings.ts'
import { listPlans, type PlanReport } from './plans.ts'

let postgres: TestPostgres
let open: OpenDatabase
let plans: PlanReport[]
beforeAll(async () => {
  postgres = await startTestPostgres()
  open = await openDatabase({ kind: 'postgres', url: await postgres.create('plans') })
  await fillManyBookings(open.db, 60_000, 30)
  plans = await listPlans(open.db)
})
afterAll(async () => {
  await open.close()
  await postgres.stop()
})

describe('the plans of the lists', () => {
  it('[V1] never read the bookings from end to end', () => {
    // Tables of a few rows are read whole by any planner; the measurement with 500 doctors looks at those too.
    for (const { name, sequentialScans, indexes } of plans) {
      expect([name, sequentialScans]).not.toEqual([name, expect.arrayContaining(['bookings'])])
      expect([name, indexes.length > 0 || sequentialScans.length > 0]).toEqual([name, true])
    }
  })

  it('[V1] read at most 50 rows for each row of pages 1 to 50, and one row for the counts', () => {
    for (const { name, read, returned } of plans.filter((plan) => plan.name.startsWith('page'))) {
      expect([name, returned]).toEqual([name, 10])
      expect(read / returned).toBeLessThanOrEqual(50)
    }
    expect(plans.find(({ name }) => name === 'counts')?.read).toBe(1)
  })

  it('[V1] of a search read no other doctor’s bookings', () => {
    for (const { read } of plans.filter((plan) => plan.name.startsWith('search')))
      expect(read).toBeLessThanOrEqual(1000)
  })
})
