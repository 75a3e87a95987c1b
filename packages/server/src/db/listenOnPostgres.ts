import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { NotificationListener, StopListening } from './notifications.ts'
import { sessionOptions } from './postgresPool.ts'

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
  /** Resolves when the connection has ended. */
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
export async function listenOnPostgres(
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
