import type { Clock } from '../clock.ts'
import type { Database } from '../db/open.ts'
import { audit } from '../db/schema.ts'

/**
 * An action of a doctor. Values are ids, codes and numbers; never personal data of a patient or
 * doctor.
 */
export interface AuditEntry {
  readonly doctorId: string
  readonly action: string
  /** The object of the action, for example `booking:<id>`. */
  readonly subject: string
  readonly detail?: Readonly<Record<string, string | number | boolean>>
  readonly requestId: string
}

/** Writes an entry in the same transaction as the change: both are stored or neither. */
export async function recordAudit(within: Database, clock: Clock, entry: AuditEntry): Promise<void> {
  await within.insert(audit).values({ at: clock.now(), ...entry, detail: entry.detail ?? {} })
}
