import { lt, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { removeInSteps, type IsClosed } from '../db/inSteps.ts'
import type { Database } from '../db/open.ts'
import { auditReads } from '../db/schema.ts'
import { exceptionFields, type Log } from '../http/log.ts'
import { Refusal } from '../contract/refusal.ts'

/**
 * One read of a list with patient data, or by a platform. Never contains a patient's name or number,
 * or a search text.
 */
export interface ReadEntry {
  /** The doctor, or the platform. */
  readonly doctorId: string
  readonly list:
    | 'dashboard'
    | 'bookings'
    | 'search'
    | 'undoable'
    | 'calendar'
    | 'queue'
    | 'closed days'
    | 'cancellations'
    | 'feed'
    | 'export'
    | 'platform doctors'
    | 'platform times'
    | 'platform booking'
  /** Page number, from 1. */
  readonly page: number
  /** Rows in the response. */
  readonly rowCount: number
  readonly requestId: string
}

/**
 * The audit of reads. Entries are buffered and stored in batches, so that reading a list needs no
 * write of its own. A graceful stop stores all entries. A crash loses the entries of the last
 * {@link STORE_EVERY_MILLISECONDS} and of the statement in progress.
 */
export type ReadAudit = ReturnType<typeof createReadAudit>

const STORE_EVERY_MILLISECONDS = 100
const MAX_IN_ONE_STATEMENT = 2000
const MAX_WAITING = 10_000
const RETRY_MILLISECONDS = 1000

export function createReadAudit(db: Database, clock: Clock, log: Log) {
  let waiting: (ReadEntry & { readonly at: string })[] = []
  let timer: NodeJS.Timeout | undefined
  let storing: Promise<void> | undefined

  async function storeSome(): Promise<void> {
    const entries = waiting.slice(0, MAX_IN_ONE_STATEMENT)
    // All entries are sent as one parameter.
    await db.execute(sql`
      insert into audit_reads (at, doctor_id, list, page, row_count, request_id)
      select at, "doctorId", list, page, "rowCount", "requestId" from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as entry (at timestamptz, "doctorId" text, list text, page integer, "rowCount" integer, "requestId" text)`)
    waiting = waiting.slice(entries.length)
  }

  function storeSoon(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined
      storing ??= store()
    }, milliseconds)
    timer.unref()
  }

  async function store(): Promise<void> {
    try {
      await storeSome()
      if (waiting.length > 0) storeSoon(0)
    } catch (error) {
      log.error('audit delayed', { waiting: waiting.length, ...exceptionFields(error) })
      storeSoon(RETRY_MILLISECONDS)
    } finally {
      storing = undefined
    }
  }

  return {
    /**
     * Adds an entry.
     *
     * @throws Refusal `server.unavailable` when too many entries wait to be stored:
     * data is not shown if the read cannot be audited
     */
    record(entry: ReadEntry): void {
      if (waiting.length >= MAX_WAITING) throw new Refusal('server.unavailable').with({ retryAfter: 2 })
      waiting.push({ ...entry, at: clock.now().toISOString() })
      storeSoon(STORE_EVERY_MILLISECONDS)
    },
    /** Removes entries older than 12 months. */
    async clean(isClosed?: IsClosed): Promise<void> {
      // Uses the database's clock, like the trigger that protects newer rows.
      await removeInSteps(db, auditReads, lt(auditReads.at, sql`now() - interval '12 months'`), isClosed)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      timer = undefined
      await storing
      clearTimeout(timer)
      try {
        while (waiting.length > 0) await storeSome()
      } catch (error) {
        log.error('audit lost', { entries: waiting.length, ...exceptionFields(error) })
      }
    },
  }
}
