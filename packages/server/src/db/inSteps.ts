import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/**
 * Maximum number of rows of one statement. A table may have more rows to clean than one statement
 * can reach within its timeout, and it would then fail every time.
 */
export const ROWS_PER_STEP = 500

/** Whether the process is closing: the rest is done by the next run, also by another process. */
export type IsClosed = () => boolean

const never: IsClosed = () => false

/** Some of the rows; those that a request has locked are left for the next run. */
const some = (table: PgTable, which: SQL | undefined) =>
  sql`ctid = any(array(select ctid from ${table} where ${which} limit ${ROWS_PER_STEP} for update skip locked))`

async function inSteps(step: () => Promise<readonly unknown[]>, isClosed: IsClosed): Promise<void> {
  while (!isClosed() && (await step()).length === ROWS_PER_STEP);
}

/** Removes rows in bounded steps. @param which should be one range of an index */
export function removeInSteps(
  db: Database,
  table: PgTable,
  which: SQL | undefined,
  isClosed: IsClosed = never,
): Promise<void> {
  return inSteps(
    () =>
      db
        .delete(table)
        .where(some(table, which))
        .returning({ one: sql`1` }),
    isClosed,
  )
}

/**
 * Changes rows in bounded steps.
 *
 * @param which no longer matches a changed row
 * @param change changes these rows and returns one item for each
 */
export function changeInSteps(
  table: PgTable,
  which: SQL | undefined,
  change: (these: SQL) => Promise<readonly unknown[]>,
  isClosed: IsClosed = never,
): Promise<void> {
  return inSteps(() => change(some(table, which)), isClosed)
}
