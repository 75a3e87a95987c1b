import type { Database } from '../db/open.ts'
import { audit } from '../db/schema.ts'
import { recordEvent, type EventTopic } from './events/store.ts'

/** The kinds of records that change, with the topic that reports them to other sessions. */
const TOPICS = {
  booking: 'bookings',
  slot: 'slots',
  slot_change: 'slots',
  availability: 'availability',
  queue: 'queue',
  doctor: undefined,
  ticket: undefined,
} as const satisfies Record<string, EventTopic | undefined>

/** The doctor who makes a change, and the request. */
export interface Changer {
  readonly doctorId: string
  readonly requestId: string
}

/** The record that has changed. */
type Changed =
  | { readonly kind: Exclude<keyof typeof TOPICS, 'doctor'>; readonly id: string }
  /** The doctor. */
  | { readonly kind?: undefined; readonly id?: undefined }

/** A change of a record. Values are ids, codes and numbers; never personal data. */
export type Change = Changed & {
  readonly doctorId: string
  /** What happened, for example `booking.accepted`: the name in the audit and in the event. */
  readonly name: string
  /** The moment that the whole transaction writes. */
  readonly at: Date
  /**
   * The request that made the change. Left out for a change without an audit entry: one by a
   * patient, or a consequence of another change.
   */
  readonly requestId?: string | undefined
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/**
 * Records a change in its transaction: the live event, and the audit entry of the request. The
 * event locks the doctor's event number until the commit.
 */
export async function recordChange(tx: Database, change: Change): Promise<void> {
  const { doctorId, kind = 'doctor', id = doctorId, name, at, requestId, detail = {} } = change
  const topic = TOPICS[kind]
  if (topic !== undefined) await recordEvent(tx, { doctorId, topic, name, subject: id, at })
  if (requestId === undefined) return
  await tx.insert(audit).values({ at, doctorId, action: name, subject: `${kind}:${id}`, detail, requestId })
}
