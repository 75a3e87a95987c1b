import { csvHead, csvLines, PRODUCT_NAME } from '@nalam/sdk'
import { eq, sql } from 'drizzle-orm'
import { zip, type AsyncZippable } from 'fflate'
import { z } from 'zod'
import type { Database } from '../../db/open.ts'
import { checkedRows } from '../../db/reads.ts'
import { profileImages } from '../../db/schema.ts'

/** A table of which a doctor gets the own rows. */
interface ExportedTable {
  readonly owner: string
  /** Columns by which the rows are ordered: a time, and what is unique. */
  readonly order: readonly string[]
  /** Columns that are secret, technical or made of others. */
  readonly without?: readonly string[]
}

const byTime = { owner: 'doctor_id', order: ['created_at', 'id'] } as const

/** The tables of an export. A test says why each other table is left out. */
export const EXPORTED: Readonly<Record<string, ExportedTable>> = {
  doctors: { owner: 'id', order: ['id'], without: ['password_hash', 'profile_changes'] },
  profile_images: { owner: 'doctor_id', order: ['created_at', 'name'], without: ['content'] },
  sessions: { owner: 'doctor_id', order: ['created_at', 'token_hash'], without: ['token_hash'] },
  known_devices: { owner: 'doctor_id', order: ['last_used_at', 'token_hash'], without: ['token_hash'] },
  passkeys: { ...byTime, without: ['credential_id', 'public_key', 'counter'] },
  passkey_only: { owner: 'doctor_id', order: ['doctor_id'] },
  passkey_recoveries: { owner: 'doctor_id', order: ['doctor_id'], without: ['token_hash'] },
  calendar_feeds: { owner: 'doctor_id', order: ['doctor_id'], without: ['token_hash'] },
  availability: { owner: 'doctor_id', order: ['doctor_id'] },
  availability_exceptions: { owner: 'doctor_id', order: ['id'] },
  slots: { owner: 'doctor_id', order: ['starts_at', 'id'] },
  bookings: { owner: 'doctor_id', order: ['starts_at', 'id'], without: ['before', 'search_text'] },
  queue_sessions: { owner: 'doctor_id', order: ['day', 'session'] },
  queue_screens: { owner: 'doctor_id', order: ['doctor_id'], without: ['token_hash', 'screens'] },
  queue_entries: { owner: 'doctor_id', order: ['day', 'id'] },
  offers: { ...byTime, without: ['before'] },
  messages: byTime,
  deliveries: { owner: 'doctor_id', order: ['happened_at', 'id'], without: ['webhook_id'] },
  tickets: byTime,
  audit: { owner: 'doctor_id', order: ['at', 'id'] },
  audit_reads: { owner: 'doctor_id', order: ['at', 'id'] },
}

const ROWS_AT_ONCE = 2000

const nameRow = z.object({ name: z.string() })
const valueRow = z.object({ position: z.string(), row: z.array(z.unknown()) })

export async function exportedColumns(db: Database, table: string): Promise<readonly string[]> {
  const statement = sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} order by ordinal_position`
  const rows = await checkedRows(db, statement, nameRow)
  return rows.map(({ name }) => name).filter((name) => EXPORTED[table]?.without?.includes(name) !== true)
}

/** Yields the rows of a doctor, as many as fit into memory together with those of other doctors. */
async function* rowsOf(db: Database, name: string, columns: readonly string[], doctorId: string) {
  const { owner = '', order = [] } = EXPORTED[name] ?? {}
  const named = (list: readonly string[]) =>
    sql.join(
      list.map((column) => sql.identifier(column)),
      sql`, `,
    )
  const position = sql`concat_ws(' ', ${named(order)}) collate "C"`
  for (let after = ''; ;) {
    const statement = sql`
      select ${position} as position, json_build_array(${named(columns)}) as row from ${sql.identifier(name)}
      where ${sql.identifier(owner)} = ${doctorId} and ${position} > ${after}
      order by 1 limit ${ROWS_AT_ONCE}`
    const rows = await checkedRows(db, statement, valueRow)
    if (rows.length > 0) yield rows.map(({ row }) => row)
    const last = rows.at(-1)
    if (last === undefined || rows.length < ROWS_AT_ONCE) return
    after = last.position
  }
}

const about = (files: readonly string[]) => `What ${PRODUCT_NAME} stores of you
Each table is there as JSON and as CSV (UTF-8). Times are in UTC, times of slots and bookings at the clinic.
bookings, audit and others hold names, numbers or ids of patients: keep this file safe.

${files.join('\n')}

Not in it: passwords, codes, links and keys, of which only hashes are stored, and what is kept for minutes only.
`

/**
 * Returns what is stored of a doctor as one ZIP file (ACC-05). Rows that are changed meanwhile are
 * as they were before or after the change.
 */
export async function exportData(
  db: Database,
  doctorId: string,
  at: Date,
): Promise<{ readonly content: Uint8Array; readonly bookings: number }> {
  const files: Record<string, Uint8Array> = {}
  let bookings = 0
  for (const name of Object.keys(EXPORTED)) {
    const columns = await exportedColumns(db, name)
    const json: string[] = []
    const lines = [csvHead(columns)]
    for await (const rows of rowsOf(db, name, columns, doctorId)) {
      if (name === 'bookings') bookings += rows.length
      for (const row of rows)
        json.push(JSON.stringify(Object.fromEntries(columns.map((key, index) => [key, row[index]]))))
      lines.push(csvLines(rows))
    }
    files[`${name}.json`] = Buffer.from(`[\n${json.join(',\n')}\n]\n`)
    files[`${name}.csv`] = Buffer.from(lines.join(''))
  }
  const images = await db
    .select({ name: profileImages.name, content: profileImages.content })
    .from(profileImages)
    .where(eq(profileImages.doctorId, doctorId))
  for (const { name, content } of images) files[`images/${name}`] = content
  const all: AsyncZippable = { 'README.txt': Buffer.from(about(Object.keys(files))), ...files }
  const content = await new Promise<Uint8Array>((resolve, reject) => {
    // Large files are compressed in a thread of their own.
    zip(all, { mtime: at }, (error, zipped) => (error ? reject(error) : resolve(zipped)))
  })
  return { content, bookings }
}
