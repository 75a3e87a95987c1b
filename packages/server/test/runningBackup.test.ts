import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, clinicToday, toWireDate } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compareWithLedger } from '../bench/crashes.ts'
import { requestBackup, serveBackups } from '../src/operations/backup/requestBackup.ts'
import { restoreBackup } from '../src/operations/backup/restoreBackup.ts'
import { systemClock } from '../src/clock.ts'
import { runCommandLine } from '../src/cli/runCommandLine.ts'
import { lockFolder } from '../src/db/folderLock.ts'
import { openDatabase } from '../src/db/open.ts'
import { bookingCounts, bookings } from '../src/db/schema.ts'
import { demoDoctors } from '../src/demo/doctors.ts'
import { silentLog } from '../src/http/log.ts'
import { demoDatabase } from './support/demoDatabase.ts'
import { fillDemoFolder } from './support/fillDemoFolder.ts'
import { startServerProcess } from './support/serverProcess.ts'
import { createTestClient } from './support/testClient.ts'

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-backup-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs `nalam-server backup` on the data folder. */
async function backup(file: string): Promise<{ code: number; out: string; error: string }> {
  const output = { out: '', error: '' }
  const code = await runCommandLine(
    ['backup', file, '--data', data],
    {},
    {
      out: (text) => void (output.out += text),
      error: (text) => void (output.error += text),
      stopped: new Promise(() => undefined),
    },
  )
  return { code, ...output }
}
const left = () => readdirSync(data).filter((name) => name.startsWith('backup-'))

describe('a backup of a data folder that a server works on', () => {
  it('is consistent and has everything acknowledged before it, while writes go on, and can be restored', async () => {
    await fillDemoFolder(data)
    const server = await startServerProcess(['--demo', '--data', data, '--simulate', '20/s'])
    const client = createTestClient(server.origin)
    await client.signIn(demoDoctors.complete.email)
    const slots: { date: string; time: string }[] = []
    const over = new AbortController()
    const writing = (async () => {
      for (let day = 40; !over.signal.aborted && day < 500; day += 1) {
        const slot = { date: toWireDate(addDays(clinicToday(), day)) ?? '', from: '07:00', minutes: 10 }
        const { status } = await client.call('addSlot', slot)
        if (status === 201) slots.push({ date: slot.date, time: slot.from })
      }
    })()
    await expect.poll(() => slots.length, { timeout: 60_000 }).toBeGreaterThan(3)
    const before = [...slots]
    const file = join(folder, 'running.gz')
    const output = await backup(file)
    const during = slots.length
    expect(output).toEqual({
      code: 0,
      out: expect.stringMatching(/^Backed up [\d,]+ rows of \d+ tables in /),
      error: '',
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(left()).toEqual([])
    // The server continues to work. A second backup does not overwrite the file.
    await expect.poll(() => slots.length, { timeout: 60_000 }).toBeGreaterThan(during)
    expect(await backup(file)).toEqual({
      code: 1,
      out: '',
      error: `The file ${file} is there already; name another one.\n`,
    })
    over.abort()
    await writing
    expect(await server.stop()).toBe(0)

    const target = await openDatabase({ kind: 'memory' })
    await restoreBackup(target.db, file)
    const found = await compareWithLedger(target.db, { slots: before, decisions: new Map() })
    // `torn` is not compared: it counts slot changes, which are stored only for a short time and
    // are not part of a backup.
    expect({ lost: found.lost, doubled: found.doubled }).toEqual({ lost: 0, doubled: 0 })
    const counted = sql`(select count(*) from ${bookings} where ${bookings.doctorId} = ${bookingCounts.doctorId})`
    expect(await target.db.$count(bookingCounts, sql`${bookingCounts.total} <> ${counted}`)).toBe(0)
    await target.close()
  }, 300_000)

  it('reports in one sentence why it is not possible, and leaves nothing', async () => {
    await fillDemoFolder(data)
    const server = await startServerProcess(['--demo', '--data', data])
    const file = join(folder, 'no', 'where.gz')
    expect(await backup(file)).toEqual({ code: 1, out: '', error: `The file ${file} cannot be written (ENOENT).\n` })
    expect(left()).toEqual([])
    // The server is paused before the request, so it does not process it.
    server.process.kill('SIGSTOP')
    const asked = backup(join(folder, 'never.gz'))
    await expect.poll(left).toHaveLength(1)
    await server.kill()
    expect(await asked).toEqual({
      code: 1,
      out: '',
      error: 'The server ended before the backup was complete; try again.\n',
    })
    expect([left(), existsSync(join(folder, 'never.gz'))]).toEqual([[], false])
  }, 300_000)
})

describe('a server that makes backups', () => {
  it('responds to a recent request from before its start, not to an old one, and removes the files of a killed process', async () => {
    const lock = await lockFolder(data)
    const old = join(data, `backup-${'a'.repeat(24)}`)
    for (const ending of ['gz', 'gz.part', 'json', 'request']) writeFileSync(`${old}.${ending}`, 'left')
    const longAgo = Date.now() / 1000 - 3600
    utimesSync(`${old}.request`, longAgo, longAgo)
    const open = await demoDatabase()
    const asked = requestBackup(data, join(folder, 'early.gz'))
    const service = serveBackups({ folder: data, db: open.db, clock: systemClock, log: silentLog })
    expect(await asked).toMatchObject({ doctors: 5 })
    await expect.poll(left).toEqual([])
    await service.close()
    await open.close()
    lock.release()
  }, 60_000)

  it('reports why it failed', async () => {
    const lock = await lockFolder(data)
    const open = await openDatabase({ kind: 'memory' })
    await open.close()
    const service = serveBackups({ folder: data, db: open.db, clock: systemClock, log: silentLog })
    await expect(requestBackup(data, join(folder, 'none.gz'))).rejects.toThrow(
      'The server could not make the backup; see its log.',
    )
    expect(left()).toEqual([])
    await service.close()
    lock.release()
  }, 60_000)
})
