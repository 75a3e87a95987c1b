import { clinicToday } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { systemClock, type Clock } from '../../src/clock.ts'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { demoSnapshot } from './demoSnapshot.ts'
import { restorePoint } from './restorePoint.ts'

/** A database, and the SQL that restores its initial state. */
interface KeptDatabase {
  readonly open: OpenDatabase
  readonly putBack: string
}

/** Unused databases by day. */
const free = new Map<string, KeptDatabase[]>()

async function newDatabase(clock: Clock): Promise<KeptDatabase> {
  const open = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot(clock) })
  return { open, putBack: await restorePoint(open.db) }
}

/**
 * Returns an in-memory database with demo data of the clock's day. Opening one takes 0.7 s of
 * processor time. Therefore closing it restores its initial state, and the next test file of this
 * process uses it again. A test that changes the schema opens its own database.
 */
export async function demoDatabase(clock: Clock = systemClock): Promise<OpenDatabase> {
  const day = clinicToday(clock.now())
  const { open, putBack } = free.get(day)?.pop() ?? (await newDatabase(clock))
  return {
    ...open,
    async close() {
      await open.db.execute(sql.raw(putBack))
      free.set(day, [...(free.get(day) ?? []), { open, putBack }])
    },
  }
}
