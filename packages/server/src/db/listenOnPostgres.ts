import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { NotificationListener, StopListening } from './notifications.ts'
import { sessionOptions } from './postgresPool.ts'

/** A connection that says nothing is asked for a sign of life this often, in milliseconds. */
const ASK_EVERY = 15_000
/** Milliseconds for a response, and for a new connection. */
const PATIENCE = 5000
/** Milliseconds for the end of the connection. */
const GOODBYE = 2000
/** Pauses before a new connection, in milliseconds; the last one is repeated. */
const PAUSES = [100, 500, 2000, 5000] as const

interface Line {
  readonly client: Client
  /** Resolves when the connection is gone. */
  readonly ended: Promise<void>
}

/** A connection that listens; one that breaks, or no longer responds, ends. */
async function connect(url: string, channels: readonly string[], heard: NotificationListener['heard']): Promise<Line> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: sessionOptions(),
  })
  client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''))
  // Without a listener the break itself would end the process; `end` follows it.
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
 * Listens on a connection of its own, because the pool's connections change hands. A connection that breaks is replaced, and the
 * listener is told that it may have missed something.
 *
 * @throws what the driver says when the first connection fails
 */
export async function listenOnPostgres(
  url: string,
  channels: readonly string[],
  { heard, interrupted }: NotificationListener,
): Promise<StopListening> {
  const stopping = new AbortController()
  let line = await connect(url, channels, heard)

  // A network that drops everything closes no connection: only a query without a response shows it.
  const asking = setInterval(() => {
    const { client } = line
    client.query('select 1').catch(() => client.end().catch(() => undefined))
  }, ASK_EVERY)
  asking.unref()

  async function replace(): Promise<void> {
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      try {
        await pause(PAUSES[Math.min(attempt, PAUSES.length - 1)], undefined, { ref: false, signal: stopping.signal })
        line = await connect(url, channels, heard)
        return
      } catch {
        // Listening ends, or the database is still away: the requests that fail meanwhile report it.
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
    // A database that hangs does not say goodbye.
    await Promise.race([Promise.all([line.client.end(), following]), pause(GOODBYE, undefined, { ref: false })])
  }
}
