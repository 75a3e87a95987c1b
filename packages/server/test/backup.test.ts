import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compareWithLedger } from '../bench/crashes.ts'
import { restoreBackup } from '../src/operations/backup/restoreBackup.ts'
import { backupTables, writeBackup } from '../src/operations/backup/writeBackup.ts'
import { systemClock } from '../src/clock.ts'
import { openDatabase, type Database, type OpenDatabase } from '../src/db/open.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { demoSnapshot } from './support/demoSnapshot.ts'
import { startServer } from '../src/app/server.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

const { id: doctorId, email } = demoDoctors.complete

let postgres: TestDatabases
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true })
})

const opened = {
  PostgreSQL: async () =>
    openDatabase({ kind: 'postgres', url: await postgres.create('restored'), hasTimeouts: false }),
  'the embedded database': () => openDatabase({ kind: 'memory' }),
}
/** The same with demo data. */
const filled = {
  PostgreSQL: async () =>
    openDatabase({ kind: 'postgres', url: await postgres.createDemo('backup'), hasTimeouts: false }),
  'the embedded database': async () => openDatabase({ kind: 'memory', snapshot: await demoSnapshot() }),
}

/** Returns every row of every table of a backup, as text. */
async function contents(db: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name } of await backupTables(db)) {
    const table = sql.identifier(name)
    const result = await db.execute(sql`select to_jsonb(t)::text as row from ${table} t order by 1`)
    all[name] = (result as { rows: unknown[] }).rows
  }
  return all
}

/** Creates data of a practice: decisions, an image, audit entries. */
async function work(open: OpenDatabase): Promise<void> {
  const server = await startServer({ open, demo: true })
  const client = createTestClient(server.origin)
  await client.signIn(email)
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  await client.call('updateDoctorProfileImage', { doctor_profile_img: new File([new Uint8Array(picture)], 'a.png') })
  const [pending] = await open.db.query.bookings.findMany({ where: (row, { eq }) => eq(row.status, 1), limit: 1 })
  await client.call('updateBookingStatus', { bookingId: pending?.id ?? '', status: 2 })
  await client.call('listBookings', { doctorId, page: 1, searchQuery: '' })
  await open.db.execute(sql`select nextval('booking_numbers'), nextval('booking_numbers')`)
  await server.close()
}

const names = ['PostgreSQL', 'the embedded database'] as const
const journeys = names.flatMap((from) => names.map((to) => [from, to] as const))

describe.each(journeys)('a backup of %s, restored into %s', (from, to) => {
  it('restores every row, and the doctor can go on working', async () => {
    const [source, target] = [await filled[from](), await opened[to]()]
    await work(source)
    const file = join(folder, `${from}-${to}.gz`)
    const written = await writeBackup(source.db, systemClock, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const restored = await restoreBackup(target.db, file)
    expect(restored.rows).toEqual(written)
    expect(await contents(target.db)).toEqual(await contents(source.db))
    expect(written).toMatchObject({ doctors: 5, profile_images: 1, audit_reads: 1 })

    // A backup contains no sessions, codes, rate limits or mails.
    for (const table of ['sessions', 'codes', 'rate_limits', 'outbox']) {
      expect(written).not.toHaveProperty(table)
      const left: unknown = await target.db.execute(sql.raw(`select 1 from ${table}`))
      expect(left).toMatchObject({ rows: [] })
    }

    const server = await startServer({ open: target })
    const client = createTestClient(server.origin)
    expect((await client.signIn(email)).status).toBe(201)
    const [pending] = await target.db.query.bookings.findMany({
      where: (row, { and, eq }) => and(eq(row.doctorId, doctorId), eq(row.status, 1)),
      limit: 1,
    })
    // The triggers are enabled again: counts are updated, and the audit refuses changes. Booking
    // numbers continue.
    expect((await client.call('updateBookingStatus', { bookingId: pending?.id ?? '', status: 3 })).status).toBe(200)
    expect(await compareWithLedger(target.db, { slots: [], decisions: new Map() })).toMatchObject({ torn: 0 })
    await expect(target.db.execute(sql`delete from audit`)).rejects.toThrow('Failed query')
    const next = await target.db.execute(sql`select nextval('booking_numbers')::int as next`)
    expect(next).toMatchObject({ rows: [{ next: 300_003 }] })
    await server.close()
    await source.close()
    await target.close()
  }, 300_000)
})

describe('a backup of PostgreSQL', () => {
  it('is consistent, also while doctors decide and patients book', async () => {
    const [source, target] = [await filled.PostgreSQL(), await opened.PostgreSQL()]
    const server = await startServer({ open: source, demo: true })
    const client = createTestClient(server.origin)
    await client.signIn(email)
    const pending = await source.db.query.bookings.findMany({
      where: (row, { and, eq }) => and(eq(row.doctorId, doctorId), eq(row.status, 1)),
    })
    const decided = pending.map(({ id: bookingId }) => client.call('updateBookingStatus', { bookingId, status: 2 }))
    const file = join(folder, 'busy.gz')
    await writeBackup(source.db, systemClock, file)
    await Promise.all(decided)
    await restoreBackup(target.db, file)
    expect(await compareWithLedger(target.db, { slots: [], decisions: new Map() })).toMatchObject({ torn: 0 })
    await server.close()
    await source.close()
    await target.close()
  }, 300_000)
})

describe('restoring', () => {
  let source: OpenDatabase
  let file: string
  let text: string
  let target: OpenDatabase
  let before: Record<string, unknown[]>
  beforeAll(async () => {
    source = await filled['the embedded database']()
    await work(source)
    file = join(folder, 'whole.gz')
    await writeBackup(source.db, systemClock, file)
    target = await opened['the embedded database']()
    before = await contents(target.db)
    text = gunzipSync(readFileSync(file)).toString()
  })
  afterAll(async () => {
    await source.close()
    await target.close()
  })

  const lines = () => text.trimEnd().split('\n')
  const broken: [string, () => Uint8Array, RegExp][] = [
    ['a file that is no backup', () => Buffer.from('hello'), /is not a whole backup/],
    ['another gzipped text', () => gzipSync('hello\n'), /is not a backup/],
    ['a file cut off anywhere', () => readFileSync(file).subarray(0, 20_000), /is not a whole backup/],
    ['a backup without its end', () => gzipSync(`${lines().slice(0, -1).join('\n')}\n`), /is not complete/],
    ['a backup in which a row is missing', () => gzipSync(`${lines().toSpliced(-3, 1).join('\n')}\n`), /not complete/],
    [
      'the backup of another version',
      () => gzipSync(text.replace(/"migrations":\["/, '"migrations":["other","')),
      /schema of another version \(\d+ migrations, this one has \d+\)/,
    ],
  ]
  it.each(broken)('%s is refused in one sentence, and nothing is left of it', async (_, bytes, reason) => {
    const wrong = join(folder, 'wrong.gz')
    writeFileSync(wrong, bytes())
    await expect(restoreBackup(target.db, wrong)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(reason),
    })
    expect(await contents(target.db)).toEqual(before)
  })

  it('follows no link that somebody has put beside the new file', async () => {
    const [victim, linked] = [join(folder, 'victim'), join(folder, 'linked.gz')]
    writeFileSync(victim, 'of somebody else')
    symlinkSync(victim, `${linked}.part`)
    await writeBackup(source.db, systemClock, linked)
    expect(readFileSync(victim, 'utf8')).toBe('of somebody else')
    expect(lstatSync(linked).isFile()).toBe(true)
    rmSync(`${linked}.part`)
  })

  it('refuses a small file that unpacks to one endless row, and nothing is left of it', async () => {
    const bomb = join(folder, 'bomb.gz')
    const [head, table] = lines()
    writeFileSync(bomb, gzipSync(`${head}\n${table}\n${'x'.repeat(100_000_000)}`))
    expect(statSync(bomb).size).toBeLessThan(200_000)
    await expect(restoreBackup(target.db, bomb)).rejects.toThrow(/^The backup has a row of more than 16000000 char/)
    expect(await contents(target.db)).toEqual(before)
  })

  it('goes into an empty database only', async () => {
    await expect(restoreBackup(source.db, file)).rejects.toThrow(/^The database is not empty \(\w+\); a backup/)
  })

  it('names a file that is missing; a backup overwrites none and leaves no half one', async () => {
    await expect(restoreBackup(target.db, join(folder, 'none.gz'))).rejects.toThrow(/cannot be read \(ENOENT\)\.$/)
    await expect(writeBackup(source.db, systemClock, file)).rejects.toThrow(/is there already/)
    const nowhere = join(folder, 'no', 'where.gz')
    await expect(writeBackup(source.db, systemClock, nowhere)).rejects.toThrow(/cannot be written \(ENOENT\)\.$/)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
