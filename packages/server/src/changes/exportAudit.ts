import { csvHead, csvLines } from '@nalam/sdk'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../db/open.ts'
import { checkedRows } from '../db/reads.ts'

export interface AuditRange {
  /** Start of the range, inclusive. */
  readonly from: Date
  /** End of the range, exclusive. */
  readonly to: Date
  /** Only the entries of this doctor; `undefined` for all doctors. */
  readonly doctorId: string | undefined
}

const entrySchema = z.object({
  /** RFC 3339, UTC. */
  at: z.string(),
  /** Whether the doctor changed something or read a list. */
  kind: z.enum(['change', 'read']),
  doctor: z.string(),
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  requestId: z.string(),
})
export type ExportedEntry = z.infer<typeof entrySchema>

const rowSchema = z.object({ position: z.string(), entry: entrySchema })

const MAX_AT_ONCE = 1000

/** Yields changes and reads in the order of time, up to a thousand per batch. */
export async function* exportAudit(
  db: Database,
  { from, to, doctorId }: AuditRange,
): AsyncGenerator<readonly ExportedEntry[]> {
  const wireTime = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  let start = from.toISOString()
  let after = ''
  for (;;) {
    const isWanted = sql`at >= ${start}::timestamptz and at < ${to.toISOString()}::timestamptz
      and (${doctorId ?? null}::text is null or doctor_id = ${doctorId ?? null})`
    const statement = sql`
      select position, jsonb_build_object('at', wire_time, 'kind', kind, 'doctor', doctor_id, 'action', action,
        'subject', subject, 'detail', detail, 'requestId', request_id) as entry
      from (
        select ${wireTime} || ' change ' || lpad(id::text, 19, '0') as position, ${wireTime} as wire_time,
          'change' as kind, doctor_id, action, subject, detail, request_id
        from audit where ${isWanted}
        union all
        select ${wireTime} || ' read ' || lpad(id::text, 19, '0'), ${wireTime},
          'read', doctor_id, 'list.read', list, jsonb_build_object('page', page, 'rows', row_count), request_id
        from audit_reads where ${isWanted}
      ) entries
      where position collate "C" > ${after} collate "C"
      order by position collate "C" limit ${MAX_AT_ONCE}`
    const rows = await checkedRows(db, statement, rowSchema)
    if (rows.length > 0) yield rows.map(({ entry }) => entry)
    const last = rows.at(-1)
    if (last === undefined || rows.length < MAX_AT_ONCE) return
    after = last.position
    start = last.entry.at
  }
}

export const AUDIT_FORMATS = ['ndjson', 'csv'] as const
export type AuditFormat = (typeof AUDIT_FORMATS)[number]

const COLUMNS = ['at', 'kind', 'doctor', 'action', 'subject', 'detail', 'requestId'] as const

/** Returns the header line of an export; empty for NDJSON. */
export function auditHead(format: AuditFormat): string {
  return format === 'csv' ? csvHead(COLUMNS) : ''
}

/** Formats one entry as a line including its line end. */
export function auditLine(entry: ExportedEntry, format: AuditFormat): string {
  if (format === 'ndjson') return `${JSON.stringify(entry)}\n`
  return csvLines([COLUMNS.map((column) => entry[column])])
}
