import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { demoDatabase } from '../test/support/demoDatabase.ts'
import { compareWithLedger } from './crashes.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await demoDatabase()
})
afterAll(() => open.close())

const nothing = { slots: [], decisions: new Map<string, number>() }
const compare = () => compareWithLedger(open.db, nothing)

describe('the check after a kill', () => {
  it('finds no problem in the demo', async () => {
    expect(await compare()).toEqual({ lost: 0, doubled: 0, torn: 0 })
  })

  it('finds a missing acknowledged slot and decision, a deleted slot that exists, and a restored one that is missing', async () => {
    const [pending] = await open.db.query.bookings.findMany({
      where: (row, { and, eq }) => and(eq(row.doctorId, demoDoctors.complete.id), eq(row.status, 1)),
    })
    const ledger = { slots: [{ date: '01-03-2099', time: '09:00' }], decisions: new Map([[pending?.id ?? '', 2]]) }
    expect(await compareWithLedger(open.db, ledger)).toMatchObject({ lost: 2 })
    const [slot] = await open.db.query.slots.findMany({
      where: (row, { eq }) => eq(row.doctorId, demoDoctors.complete.id),
    })
    const date = (slot?.startsAt ?? '').slice(0, 10).split('-').toReversed().join('-')
    const deleted = [{ date, time: (slot?.startsAt ?? '').slice(11, 16) }]
    const restored = [{ date: '01-03-2099', time: '09:00' }]
    expect(await compareWithLedger(open.db, { ...nothing, restored })).toMatchObject({ lost: 1 })
    expect(await compareWithLedger(open.db, { ...nothing, deleted })).toMatchObject({ lost: 1 })
  })

  it.each([
    [
      'a count of a day that is behind',
      sql`update booking_days set confirmed = confirmed + 1 where doctor_id = 'doc_meena' and day = (select min(day) from booking_days)`,
    ],
    ['a count that is behind', sql`update booking_counts set total = total - 1 where doctor_id = 'doc_meena'`],
    [
      'a slot that is free though its booking lives',
      sql`update slots set is_booked = false where id = (select slot_id from bookings where status = 1 order by id limit 1)`,
    ],
    [
      'a slot without its line in the audit',
      sql`insert into slots (id, doctor_id, starts_at, ends_at, created_at)
        values ('made', 'doc_meena', '2099-03-01 09:00', '2099-03-01 09:30', now())`,
    ],
    [
      'a change of slots without its line in the audit',
      sql`insert into slot_changes (id, doctor_id, created, removed, switched, created_at)
        values ('made', 'doc_meena', '[]', '[]', '[]', now())`,
    ],
    [
      'an undone change of slots without its line in the audit',
      sql`with made as (insert into slot_changes (id, doctor_id, created, removed, switched, created_at, undone_at)
          values ('undone', 'doc_meena', '[]', '[]', '[]', now(), now()))
        insert into audit (at, doctor_id, action, subject, detail, request_id)
        values (now(), 'doc_meena', 'slots.deleted', 'slot_change:undone', '{"created":0,"removed":0,"switched":0}', 'r')`,
    ],
    [
      'a change of slots whose slot is not there',
      sql`with made as (insert into slot_changes (id, doctor_id, created, removed, switched, created_at)
          values ('slotless', 'doc_meena', '["nowhere"]', '[]', '[]', now()))
        insert into audit (at, doctor_id, action, subject, detail, request_id)
        values (now(), 'doc_meena', 'slot.added', 'slot_change:slotless', '{"created":1,"removed":0,"switched":0}', 'r')`,
    ],
    [
      'a line in the audit without its decision',
      sql`insert into audit (at, doctor_id, action, subject, detail, request_id)
        select now(), doctor_id, 'booking.accepted', 'booking:' || id, '{"status":2}', 'r' from bookings where status = 1 order by id limit 1`,
    ],
  ])('finds %s', async (_what, damage) => {
    const { torn } = await compare()
    await open.db.execute(damage)
    expect((await compare()).torn).toBe(torn + 1)
  })
})
