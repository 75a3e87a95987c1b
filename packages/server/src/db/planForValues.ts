import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/**
 * Lets PostgreSQL plan the statements of a transaction for their values. They are planned once
 * either way, and a plan for any number of ids is slow for the thousands of a publication. Reads
 * outside of transactions are prepared and keep one plan (`plan_cache_mode`).
 *
 * @param db changed in place
 */
export function planForValues(db: Database): void {
  const begin = db.transaction.bind(db)
  db.transaction = (work, config) =>
    begin(async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = auto`)
      return work(tx)
    }, config)
}
