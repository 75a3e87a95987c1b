import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasMigrations, migrations } from '../src/db/migrations.ts'
import { openDatabase, type Database } from '../src/db/open.ts'
import * as schema from '../src/db/schema.ts'
import { startServer } from '../src/app/server.ts'
import { incompatibilities, readSchema, type SchemaState } from './support/schemaRules.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// In a rolling update `migrate` runs first, while processes of the previous version keep running. A
// migration therefore only adds: everything that an older process reads still exists, and
// everything that it writes is accepted. A new rule of an old table is listed here with the reason
// why it does not affect older processes.
const WEIGHED: Readonly<Record<string, string>> = {
  'bookings: bookings_platform_id_platforms_id_fk': 'earlier versions write no platform',
  'bookings: bookings_reference': 'earlier versions write no reference',
}

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

/**
 * Creates a database and applies the migrations one by one. Returns the schema after each of them.
 */
async function migrated(name: string): Promise<{ client: Client; db: Database; states: SchemaState[] }> {
  const client = new Client({ connectionString: await postgres.create(name) })
  await client.connect()
  const db: Database = drizzle(client, { schema })
  const states: SchemaState[] = []
  for (const { sql: statements } of readMigrationFiles(migrations())) {
    for (const statement of statements) await client.query(statement)
    states.push(await readSchema(db))
  }
  return { client, db, states }
}

describe('every migration', () => {
  let client: Client
  let db: Database
  let states: SchemaState[]
  beforeAll(async () => {
    ;({ client, db, states } = await migrated('rules'))
  })
  afterAll(() => client.end())

  it('removes nothing that processes of earlier versions read or write', () => {
    const newest = states.at(-1) ?? { columns: [], rules: [] }
    expect(newest.columns.length).toBeGreaterThan(100)
    const found = states.slice(0, -1).map((older) => incompatibilities(older, newest))
    expect(found.map((all) => all.filter((one) => !Object.hasOwn(WEIGHED, one)))).toEqual(found.map(() => []))
    expect(Object.keys(WEIGHED).filter((one) => !found.flat().includes(one))).toEqual([])
  })

  it.each([
    ['alter table slots rename column status to state', 'slots.status is gone'],
    ['alter table slots drop column is_booked', 'slots.is_booked is gone'],
    ['alter table tickets rename to questions', 'tickets.id is gone'],
    ['alter table tickets alter column status type integer', 'tickets.status is no longer int2'],
    ['alter table tickets add column room text not null', 'tickets.room has to be written'],
    ['alter table tickets alter column status drop default', 'tickets.status has to be written'],
    ['alter table doctors alter column landmark set not null', 'doctors.landmark has to be written'],
    ['create unique index tickets_once on tickets (doctor_id)', 'tickets: tickets_once'],
    [`alter table tickets add constraint tickets_short check (length(subject) < 9)`, 'tickets: tickets_short'],
  ])('is reported as incompatible: %s', async (statement, fault) => {
    await client.query('begin')
    await client.query(statement)
    const after = await readSchema(db)
    await client.query('rollback')
    expect(incompatibilities(states.at(-1) ?? after, after)).toContain(fault)
  })

  it('may add a table, an index, and a column that may be left out', async () => {
    await client.query('begin')
    await client.query('create table rooms (id text primary key); create index rooms_id on rooms (id)')
    await client.query(`alter table slots add column room text, add column floor integer not null default 0`)
    const after = await readSchema(db)
    await client.query('rollback')
    expect(incompatibilities(states.at(-1) ?? after, after)).toEqual([])
  })
})

describe('a process that does not migrate', () => {
  it('is not ready until `migrate` has run, and stays ready when a newer version has migrated', async () => {
    const database = { kind: 'postgres', url: await postgres.create('rolling') } as const
    const server = await startServer({ database, migrates: false })
    const state = async () => {
      const response = await fetch(`${server.origin}/readyz`)
      return [response.status, await response.json()]
    }
    try {
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
      expect(await state()).toEqual([503, { status: 'not ready', reason: 'schema is behind' }])
      const newest = await openDatabase(database)
      // Without the last migration, the database is not ready.
      await newest.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000
        where id = (select max(id) from drizzle.__drizzle_migrations)`)
      expect(await hasMigrations(newest.db)).toBe(false)
      await newest.db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 9000000
        where id = (select max(id) from drizzle.__drizzle_migrations)`)
      await expect.poll(state, { timeout: 20_000 }).toEqual([200, { status: 'ready' }])
      const client = createTestClient(server.origin)
      expect((await client.signIn('nobody@nalam.example')).status).toBe(400)
      await newest.close()
    } finally {
      await server.close()
    }
  }, 120_000)
})
