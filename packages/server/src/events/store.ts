import { lt, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { events } from '../db/schema.ts'

/** What can change for a doctor. */
export type EventTopic = 'bookings' | 'slots' | 'session'

/** One change. It carries ids and codes only, never a patient's or doctor's particulars. */
export interface ChangeEvent {
  readonly doctorId: string
  readonly topic: EventTopic
  /** What happened, for example `booking.accepted`. */
  readonly name: string
  /** Id of the record that changed. */
  readonly subject: string
  readonly at: Date
}

/** The channel on which every process hears of a doctor's new events; the payload is the doctor's id. */
export const EVENT_CHANNEL = 'doctor_events'

/**
 * Writes an event inside the transaction of the change itself, and wakes the listeners when it commits.
 * Each doctor's events are numbered 1, 2, 3 … The lock on the doctor's row in `event_heads` lasts until the commit, so that
 * events become visible in the order of their numbers: whoever has read number 7 has missed nothing below it.
 */
export async function recordEvent(within: Database, event: ChangeEvent): Promise<void> {
  await within.execute(sql`
    with head as (
      insert into event_heads as heads (doctor_id, last) values (${event.doctorId}, 1)
      on conflict (doctor_id) do update set last = heads.last + 1
      returning last
    ), written as (
      insert into events (doctor_id, number, at, topic, name, subject)
      select ${event.doctorId}, last, ${event.at.toISOString()}::timestamptz, ${event.topic}, ${event.name}, ${event.subject}
      from head
      returning doctor_id
    )
    select pg_notify(${EVENT_CHANNEL}, doctor_id) from written`)
}

/** How long events are stored, in milliseconds. A reader that was away for longer reads everything again. */
const STORED_FOR = 24 * 3_600_000

/** Removes old events. The numbering goes on: it lives in `event_heads`. */
export async function cleanEvents(db: Database, now: Date): Promise<void> {
  await db.delete(events).where(lt(events.at, new Date(now.getTime() - STORED_FOR)))
}
