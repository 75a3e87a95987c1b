import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { migrationHashes } from '../../db/migrations.ts'
import type { Database } from '../../db/open.ts'
import { StartError } from '../../startError.ts'
import { controlLine } from './lines.ts'
import { backupTables } from './tables.ts'
import { writeWhole } from './writeWhole.ts'

const MAX_AT_ONCE = 1000

const textRows = z.object({ rows: z.array(z.object({ row: z.string() })) })
const sequenceRows = z.object({ rows: z.array(z.object({ name: z.string(), value: z.string() })) })

async function* linesOf(db: Database, clock: Clock, rows: Record<string, number>): AsyncGenerator<string> {
  const migrations = await migrationHashes(db)
  yield controlLine({ format: 'nalam-backup', version: 1, madeAt: clock.now().toISOString(), migrations })
  for (const table of await backupTables(db)) {
    yield controlLine({ table: table.name, columns: [...table.columns] })
    const columns = sql.join(
      table.columns.map((column) => sql.identifier(column)),
      sql`, `,
    )
    await db.execute(sql`
      declare backup_rows no scroll cursor for
      select to_jsonb(picked)::text as row from (select ${columns} from ${sql.identifier(table.name)}) picked`)
    let count = 0
    for (;;) {
      const some = textRows.parse(await db.execute(sql.raw(`fetch ${MAX_AT_ONCE} from backup_rows`))).rows
      if (some.length === 0) break
      count += some.length
      yield some.map(({ row }) => `${row}\n`).join('')
    }
    await db.execute(sql`close backup_rows`)
    rows[table.name] = count
  }
  const found: unknown = await db.execute(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`)
  const sequences = Object.fromEntries(sequenceRows.parse(found).rows.map(({ name, value }) => [name, value]))
  yield controlLine({ rows, sequences })
}

/**
 * Writes a consistent backup of one moment, while others keep writing. The file is readable by this
 * user only and appears when it is complete.
 *
 * @returns the number of rows in it, by table
 * @throws StartError when the file exists already or cannot be written
 */
export async function writeBackup(db: Database, clock: Clock, file: string): Promise<Record<string, number>> {
  if (existsSync(file)) throw new StartError(`The file ${file} is there already; name another one.`)
  const rows: Record<string, number> = {}
  await writeWhole(file, (output) =>
    db.transaction((tx) => pipeline(Readable.from(linesOf(tx, clock, rows)), createGzip(), output), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  )
  return rows
}
