import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { clinicNow, clinicToday } from '@nalam/sdk'
import { systemClock, type Clock } from '../../src/clock.ts'
import { openDatabase } from '../../src/db/open.ts'
import { createPasswords } from '../../src/security/passwords.ts'
import { patientsOfToday } from '../../src/demo/patients.ts'
import { seedDemo } from '../../src/demo/seedDemo.ts'

const packageFolder = resolve(import.meta.dirname, '../..')

/**
 * Returns a hash of what the demo data depends on: the migrations in their order, the code that creates it,
 * the day, and the patients who are still to come in the evening.
 */
function fingerprint(clock: Clock): string {
  const hash = createHash('sha256').update(clinicToday(clock.now()))
  hash.update(JSON.stringify(patientsOfToday(clinicNow(clock.now()))))
  for (const folder of ['drizzle', 'drizzle/meta', 'src/db', 'src/demo', 'src/resources/lookups']) {
    for (const name of readdirSync(join(packageFolder, folder)).sort()) {
      if (/\.(?:sql|ts)$|^_journal\.json$/.test(name))
        hash.update(name).update(readFileSync(join(packageFolder, folder, name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Returns the path of the cached demo data for the clock's day and time.
 *
 * @param ending distinguishes kinds of copies
 */
export const demoFile = (clock: Clock, ending: string): string =>
  join(packageFolder, '.cache', `demo-${fingerprint(clock)}.${ending}`)

/**
 * Returns a copy of an in-memory database with demo data, from which others can be opened. It is
 * created once per day and cached in `.cache/`: filling a database takes seconds, copying one takes
 * a fraction. For tests; runs from source.
 */
export async function demoSnapshot(clock: Clock = systemClock): Promise<Blob> {
  const file = demoFile(clock, 'tar')
  if (existsSync(file)) return new Blob([readFileSync(file)])
  const open = await openDatabase({ kind: 'memory' })
  try {
    await seedDemo(open.db, clock, createPasswords())
    const snapshot = await open.snapshot()
    mkdirSync(dirname(file), { recursive: true })
    const part = `${file}.${process.pid}`
    writeFileSync(part, new Uint8Array(await snapshot.arrayBuffer()))
    renameSync(part, file)
    return snapshot
  } finally {
    await open.close()
  }
}
