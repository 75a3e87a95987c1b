import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { migrationHashes } from '../../db/migrations.ts'
import type { Database } from '../../db/open.ts'
import { checkedRows } from '../../db/reads.ts'
import { codeOf, StartError } from '../../startError.ts'
import {
  isControlLine,
  parseControlLine,
  splitLines,
  backupTables,
  type BackupEnd,
  type BackupHead,
  type BackupTable,
} from './writeBackup.ts'

const MAX_ROWS = 500
const MAX_CHARACTERS = 4_000_000
/** Characters of one row. The longest holds a profile image of at most 5 MiB, two characters per byte. */
const MAX_ROW_CHARACTERS = 16_000_000

/** Tables that have rows in a new database: the lookups and the metadata. */
const FILLED_FROM_THE_START = new Set(['countries', 'states', 'cities', 'localities', 'specialities', 'metadata'])

const countRow = z.object({ count: z.coerce.number<number>() })

async function isEmpty(db: Database, table: string): Promise<boolean> {
  const statement = sql`select count(*) from (select 1 from ${sql.identifier(table)} limit 1) first`
  return (await checkedRows(db, statement, countRow))[0]?.count === 0
}

async function refuseMismatch(db: Database, head: BackupHead, tables: readonly BackupTable[]): Promise<void> {
  const migrations = await migrationHashes(db)
  if (migrations.join() !== head.migrations.join()) {
    throw new StartError(
      `The backup has the schema of another version (${head.migrations.length} migrations, this one has ${migrations.length}); restore it with the version that made it, then migrate.`,
    )
  }
  for (const { name } of tables) {
    if (FILLED_FROM_THE_START.has(name) || (await isEmpty(db, name))) continue
    throw new StartError(`The database is not empty (${name}); a backup is restored into a new one only.`)
  }
}

async function insertRows(db: Database, table: BackupTable, rows: readonly string[]): Promise<void> {
  const columns = sql.join(
    table.columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const name = sql.identifier(table.name)
  await db.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${`[${rows.join()}]`}::jsonb)`)
}

/**
 * Inserts the rows of a backup into the tables. The triggers are disabled, so that the rows they
 * once wrote are not written twice.
 */
async function insertLines(
  db: Database,
  lines: AsyncIterable<string>,
  tables: readonly BackupTable[],
): Promise<BackupEnd> {
  const counts: Record<string, number> = {}
  let end: BackupEnd | undefined
  let table: BackupTable | undefined
  let rows: string[] = []
  let characters = 0
  const flush = async () => {
    if (table !== undefined && rows.length > 0) await insertRows(db, table, rows)
    rows = []
    characters = 0
  }
  for await (const line of lines) {
    if (isControlLine(line)) {
      await flush()
      const content = parseControlLine(line)
      if ('table' in content) {
        table = tables.find(({ name }) => name === content.table)
        if (table?.columns.join() !== content.columns.toSorted().join())
          throw new StartError(`Unknown table ${content.table}.`)
        counts[content.table] = 0
      } else if ('rows' in content) end = content
      continue
    }
    if (table === undefined) throw new StartError('The backup has a row without a table.')
    counts[table.name] = (counts[table.name] ?? 0) + 1
    rows.push(line)
    characters += line.length
    if (rows.length >= MAX_ROWS || characters > MAX_CHARACTERS) await flush()
  }
  if (end === undefined || JSON.stringify(end.rows) !== JSON.stringify(counts)) {
    throw new StartError('The backup is not complete; nothing was restored.')
  }
  return end
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file)
  const text = input.pipe(createGunzip()).setEncoding('utf8')
  input.once('error', (error) => text.destroy(error))
  try {
    yield* splitLines(text, MAX_ROW_CHARACTERS)
  } finally {
    input.destroy()
  }
}

async function headOf(lines: AsyncGenerator<string>): Promise<BackupHead> {
  const first = await lines.next()
  const content = first.done !== true && isControlLine(first.value) ? parseControlLine(first.value) : undefined
  if (content === undefined || !('format' in content)) throw new StartError('The file is not a backup.')
  return content
}

/**
 * Restores a backup into a new database, completely or not at all.
 *
 * @returns the number of restored rows by table, and the time of the backup (RFC 3339)
 * @throws StartError with one sentence when the file or the database is not suitable
 */
export async function restoreBackup(
  db: Database,
  file: string,
): Promise<{ rows: Readonly<Record<string, number>>; madeAt: string }> {
  const lines = linesOf(file)
  try {
    const head = await headOf(lines)
    const tables = await backupTables(db)
    return await db.transaction(async (tx) => {
      await refuseMismatch(tx, head, tables)
      for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} disable trigger user`)
      for (const { name } of tables.toReversed()) {
        if (FILLED_FROM_THE_START.has(name)) await tx.execute(sql`delete from ${sql.identifier(name)}`)
      }
      const end = await insertLines(tx, lines, tables)
      for (const [name, value] of Object.entries(end.sequences)) {
        await tx.execute(sql`select setval(${`public.${name}`}::regclass, ${value}::bigint)`)
      }
      for (const { name } of tables) await tx.execute(sql`alter table ${sql.identifier(name)} enable trigger user`)
      return { rows: end.rows, madeAt: head.madeAt }
    })
  } catch (error) {
    if (error instanceof StartError) throw error
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new StartError(`The file ${file} cannot be read (${code}).`)
    }
    if (code.startsWith('Z_') || error instanceof SyntaxError || error instanceof z.ZodError) {
      throw new StartError(`The file ${file} is not a whole backup; nothing was restored.`)
    }
    throw error
  }
}
