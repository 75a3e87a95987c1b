import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../src/db/migrations.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
let client: Client
let applied = 0

/** Applies the migrations up to the one that has a statement. */
async function migrateTo(statement: string): Promise<void> {
  const files = readMigrationFiles(migrations())
  const end = files.findIndex(({ sql }) => sql.some((text) => text.includes(statement)))
  if (end < applied) throw new Error(`No later migration has ${statement}`)
  for (const { sql } of files.slice(applied, end + 1)) for (const text of sql) await client.query(text)
  applied = end + 1
}

beforeAll(async () => {
  postgres = await testDatabases()
  client = new Client({ connectionString: await postgres.create('filled_migrations') })
  await client.connect()
  const files = readMigrationFiles(migrations())
  applied = files.findIndex(({ sql }) => sql.some((text) => text.includes('CREATE TABLE "platforms"')))
  for (const { sql } of files.slice(0, applied)) for (const text of sql) await client.query(text)
  await client.query(`insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
    values ('doc', 'Doctor', 'doc@nalam.example', '9000000000', 'none', now(), now())`)
  await client.query(`insert into slots (id, doctor_id, starts_at, ends_at, is_booked, created_at)
    values ('slt', 'doc', '2026-12-01 10:00', '2026-12-01 10:30', true, now())`)
  // A request, a confirmed booking, and one that has lapsed by being declined.
  await client.query(`insert into bookings
    (id, booking_number, doctor_id, slot_id, starts_at, patient_name, patient_phone, mode, status, created_at)
    values ('asked', 'B-1', 'doc', 'slt', '2026-12-01 10:00', 'Patient', '9000000001', 'Online', 1, now()),
      ('agreed', 'B-2', 'doc', null, '2026-12-01 11:00', 'Patient', '9000000001', 'Online', 2, now()),
      ('refused', 'B-3', 'doc', null, '2026-12-01 12:00', 'Patient', '9000000002', 'Online', 3, now())`)
  await client.query(`insert into idempotency_keys (doctor_id, key, fingerprint, created_at)
    values ('doc', 'a-key-of-the-doctor', 'x', now())`)
}, 60_000)
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

/** What bookings are after a migration, by id. */
const bookings = async (columns: string): Promise<unknown[]> =>
  (
    await client.query(
      `select id, status, ${columns} from bookings where id in ('asked', 'agreed', 'refused') order by id`,
    )
  ).rows

/** Each migration of a filled database: a statement of it, the new columns, and what is in them. */
const ADDED: ReadonlyArray<readonly [title: string, statement: string, columns: Readonly<Record<string, unknown>>]> = [
  [
    '[INTAKE-01] no booking has become that of a platform, or confirmed by itself',
    'CREATE TABLE "platforms"',
    {
      platform_id: null,
      platform_reference: null,
      reason: null,
      language: null,
      is_confirmed_at_once: false,
      lapsed_at: null,
    },
  ],
  ['[INTAKE-02] no request counts as not confirmed', '"lapsing_at"', { lapsing_at: null }],
  ['[MSG-06] nobody has answered a reminder', '"reminder_answer"', { reminder_answer: null }],
]

it.each(ADDED)('%s', async (_title, statement, columns) => {
  await migrateTo(statement)
  expect(await bookings(Object.keys(columns).join(', '))).toEqual([
    { id: 'agreed', status: 2, ...columns },
    { id: 'asked', status: 1, ...columns },
    { id: 'refused', status: 3, ...columns },
  ])
})

it('[INTAKE-01] the keys of doctors stay, and a platform has its own beside them', async () => {
  await client.query(`insert into platforms (id, name, key_hash, created_at) values ('plt', 'Site', 'hash', now())`)
  await client.query(`insert into idempotency_keys (doctor_id, key, fingerprint, created_at)
    values ('plt', 'a-key-of-the-doctor', 'y', now())`)
  const { rows } = await client.query(`select doctor_id, fingerprint from idempotency_keys order by doctor_id`)
  expect(rows).toEqual([
    { doctor_id: 'doc', fingerprint: 'x' },
    { doctor_id: 'plt', fingerprint: 'y' },
  ])
})

it('[INTAKE-01] a reference is unique from now on, among those that have one', async () => {
  const book = (id: string, reference: string) =>
    client.query(
      `insert into bookings (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at,
        platform_id, platform_reference) values ($1, $1, 'doc', '2026-12-02 10:00', 'Patient', '9000000003', 'Online', 1, now(), 'plt', $2)`,
      [id, reference],
    )
  await book('first', 'ref-1')
  await expect(book('second', 'ref-1')).rejects.toThrow('bookings_reference')
})

it("[MSG-06] a doctor's freed times are free, as before", async () => {
  const { rows } = await client.query(`select id, frees_time from doctors`)
  expect(rows).toEqual([{ id: 'doc', frees_time: true }])
})

it('[INTAKE-02] a platform of before has no address, and is told nothing', async () => {
  await migrateTo('CREATE TABLE "platform_notices"')
  const { rows } = await client.query(`select id, webhook_url, webhook_secret, removed_at from platforms`)
  expect(rows).toEqual([{ id: 'plt', webhook_url: null, webhook_secret: null, removed_at: null }])
  expect((await client.query(`select count(*)::int as notices from platform_notices`)).rows).toEqual([{ notices: 0 }])
})

it('[BOOK-02] a name of before is found by its small letters, in one index of the list', async () => {
  await client.query(`update bookings set patient_name = 'İlhan Öztürk' where id = 'agreed'`)
  await migrateTo('ADD COLUMN "search_text"')
  const { rows } = await client.query(`select id, search_text from bookings where search_text like '%ilhan öztürk%'`)
  expect(rows).toEqual([{ id: 'agreed', search_text: 'ilhan öztürk 9000000001 b-2' }])
  const indexes = await client.query(`select indexdef from pg_indexes where indexname = 'bookings_doctor_latest'`)
  expect(indexes.rows).toEqual([{ indexdef: expect.stringContaining('INCLUDE (search_text, status)') }])
})

it('[MSG-06] nobody is sent to a page to book again by a booking of before', async () => {
  await migrateTo('"book_again_url"')
  expect(await bookings('book_again_url')).toEqual([
    { id: 'agreed', status: 2, book_again_url: null },
    { id: 'asked', status: 1, book_again_url: null },
    { id: 'refused', status: 3, book_again_url: null },
  ])
})
