import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabases } from '../../test/support/testDatabases.ts'
import { openDatabase, type Database, type DatabaseSource } from './open.ts'

async function modesOf(source: DatabaseSource) {
  const open = await openDatabase(source)
  const setting = sql<string>`current_setting('plan_cache_mode')`
  const read = async (db: Database) => (await db.select({ setting }).from(sql`(values (1)) one`))[0]?.setting
  try {
    const inside = await open.db.transaction((tx) => read(tx))
    return [inside, await read(open.db)]
  } finally {
    await open.close()
  }
}

describe('plans', () => {
  it('[V1] are made for the values in a transaction and kept outside, on the embedded database', async () => {
    expect(await modesOf({ kind: 'memory' })).toEqual(['auto', 'force_generic_plan'])
  })

  it('[V1] are made for the values in a transaction and kept outside, on PostgreSQL', async () => {
    const postgres = await testDatabases()
    try {
      const url = await postgres.create('plans')
      expect(await modesOf({ kind: 'postgres', url })).toEqual(['auto', 'force_generic_plan'])
    } finally {
      await postgres.stop()
    }
  })
})
