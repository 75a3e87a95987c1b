import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { addDays, clinicToday, toWireDate, WEEKDAYS } from '@nalam/sdk'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type DatabaseSource } from '../src/db/open.ts'
import { availability, slotChanges, slots } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { hoursOn } from './support/newDoctor.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'
import { testDatabases, type TestDatabases } from './support/testDatabases.ts'

// The server is killed at a different moment in each round while it publishes 3,000 slots; in the
// last round it has enough time to finish. `NALAM_COMBINATIONS=all` uses more moments, as the
// nightly workflow does.
const MOMENTS = process.env['NALAM_COMBINATIONS'] === 'all' ? [0, 60, 120, 180, 250, 10_000] : [60, 180, 10_000]
const doctorId = demoDoctors.complete.id

let postgres: TestDatabases
let folder: string
beforeAll(async () => {
  postgres = await testDatabases()
  folder = mkdtempSync(join(tmpdir(), 'publication-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sources: ReadonlyArray<readonly [string, () => Promise<DatabaseSource>]> = [
  [
    'a data folder',
    async () => {
      await fillDemoFolder(folder)
      return { kind: 'folder', folder }
    },
  ],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.createDemo('crash') })],
]

describe.each(sources)('a server that is killed while it publishes, on %s', (_name, sourceOf) => {
  it('[AVAIL-04] has published all of it or nothing', async () => {
    const source = await sourceOf()
    const start = () =>
      startServerProcess(['--demo', '--data', folder], source.kind === 'postgres' ? { DATABASE_URL: source.url } : {})
    const first = addDays(clinicToday(), 100)
    const days = { from: toWireDate(first), to: toWireDate(addDays(first, 29)) }
    const seen = new Set<string>()
    for (const [round, moment] of MOMENTS.entries()) {
      const server = await start()
      const client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
      const current = Object(Object((await client.call('getAvailability')).body['data'])['availability'])['version']
      // Each round has different times, 100 slots a day, and removes all slots of the previous one.
      const weeklyHours = WEEKDAYS.map((weekday) => ({
        ...hoursOn(weekday, `0${round}:00`, `${String(16 + round).padStart(2, '0')}:40`),
        slotMinutes: 10,
      }))
      const request = { ...days, draft: { version: current, weeklyHours, keepPublishedWeeks: 0 } }
      const { body } = await client.call('previewSlotPlan', request)
      const fingerprint: unknown = Object(Object(body['data'])['plan'])['fingerprint']
      const outcome = client.call('applySlotPlan', { ...request, fingerprint }).then(
        ({ status }) => String(status),
        () => 'cut off',
      )
      await Promise.race([outcome, pause(moment)])
      await server.kill()
      const told = await outcome
      const open = await openDatabase(source)
      const changes = await open.db.select().from(slotChanges).where(eq(slotChanges.doctorId, doctorId))
      const [saved] = await open.db.select().from(availability).where(eq(availability.doctorId, doctorId))
      const rows = await open.db.select().from(slots).where(eq(slots.doctorId, doctorId))
      await open.close()
      const published = rows.filter(({ startsAt }) => startsAt.slice(0, 10) >= first)
      const starts = new Set(published.map(({ startsAt }) => startsAt.slice(11, 16)))
      const isDone = starts.has(`${String(16 + round).padStart(2, '0')}:30`)
      seen.add(isDone ? 'done' : 'not done')
      const isPublished = changes.length > 0
      const content = { slots: published.length, times: starts.size, version: saved?.version }
      expect({ round, told, ...content }).toEqual({
        round,
        told,
        slots: isPublished ? 3000 : 0,
        times: isPublished ? 100 : 0,
        version: isDone ? current + 1 : current,
      })
      if (told === '200') expect(isDone).toBe(true)
    }
    expect(seen).toContain('done')
  }, 240_000)
})
