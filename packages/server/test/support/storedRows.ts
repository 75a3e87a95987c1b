import { sql, type SQL } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/db/open.ts'

/** Returns a value for a column of the row with number `n`. */
function valueOf(column: PgColumn, moment: string): SQL {
  const type = column.getSQLType()
  if (type === 'timestamp with time zone') return sql`${moment}::timestamptz`
  if (type === 'timestamp' || type === 'date') return sql`'2030-01-01'`
  if (type === 'bigint' || type === 'integer' || type === 'bigserial') return sql`n`
  if (type === 'smallint') return sql`1`
  if (type === 'boolean') return sql`false`
  if (type === 'jsonb' || type === 'json') return sql`'[]'`
  if (type === 'text') return sql`'row ' || n`
  throw new Error(`No value for ${column.name}: ${type}`)
}

/**
 * Inserts rows whose moments are all the same, without the rows that they refer to. Columns that may
 * be empty are empty, except moments.
 *
 * @param db a PostgreSQL whose user may switch off triggers
 */
export async function storeRows(db: Database, table: PgTable, rows: number, moment: Date): Promise<void> {
  const columns = getTableConfig(table).columns.filter(
    (column) => (column.notNull && !column.hasDefault) || column.getSQLType() === 'timestamp with time zone',
  )
  const names = columns.map(({ name }) => sql.identifier(name))
  const values = columns.map((column) => valueOf(column, moment.toISOString()))
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from generate_series(1, ${rows}) n`,
    )
  })
}
