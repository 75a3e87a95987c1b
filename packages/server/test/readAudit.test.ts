import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLine, exportAudit, type AuditRange, type ExportedEntry } from '../src/changes/exportAudit.ts'
import { createReadAudit, type ReadEntry } from '../src/changes/readAudit.ts'
import { systemClock } from '../src/clock.ts'
import { openDatabase, type Database, type OpenDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { createLog, silentLog } from '../src/http/log.ts'
import { startServer } from '../src/app/server.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'
import { databasesOfRun } from './support/databasesOfRun.ts'

const { id: doctorId, email } = demoDoctors.complete

let postgres: TestDatabases
beforeAll(async () => {
  postgres = await testDatabases()
})
afterAll(() => postgres.stop())

const everything: AuditRange = { from: new Date(0), to: new Date(Date.now() + 86_400_000), doctorId: undefined }

async function exported(db: Database, range: Partial<AuditRange> = {}): Promise<ExportedEntry[]> {
  const entries: ExportedEntry[] = []
  for await (const some of exportAudit(db, { ...everything, ...range })) entries.push(...some)
  return entries
}

const entry = (page: number): ReadEntry => ({ doctorId, list: 'bookings', page, rowCount: 10, requestId: `r${page}` })

const databases: [string, () => Promise<OpenDatabase>][] = [
  ['PostgreSQL', async () => openDatabase({ kind: 'postgres', url: await postgres.createDemo('reads') })],
  ['the embedded database', demoDatabase],
]

describe.each(databasesOfRun(databases))('reads of patients’ data on %s', (_, openDemo) => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await openDemo()
  })
  afterAll(() => open.close())

  it('are audited: who, when, which list, and nothing of a patient; a graceful stop loses none', async () => {
    const server = await startServer({ open, demo: true })
    const client = createTestClient(server.origin)
    await client.signIn(email)
    const began = Date.now()
    const search = 'Lakshmi'
    const responses = [
      await client.call('listBookings', { doctorId }),
      await client.call('listBookings', { doctorId, page: 3, searchQuery: '' }),
      await client.call('listBookings', { doctorId, page: 1, searchQuery: search }),
      await client.call('getCalendar', { from: '24-11-2026', to: '27-11-2026' }),
      // Not audited: another doctor's list is not found, so nothing is shown.
      await client.call('listBookings', { doctorId: demoDoctors.other.id, page: 1, searchQuery: '' }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404])
    await server.close()

    const reads = (await exported(open.db)).filter(({ kind }) => kind === 'read')
    expect(reads.map(({ doctor, action, subject, detail }) => [doctor, action, subject, detail])).toEqual([
      [doctorId, 'list.read', 'dashboard', { page: 1, rows: expect.any(Number) }],
      [doctorId, 'list.read', 'bookings', { page: 3, rows: 10 }],
      [doctorId, 'list.read', 'search', { page: 1, rows: expect.any(Number) }],
      [doctorId, 'list.read', 'calendar', { page: 1, rows: expect.any(Number) }],
    ])
    expect(reads.map(({ requestId }) => requestId)).toEqual(
      responses.slice(0, 4).map(({ headers }) => headers.get('x-request-id')),
    )
    for (const { at } of reads) expect(Math.abs(Date.parse(at) - began)).toBeLessThan(60_000)

    const written = JSON.stringify(await open.db.query.auditReads.findMany()).toLowerCase()
    expect(written).not.toContain(search.toLowerCase())
    const patients = await open.db.query.bookings.findMany({ columns: { patientName: true, patientPhone: true } })
    expect(patients.length).toBeGreaterThan(100)
    for (const { patientName, patientPhone } of patients) {
      expect(written).not.toContain(patientName.toLowerCase())
      expect(written).not.toContain(patientPhone)
    }
  })

  it('are kept for 12 months and then removed; they cannot be changed or deleted before', async () => {
    const audit = createReadAudit(open.db, systemClock, silentLog)
    await open.db.execute(sql`
      insert into audit_reads (at, doctor_id, list, page, row_count, request_id)
      values (now() - interval '12 months' - interval '1 minute', 'doc_old', 'bookings', 1, 10, 'r'),
        (now() - interval '12 months' + interval '1 minute', 'doc_old', 'bookings', 2, 10, 'r')`)
    await audit.clean()
    const left = (await open.db.query.auditReads.findMany()).filter((row) => row.doctorId === 'doc_old')
    expect(left.map(({ page }) => page)).toEqual([2])
    for (const change of ['delete from audit_reads', 'update audit_reads set page = 9', 'truncate audit_reads']) {
      await expect(open.db.execute(sql.raw(change))).rejects.toMatchObject({
        cause: { message: 'the audit of reads is kept for 12 months' },
      })
    }
    await audit.close()
  })

  it('are stored many in one statement, in any number', async () => {
    const audit = createReadAudit(open.db, systemClock, silentLog)
    const before = (await open.db.query.auditReads.findMany()).length
    for (let page = 1; page <= 5000; page += 1) audit.record(entry(page))
    await audit.close()
    expect((await open.db.query.auditReads.findMany()).length - before).toBe(5000)
    const seen = (await exported(open.db, { doctorId })).filter(({ requestId }) => /^r\d+$/.test(requestId))
    expect(seen.map(({ requestId }) => requestId)).toEqual(Array.from({ length: 5000 }, (_, index) => `r${index + 1}`))
  })

  it('come with the changes in the order of time, of one doctor and one time where wanted', async () => {
    const all = await exported(open.db)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['change', 'read']))
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort())
    const middle = all[Math.floor(all.length / 2)]?.at ?? ''
    const [early, late] = [
      await exported(open.db, { to: new Date(middle) }),
      await exported(open.db, { from: new Date(middle) }),
    ]
    expect([...early, ...late]).toEqual(all)
    expect(await exported(open.db, { doctorId: 'doc_nobody' })).toEqual([])
  })
})

describe('reads that cannot be audited', () => {
  it('are stored when the database is back; beyond ten thousand that wait, no more is shown', async () => {
    const open = await openDatabase({ kind: 'memory' })
    const lines: string[] = []
    const audit = createReadAudit(
      open.db,
      systemClock,
      createLog((line) => lines.push(line)),
    )
    await open.db.execute(sql`alter table audit_reads rename to audit_reads_away`)
    for (let page = 1; page <= 10_000; page += 1) audit.record(entry(page))
    expect(() => audit.record(entry(10_001))).toThrow(expect.objectContaining({ code: 'server.unavailable' }))
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines[0]).toContain('"event":"audit delayed"')
    await open.db.execute(sql`alter table audit_reads_away rename to audit_reads`)
    const stored = async () => (await open.db.query.auditReads.findMany()).length
    await expect.poll(stored).toBe(10_000)
    audit.record(entry(10_001))
    await audit.close()
    expect(await stored()).toBe(10_001)
    await open.close()
  })
})

describe('a line of the export', () => {
  const line: ExportedEntry = {
    at: '2026-11-22T08:00:00.000Z',
    kind: 'read',
    doctor: 'doc_1',
    action: 'list.read',
    subject: 'bookings',
    detail: { page: 1, rows: 10 },
    requestId: '=r',
  }
  it('is JSON, or CSV that no spreadsheet takes for a formula', () => {
    expect(JSON.parse(auditLine(line, 'ndjson'))).toEqual(line)
    expect(auditLine(line, 'csv')).toBe(
      `2026-11-22T08:00:00.000Z,read,doc_1,list.read,bookings,"{""page"":1,""rows"":10}",'=r\r\n`,
    )
  })
})
