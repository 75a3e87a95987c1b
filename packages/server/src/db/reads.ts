import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Database } from './database.ts'

/**
 * Returns whether a statement only reads: a select, or a select with common table expressions
 * (`with "name" as (select …`).
 */
export function isRead(text: string): boolean {
  return /^(?:with "\w+" as \()?select\b/i.test(text)
}

/** The end of the names of long reads. */
const LONG = '_long'

/** Returns the name of a prepared read that takes milliseconds: it has a connection to itself. */
export const longRead = (name: string): string => `${name}${LONG}`

/** Returns whether this is the name of a prepared read after which others may wait. */
export const isShortRead = (name: string): boolean => !name.endsWith(LONG)

// Both drivers and drizzle process every field of every row. For a calendar's two thousand rows
// this took most of the response's processor time (docs/measurements.md). A packed query
// returns one text instead, which is split here.

/** The ASCII control characters for this purpose: between the fields of a row, and between rows. */
const [FIELD_END, ROW_END] = ['\u001f', '\u001e']

/**
 * Removes the separators of fields and rows from a text that people enter. `translate` instead of
 * `replace` adds 0.9 ms to a query of 1,848 bookings (docs/measurements.md).
 */
export function freeText(column: SQLWrapper): SQL {
  return sql`replace(replace(${column}, E'\\x1e', ''), E'\\x1f', '')`
}

/**
 * Packs all rows of a select into one text, unordered.
 *
 * @param fields columns and expressions; a null becomes an empty text. Use {@link freeText} for
 * texts that people enter.
 * @returns the only column of the select; see {@link unpackRows}
 */
export function packedRows(fields: readonly SQLWrapper[]): SQL.Aliased<string | null> {
  // `||` takes 30 % less time than `concat_ws` (docs/measurements.md).
  const row = sql.join(
    fields.map((field) => sql`coalesce(${field}::text, '')`),
    sql` || E'\\x1f' || `,
  )
  return sql<string | null>`string_agg(${row}, E'\\x1e')`.as('packed')
}

/**
 * Returns the rows of a select with {@link packedRows}.
 *
 * @param read converts the fields of a row. They have PostgreSQL's text format:
 * `2026-11-24 09:00:00`, `t`, `1`
 */
export function unpackRows<Row>(
  found: ReadonlyArray<{ readonly packed: string | null }>,
  read: (fields: readonly string[]) => Row,
): Row[] {
  const packed = found[0]?.packed ?? ''
  return packed === '' ? [] : packed.split(ROW_END).map((row) => read(row.split(FIELD_END)))
}

/** Matches a text column with one of these values, which are sent as one parameter. */
export const isOneOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...values])}::text[])`

/** Runs a statement whose rows drizzle does not know, and checks them. */
export async function checkedRows<Row>(db: Database, statement: SQL, row: z.ZodType<Row>): Promise<Row[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(statement)).rows
}

/** Returns some columns of a table, for a select. */
export const columnsOf = <Table extends PgTable, Name extends keyof Table['_']['columns'] & keyof Table>(
  table: Table,
  ...names: readonly Name[]
) => Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>
