import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../src/db/migrations.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
let client: Client

/** Visits as the schema before stored them: day, time, visit. */
const VISITS = [
  ['late', '2026-11-19 10:00:00', 'seen'],
  ['early', '2026-11-19 09:00:00', 'seen'],
  ['missed', '2026-11-19 09:30:00', 'no-show'],
  ['here', '2026-11-20 11:00:00', 'arrived'],
  ['nothing', '2026-11-20 11:30:00', null],
] as const

beforeAll(async () => {
  postgres = await testDatabases()
  client = new Client({ connectionString: await postgres.create('queue_migration') })
  await client.connect()
  const files = readMigrationFiles(migrations())
  const isQueue = ({ sql }: { readonly sql: readonly string[] }) => sql.some((text) => text.includes('queue_entries'))
  const at = files.findIndex(isQueue)
  for (const { sql } of files.slice(0, at)) for (const statement of sql) await client.query(statement)
  await client.query(`insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
    values ('doc', 'Doctor', 'doc@nalam.example', '9000000000', 'none', now(), now())`)
  for (const [id, startsAt, visit] of VISITS)
    await client.query(
      `insert into bookings (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at, visit)
      values ($1, $1, 'doc', $2, 'Patient', '9000000001', 'Online', 2, now(), $3)`,
      [id, startsAt, visit],
    )
  for (const { sql } of files.slice(at)) for (const statement of sql) await client.query(statement)
}, 60_000)
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

it('[QUEUE-01] a filled database has an entry for every visit, with numbers by the time of the appointment', async () => {
  const entries = await client.query(
    `select id, booking_id, to_char(day, 'YYYY-MM-DD') as day, session, number, state from queue_entries order by day, number`,
  )
  const session = 0
  expect(entries.rows).toEqual([
    { id: 'early', booking_id: 'early', day: '2026-11-19', session, number: 1, state: 'seen' },
    { id: 'late', booking_id: 'late', day: '2026-11-19', session, number: 2, state: 'seen' },
    { id: 'missed', booking_id: 'missed', day: '2026-11-19', session, number: null, state: 'left' },
    { id: 'here', booking_id: 'here', day: '2026-11-20', session, number: 1, state: 'waiting' },
  ])
})

it('[QUEUE-01] the next arrival of such a day has the next number', async () => {
  await client.query(`update bookings set visit = 'arrived' where id in ('nothing', 'missed')`)
  const { rows } = await client.query(
    `select id, number from queue_entries where id in ('nothing', 'missed') order by number`,
  )
  expect(rows).toEqual([
    { id: 'nothing', number: 2 },
    { id: 'missed', number: 3 },
  ])
})

it('[QUEUE-01] visits stay as they were noted', async () => {
  const { rows } = await client.query(`select id, visit from bookings where visit is not null order by id`)
  expect(rows.map(({ id, visit }) => `${id} ${visit}`)).toEqual([
    'early seen',
    'here arrived',
    'late seen',
    'missed arrived',
    'nothing arrived',
  ])
})
