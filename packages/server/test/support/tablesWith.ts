import { sql } from 'drizzle-orm'
import type { Database } from '../../src/db/database.ts'

/** Returns the tables that contain a text anywhere in a row. */
export async function tablesWith(db: Database, text: string): Promise<string[]> {
  const tables: unknown = await db.execute(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const { rows } = tables as { rows: Array<{ name: string }> }
  const found: string[] = []
  for (const { name } of rows) {
    const table = sql.identifier(name)
    if ((await db.$count(sql`${table}`, sql`strpos(${table}::text, ${text}) > 0`)) > 0) found.push(name)
  }
  return found
}
