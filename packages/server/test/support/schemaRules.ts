import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../src/db/open.ts'

const columnRows = z.array(
  z.object({ table: z.string(), column: z.string(), type: z.string(), isNullable: z.boolean(), isGiven: z.boolean() }),
)
const ruleRows = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }))

/** The parts of a schema that writers depend on. */
export interface SchemaState {
  readonly columns: z.infer<typeof columnRows>
  /** Constraints and unique indexes, which can refuse a row. */
  readonly rules: z.infer<typeof ruleRows>
}

/** Reads the schema from the database itself, so that it covers every kind of migration. */
export async function readSchema(db: Database): Promise<SchemaState> {
  const columns = await db.execute(sql`
    select table_name as "table", column_name as "column", udt_name as type, is_nullable = 'YES' as "isNullable",
      column_default is not null or is_generated = 'ALWAYS' as "isGiven"
    from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`)
  const rules = await db.execute(sql`
    select c.relname as "table", con.conname as name, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con join pg_class c on c.oid = con.conrelid
      where c.relnamespace = 'public'::regnamespace and con.contype <> 'n'
    union all
    select c.relname, i.relname, pg_get_indexdef(x.indexrelid)
      from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
      where c.relnamespace = 'public'::regnamespace and x.indisunique
        and not exists (select from pg_constraint con where con.conindid = x.indexrelid)
    order by 1, 2`)
  return {
    columns: columnRows.parse((columns as { rows: unknown }).rows),
    rules: ruleRows.parse((rules as { rows: unknown }).rows),
  }
}

/**
 * Returns the changes of a newer schema that break processes of an older version: missing tables or
 * columns, changed types, and stricter rules. A new or changed rule of an old table is named
 * `table: rule` and has to be reviewed.
 */
export function incompatibilities(older: SchemaState, newer: SchemaState): string[] {
  const oldTables = new Set(older.columns.map(({ table }) => table))
  const find = ({ columns }: SchemaState, table: string, column: string) =>
    columns.find((one) => one.table === table && one.column === column)
  const taken = older.columns.flatMap(({ table, column, type, isNullable, isGiven }) => {
    const now = find(newer, table, column)
    if (now === undefined) return [`${table}.${column} is gone`]
    if (now.type !== type) return [`${table}.${column} is no longer ${type}`]
    const mayBeLeftOut = now.isNullable || now.isGiven
    return (isNullable || isGiven) && !mayBeLeftOut ? [`${table}.${column} has to be written`] : []
  })
  const added = newer.columns.flatMap(({ table, column, isNullable, isGiven }) =>
    oldTables.has(table) && find(older, table, column) === undefined && !isNullable && !isGiven
      ? [`${table}.${column} has to be written`]
      : [],
  )
  const rules = newer.rules.flatMap(({ table, name, definition }) =>
    oldTables.has(table) && !older.rules.some((rule) => rule.name === name && rule.definition === definition)
      ? [`${table}: ${name}`]
      : [],
  )
  return [...taken, ...added, ...rules]
}
