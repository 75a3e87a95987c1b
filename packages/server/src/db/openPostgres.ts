import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { reasonOf, StartError } from '../startError.ts'
import type {
  NotificationListener,
  StopListening,
  Database,
  DatabaseSource,
  OpenDatabase,
  OpenOptions,
} from './database.ts'
import { migrations } from './migrations.ts'
import { observedClient } from './observedClient.ts'
import { sessionOptions, PostgresPool, withoutTimeouts } from './postgresPool.ts'
import * as schema from './schema.ts'
import { keepErrors, planForValues, repeatTransactions } from './transactions.ts'

/** Interval between two queries that check whether the connection is alive, in milliseconds. */
const ASK_EVERY = 15_000
/** Timeout for a response and for a new connection, in milliseconds. */
const PATIENCE = 5000
/** Timeout for closing the connection, in milliseconds. */
const GOODBYE = 2000
/** Delays before reconnecting, in milliseconds; the last one is repeated. */
const PAUSES = [100, 500, 2000, 5000] as const

interface Line {
  readonly client: Client
  readonly ended: Promise<void>
}

/** Opens a connection that listens. It ends when it breaks or no longer responds. */
async function connect(
  url: string,
  channels: readonly string[],
  received: NotificationListener['received'],
): Promise<Line> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: sessionOptions(),
  })
  client.on('notification', ({ channel, payload }) => received(channel, payload ?? ''))
  // Without an `error` listener the error would end the process; the `end` event follows.
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
  return { client, ended }
}

/**
 * Listens on a separate connection, because the pool's connections are shared. A broken connection
 * is replaced, and the listener is told that it may have missed notifications.
 *
 * @throws what the driver throws when the first connection fails
 */
async function listenOnPostgres(
  url: string,
  channels: readonly string[],
  { received, interrupted }: NotificationListener,
): Promise<StopListening> {
  const stopping = new AbortController()
  let line = await connect(url, channels, received)

  // A network that drops all packets closes no connection: only a query without a
  // response reveals it.
  const asking = setInterval(() => {
    const { client } = line
    client.query('select 1').catch(() => client.end().catch(() => undefined))
  }, ASK_EVERY)
  asking.unref()

  async function replace(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { ref: false, signal: stopping.signal })
        line = await connect(url, channels, received)
        return
      } catch {
        // Either listening ends, or the database is still unavailable, which
        // failing requests report.
      }
    }
  }

  const following = (async () => {
    while (!stopping.signal.aborted) {
      await line.ended
      if (stopping.signal.aborted) return
      await replace()
      if (!stopping.signal.aborted) interrupted()
    }
  })()

  return async () => {
    clearInterval(asking)
    stopping.abort()
    // A database that hangs does not close the connection.
    await Promise.race([Promise.all([line.client.end(), following]), pause(GOODBYE, undefined, { ref: false })])
  }
}

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
  keepErrors(db)
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
