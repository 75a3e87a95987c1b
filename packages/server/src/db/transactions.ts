import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { hasCode } from './errors.ts'

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

/**
 * Rejects a transaction with the error of its work. Without this, the error of a rollback that fails
 * because the connection is gone hides it: after a response that took too long, "Connection
 * terminated unexpectedly" instead of the statement and "Query read timeout".
 *
 * @param db changed in place
 */
export function keepErrors(db: Database): void {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const own: unknown[] = []
    try {
      return await once(async (tx) => {
        try {
          return await work(tx)
        } catch (error) {
          own.push(error)
          throw error
        }
      }, config)
    } catch (error) {
      throw own.length > 0 ? own[0] : error
    }
  }
}

// SQLSTATE 40P01 (deadlock) and 40001 (serialization failure).
const ABORTED = /^(?:40P01|40001)$/

/**
 * Time for the other transaction to get the lock that it waited for, in milliseconds. Without it,
 * the repeated one can take the same lock first, and both are in a deadlock again.
 */
const PAUSE = 50

/**
 * Repeats a transaction once if PostgreSQL ends it in favor of another one. It is rolled back
 * completely then. The lock order prevents
 * the known deadlocks, but not those of locks that PostgreSQL takes itself, for inserted rows.
 * Savepoints are not repeated on their own. Transactions with options are not repeated: backups use
 * them, and what they have written to their file cannot be taken back.
 *
 * @param db changed in place
 */
export function repeatTransactions(db: Database): void {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    try {
      return await once(work, config)
    } catch (error) {
      if (config !== undefined || !hasCode(error, ABORTED)) throw error
      await pause(PAUSE)
      return once(work)
    }
  }
}
