import { clinicToday } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { systemClock, type Clock } from '../../src/clock.ts'
import { openDatabase, type OpenDatabase } from '../../src/db/open.ts'
import { demoSnapshot } from '../../src/demo/demoSnapshot.ts'
import { restorePoint } from './restorePoint.ts'

/** A database, and the statement that puts it back as it was. */
interface KeptDatabase {
  readonly open: OpenDatabase
  readonly putBack: string
}

/** Databases of a day that nobody uses any more. */
const free = new Map<string, KeptDatabase[]>()

async function newDatabase(clock: Clock): Promise<KeptDatabase> {
  const open = await openDatabase({ kind: 'memory', snapshot: await demoSnapshot(clock) })
  return { open, putBack: await restorePoint(open.db) }
}

/**
 * A database in memory with the demo of the clock's day in it. Opening one takes 0.7 s of processor time: the one that is closed is put
 * back as it was and serves the next test file of this process. Whoever changes its schema opens one of his own.
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
