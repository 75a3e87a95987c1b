import { afterAll, beforeAll, expect, it } from 'vitest'
import { systemClock } from '../src/clock.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { createRateLimits, type Try } from '../src/security/rateLimits.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
let open: OpenDatabase
beforeAll(async () => {
  postgres = await testDatabases()
  open = await openDatabase({ kind: 'postgres', url: await postgres.create('limits') })
})
afterAll(async () => {
  await open.close()
  await postgres.stop()
})

it('[S5] counts of several requests are taken, given back and removed at once without a deadlock', async () => {
  const limits = createRateLimits(open.db, systemClock)
  const tries: Try[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((subject) => ({
    name: 'test',
    subject,
    limit: { tries: 1e6, seconds: 1 },
  }))
  // Writes the rows one by one in reverse, so that they are stored in a different order from the
  // one in which they are locked.
  for (const one of tries.toReversed()) await limits.take([one])
  for (let count = 0; count < 60; count += 1) {
    // PostgreSQL stores each new version of a row where there is space: the order keeps changing.
    await Promise.all(tries.map((one) => limits.take([one])))
    await Promise.all([
      limits.take(tries),
      limits.giveBack(tries),
      limits.take(tries),
      limits.giveBack(tries),
      limits.clean(),
    ])
  }
  expect(await limits.take(tries)).toBe(0)
})
