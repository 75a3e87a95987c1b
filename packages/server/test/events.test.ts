import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../src/db/open.ts'
import { events } from '../src/db/schema.ts'
import { cleanEvents, recordEvent } from '../src/changes/events/store.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'
import { databasesOfRun } from './support/databasesOfRun.ts'

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const databases: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  ['the embedded database', () => Promise.resolve({ kind: 'memory' })],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create('events') })],
]

describe.each(databasesOfRun(databases))('events on %s', (_name, source) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openDatabase(await source())
  })
  afterAll(() => open.close())

  const at = new Date('2026-11-20T06:00:00.000Z')
  const record = (doctorId: string, subject: string, when = at) =>
    open.db.transaction((tx) =>
      recordEvent(tx, { doctorId, topic: 'bookings', name: 'booking.accepted', subject, at: when }),
    )
  const numbersOf = async (doctorId: string) =>
    (await open.db.select().from(events).where(eq(events.doctorId, doctorId)).orderBy(asc(events.number))).map(
      ({ number }) => number,
    )

  it('are numbered per doctor without a gap, also when many are written at once', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => record(index % 3 === 0 ? 'doc_b' : 'doc_a', `bkg_${index}`)),
    )
    expect(await numbersOf('doc_a')).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect(await numbersOf('doc_b')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('vanish with the change that is rolled back, and leave no gap', async () => {
    await record('doc_c', 'bkg_1')
    const failed = open.db.transaction(async (tx) => {
      await recordEvent(tx, { doctorId: 'doc_c', topic: 'slots', name: 'slot.freed', subject: 'slt_1', at })
      throw new Error('taken back')
    })
    await expect(failed).rejects.toThrow('taken back')
    await record('doc_c', 'bkg_2')
    expect(await numbersOf('doc_c')).toEqual([1, 2])
  })

  it('are removed after a day, and the numbering goes on', async () => {
    const hours = (count: number) => new Date(at.getTime() + count * 3_600_000)
    await record('doc_d', 'bkg_1')
    await record('doc_d', 'bkg_2', hours(2))
    await cleanEvents(open.db, hours(25))
    expect(await numbersOf('doc_d')).toEqual([2])
    await record('doc_d', 'bkg_3', hours(25))
    expect(await numbersOf('doc_d')).toEqual([2, 3])
  })
})
