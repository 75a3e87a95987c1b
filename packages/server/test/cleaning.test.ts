import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cleanAll, openDependencies, type OpenedDependencies } from '../src/app/openDependencies.ts'
import { ROWS_PER_STEP } from '../src/db/inSteps.ts'
import * as schema from '../src/db/schema.ts'
import { createLog } from '../src/http/log.ts'
import { storeRows } from './support/storedRows.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

/** More with `NALAM_ROWS=200000`. */
const ROWS = Number(process.env['NALAM_ROWS'] ?? 2 * ROWS_PER_STEP + 1)

/** The tables whose rows expire. */
const EXPIRING = [
  schema.sessions,
  schema.knownDevices,
  schema.passkeyChallenges,
  schema.codes,
  schema.rateLimits,
  schema.outbox,
  schema.auditReads,
  schema.events,
  schema.idempotencyKeys,
  schema.messages,
  schema.deliveries,
  schema.platformNotices,
  schema.slotChanges,
]

let databases: TestDatabases
let opened: OpenedDependencies
const lines: string[] = []
beforeAll(async () => {
  databases = await testDatabases()
  const url = await databases.create('cleaning')
  opened = await openDependencies({
    database: { kind: 'postgres', url },
    log: createLog((line) => lines.push(line)),
  })
})
afterAll(async () => {
  await opened.close()
  await databases.stop()
})

const longAgo = () => new Date(Date.now() - 2 * 365 * 86_400_000)
const left = () => Promise.all(EXPIRING.map((table) => opened.dependencies.db.$count(table)))

describe('cleaning what has expired', () => {
  it('removes any number of rows in bounded steps, under the time limit of requests', async () => {
    const { dependencies } = opened
    for (const table of EXPIRING) await storeRows(dependencies.db, table, ROWS, longAgo())
    expect(await left()).toEqual(EXPIRING.map(() => ROWS))
    const steps = vi.spyOn(dependencies.db, 'delete')
    // The first run is ended by a stop of the process; the second one does the rest.
    let count = 0
    await cleanAll(dependencies, () => (count += 1) > 3)
    const began = performance.now()
    await cleanAll(dependencies)
    const took = performance.now() - began
    const stepsOf = (name: string) => steps.mock.calls.filter(([table]) => getTableName(table) === name).length
    const few = EXPIRING.filter((table) => stepsOf(getTableName(table)) < ROWS / ROWS_PER_STEP)
    steps.mockRestore()
    expect(few.map((table) => getTableName(table))).toEqual([])
    expect(await left()).toEqual(EXPIRING.map(() => 0))
    expect(lines).toEqual([])
    if (ROWS > 100_000)
      process.stdout.write(`${ROWS} rows in each of ${EXPIRING.length} tables: ${Math.round(took)} ms\n`)
  })

  it('goes on after a table that fails, and says which', async () => {
    const { dependencies } = opened
    for (const table of EXPIRING) await storeRows(dependencies.db, table, 1, longAgo())
    vi.spyOn(dependencies.sessions, 'clean').mockRejectedValueOnce(new Error('The table is locked'))
    await cleanAll(dependencies)
    expect(await left()).toEqual(EXPIRING.map((table) => (table === schema.sessions ? 1 : 0)))
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ event: 'cleaning', what: 'sessions' }])
    await cleanAll(dependencies)
    expect(await left()).toEqual(EXPIRING.map(() => 0))
  })
})
