import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/open.ts'

/**
 * Copies every table within the database.
 *
 * @returns a statement that restores all tables and the sequences. It disables triggers, because
 * they count, notify and refuse changes of rows.
 */
export async function restorePoint(db: Database): Promise<string> {
  await db.execute(sql`do $$ declare name text; begin
    create schema kept;
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create table kept.%I as table public.%I', name, name);
    end loop;
  end $$`)
  const result: unknown = await db.execute(sql`
    with filled as (
      select format('public.%I', table_name) as name, format('kept.%I', table_name) as copy,
        string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns join pg_tables on schemaname = 'kept' and tablename = table_name
      where table_schema = 'public' and is_generated = 'NEVER' group by table_name)
    select 'truncate ' || string_agg(name, ', ') as statement from filled
    union all
    select format('insert into %s (%s) overriding system value select %2$s from %3$s', name, columns, copy) from filled
    union all
    select format('perform setval(%L, %s, %L)', quote_ident(sequencename), coalesce(last_value, start_value), last_value is not null)
      from pg_sequences where schemaname = 'public'`)
  const { rows } = result as { rows: Array<{ statement: string }> }
  const statements = rows.map(({ statement }) => `${statement};`)
  return `do $$ begin set local session_replication_role = replica; ${statements.join(' ')} end $$`
}
