import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Schema } from '../contract/contractTypes.ts'
import type { Database } from '../db/open.ts'
import { audit } from '../db/schema.ts'

type Activity = Schema<'Activity'>

const NAMES = [
  'account.registered',
  'account.confirmed',
  'email.verified',
  'password.changed',
  'session.opened',
  'session.closed',
  'sessions.ended',
  'passkey.added',
  'passkey.renamed',
  'passkey.removed',
  'passkey.cloned',
  'passkey_only.on',
  'passkey_only.off',
  'recovery.begun',
  'recovery.stopped',
  'data.exported',
  'calendar_feed.created',
  'calendar_feed.names_shown',
  'calendar_feed.names_hidden',
  'calendar_feed.removed',
] as const satisfies readonly Activity['name'][]

/** Entries that are listed. */
const MAX_ENTRIES = 50

/** Returns what happened to a doctor's account, latest first (ACC-06). */
export async function securityActivity(db: Database, doctorId: string): Promise<Activity[]> {
  const rows = await db
    .select({ at: audit.at, name: audit.action })
    .from(audit)
    .where(and(eq(audit.doctorId, doctorId), inArray(audit.action, [...NAMES])))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MAX_ENTRIES)
  return rows.flatMap(({ at, name }) => {
    const known = NAMES.find((one) => one === name)
    return known === undefined ? [] : [{ at: at.toISOString(), name: known }]
  })
}
