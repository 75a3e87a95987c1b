import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { BOOKING_STATUS } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillManyBookings, manyDoctorId } from '../bench/manyBookings.ts'
import { emptyDatabase } from '../src/db/emptyDatabase.ts'
import { openDatabase, type DatabaseSource } from '../src/db/open.ts'
import * as schema from '../src/db/schema.ts'
import { startServer } from '../src/server.ts'
import { openSession } from './support/openSession.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const drizzleFolder = resolve(import.meta.dirname, '../drizzle')
const MIGRATION = 'idempotency_and_undo'
const BOOKINGS = 4000
const DOCTORS = 4

let postgres: TestDatabases
let folder: string
let before: { migrationsFolder: string }

beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'migration-'))
  before = { migrationsFolder: join(folder, 'drizzle') }
  cpSync(drizzleFolder, before.migrationsFolder, { recursive: true })
  const journalFile = join(before.migrationsFolder, 'meta/_journal.json')
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(readFileSync(journalFile, 'utf8'))
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(MIGRATION))
  if (index < 1) throw new Error(`There is no migration ${MIGRATION}`)
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

/** Stores the name of one patient as versions before `stored_text` did: as it was typed. */
const DECOMPOSE_ONE = sql`update bookings set patient_name = U&'Andre\\0301 Selvam'
  where id = (select min(id) from bookings where doctor_id = ${manyDoctorId(1)})`

/** Databases of the previous version, filled with bookings. */
const filled: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  [
    'a data folder',
    async () => {
      const source = { kind: 'folder', folder: join(folder, 'data') } as const
      mkdirSync(source.folder)
      const files = emptyDatabase()
      const client = await PGlite.create({
        dataDir: join(source.folder, 'pgdata'),
        extensions: { btree_gist },
        ...(files && { loadDataDir: files }),
      })
      const db = drizzleEmbedded(client, { schema })
      await migrateEmbedded(db, before)
      await fillManyBookings(db, BOOKINGS, DOCTORS)
      await db.execute(DECOMPOSE_ONE)
      await client.close()
      return source
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await postgres.create('migration')
      const client = new Client({ connectionString: url })
      await client.connect()
      const db = drizzlePostgres(client, { schema })
      await migratePostgres(db, before)
      await fillManyBookings(db, BOOKINGS, DOCTORS)
      await db.execute(DECOMPOSE_ONE)
      await client.end()
      return { kind: 'postgres', url }
    },
  ],
]

describe.each(filled)('a database of the version before undo, %s', (_name, fill) => {
  it('is migrated with all its bookings, and decisions of the last minutes can be undone', async () => {
    const open = await openDatabase(await fill())
    const server = await startServer({ open })
    try {
      const [counted] = await open.db.select({ total: sql<number>`count(*)::int` }).from(schema.bookings)
      expect(counted?.total).toBe(BOOKINGS)
      const days = schema.bookingDays
      const wrong = await open.db.select({ day: days.day }).from(days).where(sql`
        array[pending, confirmed, declined, reschedule] is distinct from
          (select array[count(*) filter (where status = 1), count(*) filter (where status = 2),
            count(*) filter (where status = 3), count(*) filter (where status = 4)]::int[]
            from bookings b where b.doctor_id = booking_days.doctor_id and b.starts_at::date = booking_days.day)`)
      const kept = await open.db.$count(days)
      // 1,000 bookings per doctor, 48 a day, the first one at nine o'clock: they cover 22 days.
      expect([wrong, kept]).toEqual([[], DOCTORS * 22])
      const client = createTestClient(server.origin)
      client.token = await openSession(server.dependencies, manyDoctorId(1))
      const search = { doctorId: manyDoctorId(1), page: 1, searchQuery: 'andr\u00E9 selvam' }
      expect((await client.call('listBookings', search)).body).toMatchObject({
        data: { totalItems: 1, data: [{ name: 'Andr\u00E9 Selvam' }] },
      })
      const listed = Object((await client.call('listUndoableBookings')).body['data'])['bookings']
      // One decision per minute; every fourth booking is pending.
      expect(listed).toHaveLength(7)
      const { status, body } = await client.call('undoBookingDecision', { id: listed[0].id })
      expect([status, body['code']]).toEqual([200, 'booking.undone'])
      const undone = await open.db.query.bookings.findFirst({ where: (row, { eq }) => eq(row.id, listed[0].id) })
      expect(undone).toMatchObject({ status: BOOKING_STATUS.pending, decidedAt: null })
    } finally {
      await server.close()
      await open.close()
    }
  })
})
