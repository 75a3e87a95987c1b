import { readMigrationFiles } from 'drizzle-orm/migrator'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrations } from '../src/db/migrations.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

let postgres: TestDatabases
let client: Client
const known = new Map<string, { state: string; startsAt: string; offerId?: string; since: string }>()
const columns = new Map<string, { remindAt: string | null; isNotTold: boolean }>()

/** An appointment that is far ahead, whenever this runs. */
const T = '2999-12-01 10:00:00'
const EARLIER = '2999-11-30 09:00:00'

const before = (status: number, decidedAt: string | null) =>
  JSON.stringify({ status, startsAt: EARLIER, slotId: null, slotStatus: null, visit: null, decidedAt, before: null })

/** Bookings as the schema before stored them, each with what is not sent yet. */
const ROWS: ReadonlyArray<{
  id: string
  status: number
  before?: string
  cancelledAt?: string
  offerId?: string
  waiting?: string
  givenUp?: string
  isReminded?: true
}> = [
  { id: 'pending', status: 1 },
  { id: 'confirmed', status: 2 },
  { id: 'reminded', status: 2, isReminded: true },
  { id: 'declined', status: 3 },
  { id: 'cancelled', status: 3, cancelledAt: '2026-11-20T06:00:00Z' },
  { id: 'asked', status: 4 },
  { id: 'offered', status: 4, offerId: 'off_1' },
  { id: 'approval waits', status: 2, waiting: 'booking.accepted' },
  { id: 'move waits', status: 2, before: before(2, '2026-11-01T06:00:00Z'), waiting: 'booking.moved' },
  { id: 'move of a walk-in waits', status: 2, before: before(2, null), waiting: 'booking.moved' },
  {
    id: 'cancellation just after the approval waits',
    status: 3,
    before: before(2, '2026-11-20T05:55:00Z'),
    cancelledAt: '2026-11-20T06:00:00Z',
    waiting: 'booking.cancelled',
  },
  { id: 'decline was given up', status: 3, givenUp: 'booking.declined' },
]

beforeAll(async () => {
  postgres = await testDatabases()
  client = new Client({ connectionString: await postgres.create('knowledge') })
  await client.connect()
  const [start = { sql: [] }, ...later] = readMigrationFiles(migrations())
  for (const statement of start.sql) await client.query(statement)
  await client.query(`insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
    values ('doc', 'Doctor', 'doc@nalam.example', '9000000000', 'none', now(), now())`)
  const at = '2026-11-20T06:00:00Z'
  for (const row of ROWS) {
    await client.query(
      `insert into bookings (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at,
        decided_at, cancelled_at, before, offer_id)
      values ($1, $1, 'doc', $2, 'Patient', '9000000001', 'Online', $3, '2026-11-01T00:00:00Z', $4, $5, $6, $7)`,
      [
        row.id,
        T,
        row.status,
        row.status === 1 ? null : at,
        row.cancelledAt ?? null,
        row.before ?? null,
        row.offerId ?? null,
      ],
    )
    if (row.waiting !== undefined)
      await client.query(
        `insert into messages (doctor_id, booking_id, name, due_at, created_at) values ('doc', $1, $2, $3, $3)`,
        [row.id, row.waiting, at],
      )
    const name = row.givenUp ?? (row.isReminded === true ? 'booking.reminder' : undefined)
    if (name !== undefined)
      await client.query(
        `insert into deliveries (webhook_id, doctor_id, booking_id, name, starts_at, happened_at, due_at, next_attempt_at,
          sent_at, given_up_at)
        values ($1, 'doc', $1, $2, $3, $4, $4, $4, $5, $6)`,
        [row.id, name, T, at, row.isReminded === true ? at : null, row.givenUp === undefined ? null : at],
      )
  }
  for (const { sql } of later) for (const statement of sql) await client.query(statement)
  const { rows } = await client.query(`select id, known, not_told_at is not null as "isNotTold",
    to_char(remind_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as "remindAt" from bookings`)
  for (const row of rows) {
    known.set(row.id, row.known)
    columns.set(row.id, { remindAt: row.remindAt, isNotTold: row.isNotTold })
  }
}, 60_000)
afterAll(async () => {
  await client.end()
  await postgres.stop()
})

it.each([
  ['pending', 'requested', T],
  ['confirmed', 'confirmed', T],
  ['reminded', 'confirmed', T],
  ['declined', 'declined', T],
  ['cancelled', 'cancelled', T],
  ['asked', 'asked', T],
  ['offered', 'offered', T],
  ['approval waits', 'requested', T],
  ['move waits', 'confirmed', EARLIER],
  ['move of a walk-in waits', 'confirmed', EARLIER],
  ['cancellation just after the approval waits', 'requested', EARLIER],
  ['decline was given up', 'requested', T],
])(
  '[MSG-04] a filled database knows what the patient of a booking was told or has requested last: %s',
  (id, state, startsAt) => {
    expect(known.get(id)).toMatchObject({ state, startsAt })
    expect(known.get(id)?.offerId).toBe(id === 'offered' ? 'off_1' : undefined)
    expect(new Date(known.get(id)?.since ?? '').toISOString()).toBe(known.get(id)?.since)
  },
)

it('[MSG-06] plans the reminders of what is confirmed and was not reminded of', () => {
  const planned = [...columns].filter(([, { remindAt }]) => remindAt !== null)
  expect(planned).toEqual([['confirmed', { remindAt: '2999-11-30 18:00', isNotTold: false }]])
})

it('[MSG-04] marks bookings whose message was given up', () => {
  expect([...columns].filter(([, { isNotTold }]) => isNotTold).map(([id]) => id)).toEqual(['decline was given up'])
})
