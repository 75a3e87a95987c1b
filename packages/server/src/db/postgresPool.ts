import { Pool, type PoolClient, type QueryArrayConfig, type QueryResult } from 'pg'
import { isRead, isShortRead } from './reads.ts'

/**
 * Timeouts for a connection and for a response. One database step of a request takes at most the
 * sum of both.
 */
const CONNECT_MILLISECONDS = 5000
const RESPONSE_MILLISECONDS = 8000

// Settings of each session. The statement timeout is shorter than this process's own timeout, so
// that the database ends a slow statement first. The page cost is set for SSDs: with the default
// the planner sorts all bookings of a doctor instead of scanning the index to page 50. Prepared
// reads keep one plan for all values, which the plan gate checks: by default the planner plans many
// of them again for each execution, which takes half of their time in the database (V1).
const settings: Readonly<Record<string, string>> = {
  random_page_cost: '1.1',
  plan_cache_mode: 'force_generic_plan',
  statement_timeout: '7s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
  tcp_keepalives_idle: '30',
  tcp_keepalives_interval: '10',
  tcp_keepalives_count: '3',
}

/** Returns the settings of a connection in the format of PostgreSQL's start-up options. */
export function sessionOptions(overrides: Readonly<Record<string, string>> = {}): string {
  return Object.entries({ ...settings, ...overrides })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/** Disables the timeouts of statements and locks: for migrations, backups and restores. */
export const withoutTimeouts: Readonly<Record<string, string>> = { statement_timeout: '0', lock_timeout: '0' }

/** Maximum number of concurrent queries on one connection; a slow query delays only these. */
const MAX_TOGETHER = 4

/** A connection that several read queries share. */
interface SharedConnection {
  readonly connected: Promise<PoolClient>
  client: PoolClient | undefined
  underWay: number
  isBroken: boolean
}

type PreparedRead = QueryArrayConfig<unknown[]> & { readonly name: string }

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Returns whether a query may share a connection: the ones after it wait until it is done. */
function isShareable(query: unknown): query is PreparedRead {
  if (typeof query !== 'object' || query === null || !('name' in query) || !('text' in query)) return false
  const { name, text } = query
  return typeof name === 'string' && isShortRead(name) && typeof text === 'string' && isRead(text)
}

/**
 * Returns a client to its pool when its connection breaks, even if its user does not: drizzle keeps
 * the client of a transaction whose `begin` failed. A broken connection rejects each query; without
 * an `error` listener it would also end the process.
 */
function releasedWhenBroken(client: PoolClient): PoolClient {
  const release = client.release.bind(client)
  let isReleased = false
  const onError = () => undefined
  const onEnd = () => client.release(true)
  client.release = (error) => {
    if (isReleased) return
    isReleased = true
    client.removeListener('end', onEnd)
    release(error)
    client.removeListener('error', onError)
  }
  client.on('error', onError)
  client.once('end', onEnd)
  return client
}

/**
 * The pool of `pg`, with three differences:
 *
 * 1. No request waits forever for a database that hangs: connections, responses and locks have
 *    timeouts, and a connection that does not respond in time is closed.
 * 2. A connection that breaks during a transaction returns to the pool; the process continues.
 * 3. Short prepared reads that run at the same moment share a few connections, in sequence
 *    (`pipeline`). Every request makes two short queries (one for the session, one for its data).
 *    With a connection for each query, both processes would wake up for each one. The gain is
 *    documented in docs/measurements.md (V1).
 *
 * Only public methods of `Pool` are replaced: `connect` and `query`.
 */
export class PostgresPool extends Pool {
  readonly #shared: SharedConnection[] = []

  /**
   * @param url `postgres://user:password@host:5432/name`
   * @param hasTimeouts `false` for maintenance that may take minutes
   */
  constructor(url: string, connections: number, hasTimeouts = true) {
    super({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MILLISECONDS,
      ...(hasTimeouts ? { query_timeout: RESPONSE_MILLISECONDS } : {}),
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      options: sessionOptions(hasTimeouts ? {} : withoutTimeouts),
      pipeline: true,
    })
    // A lost idle connection must not end the process; the next query opens another one.
    this.on('error', () => undefined)
    const plainQuery: (query: unknown, values?: unknown) => Promise<QueryResult> = super.query.bind(this)
    // Assigned instead of declared: the overloads of `query` have no common signature.
    Object.assign(this, {
      query: (config: unknown, values?: unknown) =>
        isShareable(config) && Array.isArray(values) ? this.#read(config, values) : plainQuery(config, values),
    })
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    // The pool's own `query` calls this with a callback; it handles broken connections itself.
    if (callback !== undefined) return super.connect(callback)
    return super.connect().then(releasedWhenBroken)
  }

  #open(): SharedConnection {
    const shared: SharedConnection = { connected: this.connect(), client: undefined, underWay: 0, isBroken: false }
    this.#shared.push(shared)
    return shared
  }

  #leave(shared: SharedConnection): void {
    const place = this.#shared.indexOf(shared)
    if (place >= 0) this.#shared.splice(place, 1)
  }

  #giveBack(shared: SharedConnection): void {
    const { client } = shared
    if (shared.underWay > 0 || client === undefined) return
    this.#leave(shared)
    shared.client = undefined
    client.release(shared.isBroken)
  }

  async #read(query: PreparedRead, values: unknown[]): Promise<QueryResult> {
    const shared = this.#shared.find(({ underWay }) => underWay < MAX_TOGETHER) ?? this.#open()
    shared.underWay += 1
    try {
      shared.client = await shared.connected
      return await shared.client.query(query, values)
    } catch (error) {
      // Like the pool: a connection with a failed query is not used again.
      shared.isBroken = true
      this.#leave(shared)
      throw error
    } finally {
      shared.underWay -= 1
      // Released later: the next query of the same request follows within a moment.
      if (shared.underWay === 0) setImmediate(() => this.#giveBack(shared))
    }
  }
}
