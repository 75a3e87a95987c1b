import { fillPlaceholders } from 'drizzle-orm'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import type { Database } from '../src/db/open.ts'
import { sessionOptions } from '../src/db/postgresPool.ts'
import { PAGE_SIZE } from '../src/resources/lists.ts'
import { bookingQueries } from '../src/resources/bookings/queries.ts'
import { undoableSince } from '../src/resources/bookings/rules.ts'
import { firstUpcoming } from '../src/resources/days.ts'
import type { Shot } from './loadWorker.ts'

/** A running server of {@link serveBareLists}. */
interface BareLists {
  readonly origin: string
  close(): Promise<void>
}

/** Returns the list's prepared statement and its values for the body of a request. */
function statementOf(queries: ReturnType<typeof bookingQueries>, body: string, now: Date) {
  const { doctorId, page } = JSON.parse(body) as { doctorId: string; page: number }
  const name = page === 1 ? 'first' : 'later'
  const { sql: text, params } = queries[name].toSQL()
  const values = fillPlaceholders(params, {
    doctorId,
    overdueBefore: firstUpcoming(now),
    undoableSince: undoableSince(now).toISOString(),
    rows: PAGE_SIZE,
    skipped: (page - 1) * PAGE_SIZE - 1,
  })
  return { name, text, values, rowMode: 'array' as const }
}

/**
 * Serves lists as barely as possible, to compare the server with (V1): `node:http` and `pg` run the
 * server's prepared statement with its settings of the database, and send the bytes that the server
 * sends, without a session, a check or an audit.
 *
 * @param shots lists without a search
 */
export async function serveBareLists(
  { url, connections }: { url: string; connections: number },
  db: Database,
  shots: readonly Shot[],
  origin: string,
): Promise<BareLists> {
  const pool = new Pool({ connectionString: url, max: connections, options: sessionOptions() })
  const queries = bookingQueries(db)
  const prepared = new Map<string, { statement: ReturnType<typeof statementOf>; response: Buffer }>()
  for (const { method, path, headers, body } of shots) {
    const sent = await fetch(origin + path, { method, headers, body })
    if (!sent.ok) throw new Error(`The server sent ${sent.status}`)
    prepared.set(body, {
      statement: statementOf(queries, body, new Date()),
      response: Buffer.from(await sent.arrayBuffer()),
    })
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const list = prepared.get(body)
      if (list === undefined) {
        response.writeHead(404, { 'content-length': 0 }).end()
        return
      }
      pool.query(list.statement).then(
        () => {
          const headers = { 'content-type': 'application/json', 'content-length': list.response.length }
          return response.writeHead(200, headers).end(list.response)
        },
        () => response.writeHead(500, { 'content-length': 0 }).end(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve))
      await pool.end()
    },
  }
}
