import { and, asc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { changeInSteps, removeInSteps, type IsClosed } from '../../db/inSteps.ts'
import type { Database } from '../../db/open.ts'
import { eventHeads, events } from '../../db/schema.ts'
import { latestMoment } from '../../clock.ts'

/** The kinds of records that an event reports. */
export type EventTopic = (typeof events.$inferSelect)['topic']

/** One change. It contains ids and codes only, never personal data of a patient or doctor. */
export type ChangeEvent = Omit<typeof events.$inferInsert, 'number'>

/**
 * The channel that notifies every process of a doctor's new events; the payload is the doctor's id.
 */
export const EVENT_CHANNEL = 'doctor_events'

/**
 * Writes an event in the same transaction as the change, and notifies the listeners when it
 * commits. Each doctor's events are numbered 1, 2, 3 … The lock on the doctor's row in
 * `event_heads` lasts until the commit, so that events become visible in the order of their
 * numbers: a reader that has seen number 7 has missed no lower number.
 */
export async function recordEvent(tx: Database, event: ChangeEvent): Promise<void> {
  await tx.execute(sql`
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

export type StoredEvent = Pick<typeof events.$inferSelect, 'number' | 'topic' | 'name' | 'subject'>

export interface EventHead {
  /** 0 if there was none yet. */
  readonly last: number
  /** Time of the event; `undefined` if it is no longer stored. */
  readonly at: Date | undefined
}

export type EventReads = ReturnType<typeof createEventReads>

/**
 * Prepares the queries once: after a restart a thousand streams may reconnect in the same second.
 */
export function createEventReads(db: Database) {
  const after = db
    .select({ number: events.number, topic: events.topic, name: events.name, subject: events.subject })
    .from(events)
    .where(and(eq(events.doctorId, sql.placeholder('doctorId')), gt(events.number, sql.placeholder('number'))))
    .orderBy(asc(events.number))
    .limit(sql.placeholder('limit'))
    .prepare('events_after')
  const heads = db
    .select({ doctorId: eventHeads.doctorId, last: eventHeads.last, at: events.at })
    .from(eventHeads)
    .leftJoin(events, and(eq(events.doctorId, eventHeads.doctorId), eq(events.number, eventHeads.last)))
    .where(sql`${eventHeads.doctorId} = any(${sql.placeholder('doctorIds')}::text[])`)
    .prepare('event_heads_of')
  return {
    /** Returns the events of a doctor after a number, in order. */
    after: (doctorId: string, number: number, limit: number): Promise<StoredEvent[]> =>
      after.execute({ doctorId, number, limit }),
    /** Returns the last events of some doctors; doctors without events are left out. */
    async heads(doctorIds: readonly string[]): Promise<ReadonlyMap<string, EventHead>> {
      const rows = await heads.execute({ doctorIds })
      return new Map(rows.map(({ doctorId, last, at }) => [doctorId, { last, at: at ?? undefined }]))
    },
  }
}

/**
 * How long events are stored, in milliseconds. A reader that was away for longer
 * fetches everything again.
 */
export const STORED_FOR = 24 * 3_600_000

/**
 * Removes old events. The numbering continues, because it is stored in `event_heads`. The time of
 * an event from the future begins when it is noticed here.
 */
export async function cleanEvents(db: Database, now: Date, isClosed?: IsClosed): Promise<void> {
  const correct = (these: SQL) => db.update(events).set({ at: now }).where(these).returning({ number: events.number })
  await changeInSteps(events, gt(events.at, latestMoment(now)), correct, isClosed)
  await removeInSteps(db, events, lt(events.at, new Date(now.getTime() - STORED_FOR)), isClosed)
}
