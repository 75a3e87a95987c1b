import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { reasonOf, StartError } from '../startError.ts'
import { listenOnPostgres } from './listenOnPostgres.ts'
import { continueFromStart, migrations } from './migrations.ts'
import type { Database, DatabaseSource, OpenDatabase, OpenOptions } from './database.ts'
import { observedClient } from './observedClient.ts'
import { planForValues } from './planForValues.ts'
import { repeatTransactions } from './repeatTransactions.ts'
import { PostgresPool, sessionOptions, withoutTimeouts } from './postgresPool.ts'
import * as schema from './schema.ts'

// An arbitrary number that only this program uses. Processes that start together migrate one
// after the other.
const MIGRATION_LOCK = 7_204_113

const CLOSE_MILLISECONDS = 2000

async function migrateSchema(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: sessionOptions(withoutTimeouts),
  })
  try {
    await client.connect()
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const db = drizzle(client, { schema })
    await continueFromStart(db)
    await migrate(db, migrations())
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database of DATABASE_URL cannot be used: ${reasonOf(error)}.`)
  } finally {
    // The lock is released when the connection closes.
    await client.end()
  }
}

/**
 * Opens a PostgreSQL database. Without a migration it connects only when a request needs the
 * database.
 *
 * @throws StartError with one sentence when the database cannot be used
 */
export async function openPostgres(
  { url, connections = 10, hasTimeouts = true }: Extract<DatabaseSource, { kind: 'postgres' }>,
  { migrates = true, observe }: OpenOptions,
): Promise<OpenDatabase> {
  if (migrates) await migrateSchema(url)
  const pool = new PostgresPool(url, connections, hasTimeouts)
  const db: Database = drizzle(observe === undefined ? pool : observedClient(pool, observe), { schema })
  planForValues(db)
  // Maintenance reads a stream, which cannot be read again.
  if (hasTimeouts) repeatTransactions(db)
  return {
    db,
    kind: 'postgres',
    lost: new Promise(() => undefined),
    listen: (channels, listener) => listenOnPostgres(url, channels, listener),
    connections: () => ({
      used: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    snapshot: () => Promise.reject(new Error('Only an in-memory database gives a snapshot.')),
    // A database that hangs does not close its connections.
    close: () => Promise.race([pool.end(), pause(CLOSE_MILLISECONDS, undefined, { ref: false })]),
  }
}
