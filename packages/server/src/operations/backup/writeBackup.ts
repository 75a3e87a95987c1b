import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync, existsSync, type WriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { migrationHashes } from '../../db/migrations.ts'
import type { Database } from '../../db/open.ts'
import { checkedRows } from '../../db/reads.ts'
import { StartError } from '../../startError.ts'

// Tables that are not backed up: sessions, codes, limits, mails and messages that wait, and data
// for retries and undo. A restore must not revive an ended session or a replaced address of a
// calendar feed or a screen, or a stopped way back to the password, send old codes, or tell a patient
// something twice.
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
  'queue_screens',
  'platform_holds',
])

export interface BackupTable {
  readonly name: string
  /** All columns except generated ones, in the order of their names. */
  readonly columns: readonly string[]
}

const columnRow = z.object({ name: z.string(), columns: z.array(z.string()) })
const referenceRow = z.object({ from: z.string(), to: z.string() })

/**
 * Returns every table of a backup, each after the tables that it references. The list is read from
 * the database, so that no table is forgotten.
 */
export async function backupTables(db: Database): Promise<BackupTable[]> {
  const columns = sql`
    select c.relname as name, array_agg(a.attname::text order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`
  const foreignKeys = sql`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`
  const tables = await checkedRows(db, columns, columnRow)
  const references = await checkedRows(db, foreignKeys, referenceRow)
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

// A backup is gzipped text. Lines that begin with # are control lines; the others are rows as JSON,
// with the columns of the last named table. Rows are never parsed here, so numbers and instants
// keep every digit.

const headSchema = z.object({
  format: z.literal('nalam-backup'),
  version: z.literal(1),
  /** RFC 3339, UTC. */
  madeAt: z.string(),
  /** Hashes that identify the schema; see `migrationHashes`. */
  migrations: z.array(z.string()),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const endSchema = z.object({
  /** Rows by table. A truncated file has no such line. */
  rows: z.record(z.string(), z.number()),
  /** Last values of the sequences, as text. */
  sequences: z.record(z.string(), z.string()),
})

export type BackupHead = z.infer<typeof headSchema>
export type BackupEnd = z.infer<typeof endSchema>
type ControlLine = BackupHead | z.infer<typeof tableSchema> | BackupEnd

export const isControlLine = (line: string): boolean => line.startsWith('#')

/** Parses a control line. @throws when the line does not belong to a backup */
export function parseControlLine(line: string): ControlLine {
  return z.union([headSchema, tableSchema, endSchema]).parse(JSON.parse(line.slice(1)))
}

const controlLine = (content: ControlLine): string => `#${JSON.stringify(content)}\n`

/**
 * Splits text into lines. The text is read no faster than the lines are used, and no line grows
 * beyond a limit: a small file can unpack to gigabytes.
 *
 * @throws StartError when a line is longer
 */
export async function* splitLines(text: AsyncIterable<string>, max: number): AsyncGenerator<string, void> {
  let parts: string[] = []
  let length = 0
  const add = (part: string) => {
    length += part.length
    if (length > max) throw new StartError(`The backup has a row of more than ${max} characters; nothing was restored.`)
    parts.push(part)
  }
  for await (const chunk of text) {
    let start = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      add(chunk.slice(start, end))
      yield parts.join('')
      parts = []
      length = 0
      start = end + 1
    }
    if (start < chunk.length) add(chunk.slice(start))
  }
  if (parts.length > 0) yield parts.join('')
}

/**
 * Writes a file that is readable by this user only and appears when it is complete. Until then it
 * has a name that nobody can guess, and it is created exclusively: in a folder that others can write
 * to, no link of theirs is followed and no file of theirs is used.
 *
 * @param write writes the content and ends the stream
 * @throws StartError when the file cannot be written
 */
export async function writeWhole(file: string, write: (output: WriteStream) => Promise<void>): Promise<void> {
  const part = `${file}.${randomBytes(12).toString('hex')}.part`
  try {
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await once(output, 'open')
    await write(output)
    renameSync(part, file)
  } catch (error) {
    rmSync(part, { force: true })
    if (error instanceof Error && 'path' in error && 'code' in error) {
      throw new StartError(`The file ${file} cannot be written (${String(error.code)}).`)
    }
    throw error
  }
}

const MAX_AT_ONCE = 1000

const textRow = z.object({ row: z.string() })
const sequenceRow = z.object({ name: z.string(), value: z.string() })

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
      const some = await checkedRows(db, sql.raw(`fetch ${MAX_AT_ONCE} from backup_rows`), textRow)
      if (some.length === 0) break
      count += some.length
      yield some.map(({ row }) => `${row}\n`).join('')
    }
    await db.execute(sql`close backup_rows`)
    rows[table.name] = count
  }
  const found = sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null`
  const sequences = await checkedRows(db, found, sequenceRow)
  yield controlLine({ rows, sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])) })
}

/**
 * Writes a consistent backup of one moment, while others keep writing. The file is readable by this
 * user only and appears when it is complete.
 *
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
