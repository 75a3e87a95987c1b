import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillManyBookings, fillManySlots, manyDoctorId } from '../bench/manyBookings.ts'
import { openDatabase } from '../src/db/open.ts'
import * as schema from '../src/db/schema.ts'
import { removeSlots } from '../src/slots/store.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const drizzleFolder = resolve(import.meta.dirname, '../drizzle')
const BOOKINGS = 4000
const DOCTORS = 4
const DAYS = 5

let postgres: TestDatabases
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'migration-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

it('a filled database of the version before slot changes keeps its bookings, and a slot whose booking was declined can be removed', async () => {
  cpSync(drizzleFolder, folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal: { entries: Array<{ tag: string }> } = JSON.parse(readFileSync(journalFile, 'utf8'))
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith('slot_changes'))
  expect(index).toBeGreaterThan(0)
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }))
  const url = await postgres.create('migration')
  const client = new Client({ connectionString: url })
  await client.connect()
  const before = drizzle(client, { schema })
  await migrate(before, { migrationsFolder: folder })
  await fillManyBookings(before, BOOKINGS, DOCTORS)
  await fillManySlots(before, DOCTORS, { firstDay: '2025-01-02', days: DAYS })
  const slotId = 'slt_many_1_0_0'
  await before.execute(sql`update bookings set status = 3 where slot_id = ${slotId}`)
  await before.execute(sql`update bookings set slot_id = ${slotId}, status = 3
    where id = (select id from bookings where doctor_id = ${manyDoctorId(1)} and slot_id is null order by id limit 1)`)
  await before.execute(sql`update slots set is_booked = false where id = ${slotId}`)
  await client.end()

  const open = await openDatabase({ kind: 'postgres', url })
  try {
    const { bookings } = schema
    const total = () => open.db.$count(bookings)
    const linked = () => open.db.$count(bookings, sql`slot_id = ${slotId}`)
    expect([await total(), await linked()]).toEqual([BOOKINGS, expect.any(Number)])
    expect(await linked()).toBeGreaterThan(0)
    expect(await removeSlots(open.db, manyDoctorId(1), [slotId])).toHaveLength(1)
    expect([await total(), await linked()]).toEqual([BOOKINGS, 0])
  } finally {
    await open.close()
  }
})
