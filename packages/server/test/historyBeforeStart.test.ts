import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { BOOKING_STATUS } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillManyBookings, fillManySlots, manyDoctorId } from '../bench/manyBookings.ts'
import { emptyDatabase } from '../src/db/emptyDatabase.ts'
import { openDatabase, type Database, type DatabaseSource } from '../src/db/open.ts'
import * as schema from '../src/db/schema.ts'
import { startServer } from '../src/app/server.ts'
import { openSession } from './support/openSession.ts'
import { readCatalog } from './support/readCatalog.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const history = readFileSync(resolve(import.meta.dirname, 'support/historyBeforeStart.sql'), 'utf8')
const BOOKINGS = 4000
const DOCTORS = 4
const DAYS = 5

let postgres: TestDatabases
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'history-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Applies the history to a new database and runs more work on it. */
type Make = (name: string, work: (db: Database) => Promise<unknown>) => Promise<DatabaseSource>

const makers: ReadonlyArray<readonly [string, { make: Make; empty: () => Promise<DatabaseSource> }]> = [
  [
    'a data folder',
    {
      empty: async () => ({ kind: 'memory' }),
      async make(name, work) {
        const source = { kind: 'folder', folder: join(folder, name) } as const
        mkdirSync(source.folder)
        const files = emptyDatabase()
        const client = await PGlite.create({
          dataDir: join(source.folder, 'pgdata'),
          extensions: { btree_gist },
          ...(files && { loadDataDir: files }),
        })
        await client.exec(history)
        await work(drizzleEmbedded(client, { schema }))
        await client.close()
        return source
      },
    },
  ],
  [
    'PostgreSQL',
    {
      empty: async () => ({ kind: 'postgres', url: await postgres.create('empty') }),
      async make(name, work) {
        const url = await postgres.create(name)
        const client = new Client({ connectionString: url })
        await client.connect()
        await client.query(history)
        await work(drizzlePostgres(client, { schema }))
        await client.end()
        return { kind: 'postgres', url }
      },
    },
  ],
]

async function fill(db: Database): Promise<void> {
  await fillManyBookings(db, BOOKINGS, DOCTORS)
  await fillManySlots(db, DOCTORS, { firstDay: '2025-01-02', days: DAYS })
}

describe.each(makers)('a database of the history before the first release, %s', (_name, { make, empty }) => {
  it('opens with all its rows and the schema of a new database, again and again, and continues', async () => {
    const source = await make('filled', fill)
    await (await openDatabase(source)).close()
    const open = await openDatabase(source)
    const server = await startServer({ open })
    try {
      const fresh = await openDatabase(await empty())
      const expected = await readCatalog(fresh.db)
      await fresh.close()
      expect(expected.length).toBeGreaterThan(200)
      expect(await readCatalog(open.db)).toEqual(expected)
      const counts = [await open.db.$count(schema.bookings), await open.db.$count(schema.slots)]
      expect(counts).toEqual([BOOKINGS, DOCTORS * DAYS * 40])
      const client = createTestClient(server.origin)
      client.token = await openSession(server.dependencies, manyDoctorId(1))
      const listed = Object((await client.call('listUndoableBookings')).body['data'])['bookings']
      const { status, body } = await client.call('undoBookingDecision', { id: listed[0].id })
      expect([status, body['code']]).toEqual([200, 'booking.undone'])
      const undone = await open.db.query.bookings.findFirst({ where: (row, { eq }) => eq(row.id, listed[0].id) })
      expect(undone).toMatchObject({ status: BOOKING_STATUS.pending, decidedAt: null })
    } finally {
      await server.close()
      await open.close()
    }
  })

  it('is refused in one sentence and left as it is when its schema is an earlier one', async () => {
    const forgetLast = sql`delete from drizzle.__drizzle_migrations
      where id = (select max(id) from drizzle.__drizzle_migrations)`
    const source = await make('earlier', (db) => db.execute(forgetLast))
    const refusal = {
      name: 'StartError',
      message: expect.stringMatching(/^The database has an earlier schema than that of the first release, [^.]+\.$/),
    }
    await expect(openDatabase(source)).rejects.toMatchObject(refusal)
    const open = await openDatabase(source, { migrates: false })
    expect(await open.db.$count(sql`drizzle.__drizzle_migrations`)).toBe(9)
    await open.close()
  })
})
