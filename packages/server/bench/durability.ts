import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '../src/operations/backup/restoreBackup.ts'
import { writeBackup } from '../src/operations/backup/writeBackup.ts'
import { systemClock } from '../src/clock.ts'
import { openDatabase } from '../src/db/open.ts'
import { copyBuild, startServerProcess } from '../test/support/serverProcess.ts'
import { measureConcurrency } from './concurrency.ts'
import { measureCrashes } from './crashes.ts'
import { fillManyBookings } from './manyBookings.ts'
import { percentile, recordSection, shown } from './record.ts'
import { amount, onBoth, patient, sectionOf } from './setting.ts'

// Measurements of durability: backups, starts, races and crashes.

/** Measures the time of a backup and of its restore. */
export async function backups(): Promise<void> {
  const rows = amount(100_000)
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  const lines = await onBoth(async (name, source) => {
    const [full, file] = [await openDatabase(patient(source)), join(folder, `${name}.gz`)]
    await fillManyBookings(full.db, rows, Math.max(1, Math.floor(rows / 2000)))
    const began = performance.now()
    await writeBackup(full.db, systemClock, file)
    const written = performance.now()
    await full.close()
    const empty = await openDatabase({ kind: 'memory' })
    const opened = performance.now()
    await restoreBackup(empty.db, file)
    const restored = performance.now()
    await empty.close()
    const size = shown(statSync(file).size / 1e6)
    return [`| ${name} | ${shown((written - began) / 1000)} | ${size} | ${shown((restored - opened) / 1000)} |`]
  })
  rmSync(folder, { recursive: true })
  recordSection(sectionOf('Backup and restore'), [
    `${rows.toLocaleString('en')} bookings; restored into the embedded database.`,
    '',
    '| backup of | backup s | file MB | restore s |',
    '|---|---|---|---|',
    ...lines,
  ])
}

/** Measures V4: the time from the start of the process until it is ready, with the built file. */
export async function starts(): Promise<void> {
  const first: number[] = []
  const again: number[] = []
  const main = copyBuild()
  for (let round = 0; round < 5; round += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    for (const times of [first, again]) {
      const server = await startServerProcess(['--demo', '--data', folder], {}, main)
      times.push(server.readyAfter)
      await server.stop()
    }
    rmSync(folder, { recursive: true })
  }
  recordSection('V4 Start', [
    `Medians of five starts of the built file with a data folder: first start with demo data ${shown(percentile(first, 0.5) / 1000)} s (goal ≤ 8), start on an existing folder ${shown(percentile(again, 0.5) / 1000)} s (goal ≤ 1).`,
  ])
}

/** Measures R2: of many simultaneous requests exactly one succeeds. */
export async function races(): Promise<void> {
  const rounds = amount(100)
  const lines = await onBoth(async (name, source) => {
    const { failures } = await measureConcurrency(source, rounds, 200)
    if (failures.length > 0) process.exitCode = 1
    return [
      `- ${name}: ${failures.length} of ${rounds} rounds without exactly one winner. Each round has 200 decisions of one booking, 200 creations of one slot, 200 patients for one slot, 200 undos of one decision against 200 patients for its slot, and 200 walk-ins, patients and deletions of five slots.`,
      ...failures.slice(0, 5).map((failure) => `  - ${failure}`),
    ]
  })
  recordSection('R2 Exactly one wins', lines)
}

/** Measures R3: kills during writes. */
export async function crashes(): Promise<void> {
  const kills = amount(200)
  const main = copyBuild()
  const lines = await onBoth(async (name, source) => {
    const url = source.kind === 'postgres' ? source.url : undefined
    const report = await measureCrashes(kills, url, main)
    const seconds = (milliseconds: number[], share: number) => shown(percentile(milliseconds, share) / 1000)
    if (report.lost + report.doubled + report.torn > 0) process.exitCode = 1
    return [
      `- ${name}${url === undefined ? ' (data folder)' : ''}: ${report.kills} × \`kill -9\`, ${report.acknowledged.toLocaleString('en')} acknowledged writes (slots, decisions, profiles), ${report.lost} lost, ${report.doubled} duplicated, ${report.torn} partially applied. Ready again after ${seconds(report.restarts, 0.5)} s (median), ${seconds(report.restarts, 0.95)} s (p95), ${seconds(report.restarts, 1)} s (maximum; goal ≤ 2). Processor time of a restart: ${seconds(report.work, 0.5)} s (median), ${seconds(report.work, 1)} s (maximum); the rest is waiting for a processor.`,
    ]
  })
  recordSection(sectionOf('R3 Killed in the middle of writes'), lines)
}
