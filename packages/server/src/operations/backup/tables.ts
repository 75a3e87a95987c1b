import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../db/open.ts'

// Tables that are not backed up: sessions, codes, limits, mails and messages that wait, and data
// for retries and undo. A restore must not revive an ended session or a replaced address of a
// calendar feed or a stopped way back to the password, send old codes, or tell a patient something
// twice.
const LEFT_OUT: ReadonlySet<string> = new Set([
  'sessions',
  'passkey_challenges',
  'passkey_recoveries',
  'codes',
  'rate_limits',
  'outbox',
  'messages',
  'deliveries',
  'reminder_days',
  'idempotency_keys',
  'slot_changes',
  'calendar_feeds',
])

/** A table of the schema, with the columns that a backup holds. */
export interface BackupTable {
  readonly name: string
  /** All columns except generated ones, in the order of their names. */
  readonly columns: readonly string[]
}

const columnRows = z.object({ rows: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })) })
const referenceRows = z.object({ rows: z.array(z.object({ from: z.string(), to: z.string() })) })

/**
 * Returns every table of a backup, each after the tables that it references. The list is read from
 * the database, so that no table is forgotten.
 */
export async function backupTables(db: Database): Promise<BackupTable[]> {
  const { rows: tables } = columnRows.parse(
    await db.execute(sql`
      select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`),
  )
  const { rows: references } = referenceRows.parse(
    await db.execute(sql`
      select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`),
  )
  const waiting = tables.filter(({ name }) => !LEFT_OUT.has(name))
  const ordered: BackupTable[] = []
  while (waiting.length > 0) {
    const isFree = ({ name }: BackupTable) =>
      !references.some(({ from, to }) => from === name && waiting.some((table) => table.name === to))
    const next = waiting.findIndex(isFree)
    const [table] = waiting.splice(next, 1)
    if (next < 0 || table === undefined) throw new Error('The tables refer to one another in a circle')
    ordered.push(table)
  }
  return ordered
}
