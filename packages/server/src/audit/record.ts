import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { audit } from '../db/schema.ts'

/** Something a doctor did. Values are ids, codes and numbers; never a patient's or doctor's particulars. */
export interface AuditEntry {
  readonly doctorId: string
  readonly action: string
  /** What it was done to, `booking:<id>` for example. */
  readonly subject: string
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  readonly requestId: string
}

/** Writes an entry inside the transaction of the change itself: both are stored or neither. */
export async function recordAudit(within: Database, clock: Clock, entry: AuditEntry): Promise<void> {
  await within.insert(audit).values({ at: clock.now(), ...entry, detail: entry.detail ?? {} })
}
