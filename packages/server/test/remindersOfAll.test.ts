import { BOOKING_STATUS } from '@nalam/sdk'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMessageSender } from '../src/changes/messages/messageSender.ts'
import { learnt, planMessage } from '../src/changes/messages/messageStore.ts'
import { queueReminders } from '../src/changes/messages/reminderStore.ts'
import type { MessageReceiver } from '../src/changes/messages/receivers.ts'
import { openDatabase, type OpenDatabase } from '../src/db/open.ts'
import { bookings, deliveries } from '../src/db/schema.ts'
import { createLog } from '../src/http/log.ts'
import { insertBookings } from '../src/resources/bookings/store.ts'
import { createSettableClock } from './support/settableClock.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const { confirmed } = BOOKING_STATUS

/** Doctors and appointments of one day, as many as all practices of a large platform have. */
const [DOCTORS, DUE] = [2000, 200_000]

describe('200,000 reminders that are due', () => {
  let postgres: TestDatabases
  let open: OpenDatabase
  beforeAll(async () => {
    postgres = await testDatabases()
    open = await openDatabase({ kind: 'postgres', url: await postgres.create('reminders'), hasTimeouts: false })
    await open.db.transaction(async (tx) => {
      // Counts and days are not what is measured.
      await tx.execute(sql`set local statement_timeout = 0`)
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`insert into doctors (id, name, email, mobile_number, password_hash, created_at, updated_at)
        select 'doc_' || n, 'Doctor', 'd' || n || '@nalam.example', (6000000000 + n)::text, 'none', now(), now()
        from generate_series(1, ${DOCTORS}::int) n`)
      await tx.execute(sql`insert into bookings
        (id, booking_number, doctor_id, starts_at, patient_name, patient_phone, mode, status, created_at, known, remind_at)
        select 'bkg_' || n, 'R-' || n, 'doc_' || (1 + n % ${DOCTORS}::int), '2026-11-24 10:00', 'Patient', '9000000001', 'Online', 2,
          '2026-11-01', '{"state":"confirmed","startsAt":"2026-11-24 10:00:00","since":"2026-11-01T00:00:00.000Z"}',
          '2026-11-23 18:00+05:30'
        from generate_series(1, ${DUE}::int) n`)
    })
    await open.db.execute(sql`analyze bookings`)
  }, 120_000)
  afterAll(async () => {
    await open.close()
    await postgres.stop()
  })

  const clock = createSettableClock('2026-11-23T12:30:00.000Z')
  const waiting = () => open.db.$count(bookings, isNotNull(bookings.remindAt))

  function newSender(receiver: MessageReceiver) {
    const log = createLog(() => undefined, undefined, 'error')
    return createMessageSender({
      db: open.db,
      clock,
      log,
      receiver,
      language: 'ta',
      publicUrl: () => undefined,
      pollEvery: 3_600_000,
    })
  }

  it('[MSG-06] are queued in steps of 100 that read no other bookings, and wait for those that are queued', async () => {
    await open.db
      .transaction(async (tx) => {
        expect(await queueReminders(tx, clock.now())).toBe('more')
        expect(await tx.$count(deliveries)).toBe(100)
        expect(await queueReminders(tx, clock.now())).toBe('later')
        expect(await tx.$count(deliveries)).toBe(100)
        const { rows } =
          (await tx.execute(sql`explain select id from bookings where remind_at <= ${clock.now().toISOString()}::timestamptz
        order by remind_at, id limit 100`)) as { rows: Array<Record<string, string>> }
        expect(JSON.stringify(rows)).toMatch(/bookings_remind/)
        expect(JSON.stringify(rows)).not.toMatch(/Sort|Seq Scan/)
        tx.rollback()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || error.constructor.name !== 'TransactionRollbackError') throw error
      })
    expect(await waiting()).toBe(DUE)
  })

  it('[MSG-06] hold up no other message, and go on where a process has stopped', async () => {
    const got: string[] = []
    const ids: string[] = []
    let enough = () => undefined as void
    const isEnough = new Promise<void>((resolve) => (enough = resolve))
    const first = newSender({
      async send(id, { type }) {
        ids.push(id)
        got.push(type)
        if (got.length === 50) {
          const now = clock.now()
          const startsAt = '2026-12-01 10:00:00'
          const row = { id: 'bkg_urgent', bookingNumber: 'U', doctorId: 'doc_1', startsAt, createdAt: now }
          const known = learnt({ state: 'requested', startsAt }, now)
          const patient = { patientName: 'Urgent', patientPhone: '9000000002', mode: 'Online', status: confirmed }
          await insertBookings(open.db, [{ ...row, ...patient, known, remindAt: null }])
          await planMessage(open.db, { doctorId: 'doc_1', bookingId: row.id, dueAt: now, createdAt: now })
          first.wake()
        }
        if (type === 'booking.accepted') enough()
      },
    })
    first.wake()
    await isEnough
    await first.close()
    // Those that were queued before it, and no more.
    expect(got.length).toBeLessThan(50 + 2 * 100 + 20)
    const left = await waiting()
    expect(left).toBeGreaterThan(DUE - 1000)

    const second = newSender({
      send: async (id) => {
        ids.push(id)
        if (ids.length > 1500) void second.close()
      },
    })
    second.wake()
    await expect.poll(() => ids.length, { timeout: 60_000 }).toBeGreaterThan(1500)
    await second.close()
    expect(await waiting()).toBeLessThan(left)
    expect(new Set(ids).size).toBe(ids.length)
    const twice = await open.db
      .select({ bookingId: deliveries.bookingId })
      .from(deliveries)
      .where(and(eq(deliveries.name, 'booking.reminder'), isNotNull(deliveries.sentAt)))
    expect(new Set(twice.map(({ bookingId }) => bookingId)).size).toBe(twice.length)
  }, 120_000)
})
