import { and, asc, desc, eq, gte, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { bookings } from '../db/schema.ts'
import { bookingColumns, summaryOfDoctor } from './queries.ts'
import type { WalkShape } from './rules.ts'

/** The name of a shape's prepared statements; equal shapes have equal names. */
export function walkName({ branches, order }: WalkShape): string {
  return `${order}_${branches.map(({ status, from }) => `${status ?? 'any'}${from === 'from' ? '' : 'p'}`).join('_')}`
}

/**
 * The reads of a filtered list. Every branch is one walk along an index in the wanted order, `bookings_doctor_status` for one
 * status and `bookings_doctor_latest` for any; PostgreSQL merges the walks and stops after the page. As in the unfiltered list,
 * a later page starts after the last row of the page before, which is found in the index alone.
 */
export function walkQueries(db: Database, { branches, order }: WalkShape) {
  const [direction, following] = order === 'soonest' ? [asc, sql.raw('>')] : [desc, sql.raw('<')]
  const ordered = [direction(sql`walk.starts_at`), direction(sql`walk.id`)]
  const merged = (most: Placeholder, after?: SQL) => {
    const walks = branches.map(
      ({ status, from }) =>
        sql`${db
          .select(bookingColumns)
          .from(bookings)
          .where(
            and(
              eq(bookings.doctorId, sql.placeholder('doctorId')),
              // Written out, so that every plan knows it: there are four.
              status === undefined ? undefined : sql`${bookings.status} = ${sql.raw(String(status))}`,
              gte(bookings.startsAt, sql.placeholder(from)),
              lt(bookings.startsAt, sql.placeholder('before')),
              after,
            ),
          )
          // The planner takes each walk by itself: it must know the order, and that only the beginning is needed.
          .orderBy(direction(bookings.startsAt), direction(bookings.id))
          .limit(most)}`,
    )
    return sql`(${sql.join(walks, sql` union all `)}) walk`
  }
  // Looked for once, whatever the number of walks.
  const lastBefore = db.$with('last_before').as(
    db
      .select({ startsAt: sql`walk.starts_at`.as('starts_at'), id: sql`walk.id`.as('id') })
      .from(merged(sql.placeholder('offset')))
      .orderBy(...ordered)
      .limit(1)
      .offset(sql.placeholder('skipped')),
  )
  const page = (select: Pick<Database, 'select'>, after?: SQL) =>
    select
      .select({
        id: sql<string>`walk.id`,
        bookingNumber: sql<string>`walk.booking_number`,
        startsAt: sql<string>`walk.starts_at`,
        patientName: sql<string>`walk.patient_name`,
        patientPhone: sql<string>`walk.patient_phone`,
        mode: sql<string>`walk.mode`,
        status: sql<number>`walk.status`,
        decidedAt: sql<Date | null>`walk.decided_at`.mapWith(bookings.decidedAt),
        summary: summaryOfDoctor.as('summary'),
      })
      .from(merged(sql.placeholder('rows'), after))
      .orderBy(...ordered)
      .limit(sql.placeholder('rows'))
  return {
    first: page(db),
    /** Takes `offset`, and `skipped`, which is one less. */
    later: page(
      db.with(lastBefore),
      sql`(${bookings.startsAt}, ${bookings.id}) ${following} (select starts_at, id from last_before)`,
    ),
  }
}
