import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../src/db/open.ts'

const lineRows = z.object({ rows: z.array(z.object({ line: z.string() })) })

/**
 * Returns everything that migrations define in the schema `public`, as lines in a fixed order:
 * columns, constraints, indexes, triggers, functions, views, sequences and extensions. The order of
 * a table's columns is left out: statements name their columns.
 */
export async function readCatalog(db: Database): Promise<string[]> {
  const result: unknown = await db.execute(sql`
    with own as (
      select oid, relname, relkind from pg_class where relnamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = pg_class.oid and d.deptype = 'e'))
    select concat_ws(' ', 'column', own.relname, own.relkind, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
        a.attidentity, a.attgenerated, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid)) as line
      from own join pg_attribute a on a.attrelid = own.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = own.oid and d.adnum = a.attnum
      where own.relkind in ('r', 'v', 'm')
    union all
    select concat_ws(' ', 'constraint', own.relname, c.conname, c.condeferrable, c.convalidated, pg_get_constraintdef(c.oid))
      from pg_constraint c join own on own.oid = c.conrelid
      -- PostgreSQL 18 also has them for columns that are not null.
      where c.contype <> 'n'
    union all
    select concat_ws(' ', 'index', pg_get_indexdef(x.indexrelid), x.indisvalid)
      from pg_index x join own on own.oid = x.indrelid
    union all
    select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled)
      from pg_trigger t join own on own.oid = t.tgrelid where not t.tgisinternal
    union all
    select concat_ws(' ', 'function', pg_get_functiondef(p.oid)) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    union all
    select concat_ws(' ', 'view', viewname, definition) from pg_views where schemaname = 'public'
    union all
    select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size)
      from pg_sequences where schemaname = 'public'
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    order by 1`)
  return lineRows.parse(result).rows.map(({ line }) => line)
}
