import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openDatabase, type Database, type OpenDatabase } from '../../src/db/open.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import { startServer, type RunningServer } from '../../src/app/server.ts'
import { demoDatabase } from './demoDatabase.ts'
import { openSession } from './openSession.ts'
import { createSettableClock, type SettableClock } from './settableClock.ts'
import { createTestClient, type TestClient, type TestResponse } from './testClient.ts'
import { testDatabases, type TestDatabases } from './testDatabases.ts'
import { databasesOfRun } from './databasesOfRun.ts'

/** The objects that tests over HTTP use. */
export interface World {
  readonly clock: SettableClock
  /** A server with demo data. */
  readonly server: RunningServer
  readonly db: Database
  /** Signed in as the demo doctor with a complete profile; new for each test. */
  readonly client: TestClient
  /** Returns the last code that was mailed to an address. */
  codeFor(email: string): Promise<string>
}

/** Returns the status of a response, and the code in its body. */
export function outcome({ status, body }: Pick<TestResponse, 'status' | 'body'>): [status: number, code: unknown] {
  const inside = body['data']
  const code =
    body['code'] ?? (typeof inside === 'object' && inside !== null && 'code' in inside ? inside.code : undefined)
  return [status, code]
}

/** Returns the responses to requests that were served: a busy machine's server refuses some with 503 and does nothing. */
export const served = <Response extends { readonly status: number }>(responses: readonly Response[]): Response[] =>
  responses.filter(({ status }) => status !== 503)

/**
 * Describes the behavior of a server with demo data over HTTP, on both databases. Responses are
 * also checked against the contract (checkResponses).
 *
 * @param title title of the described behavior
 * @param tests registers the tests; `world` is available from the first one on
 * @param connections size of the server's PostgreSQL pool; the default size if left out
 */
export function describeOnDatabases(title: string, tests: (world: World) => void, connections?: number): void {
  let postgres: TestDatabases
  beforeAll(async () => {
    postgres = await testDatabases()
  })
  afterAll(() => postgres.stop())

  const databases: ReadonlyArray<readonly [string, (clock: SettableClock) => Promise<OpenDatabase>]> = [
    ['the embedded database', demoDatabase],
    [
      'PostgreSQL',
      async (clock) =>
        openDatabase({
          kind: 'postgres',
          url: await postgres.createDemo('tests', clock),
          ...(connections && { connections }),
        }),
    ],
  ]
  describe.each(databasesOfRun(databases))(`${title} on %s`, (_name, openDemo) => {
    const clock = createSettableClock()
    let open: OpenDatabase
    let server: RunningServer
    let client: TestClient

    beforeAll(async () => {
      open = await openDemo(clock)
      server = await startServer({ open, demo: true, clock })
    })
    afterAll(async () => {
      await server.close()
      await open.close()
    })
    beforeEach(async () => {
      client = createTestClient(server.origin)
      client.token = await openSession(server.dependencies, demoDoctors.complete.id)
    })

    tests({
      clock,
      get server() {
        return server
      },
      get db() {
        return open.db
      },
      get client() {
        return client
      },
      async codeFor(email) {
        await server.dependencies.outbox.settled()
        const code = server.mailbox.mails.find(({ to }) => to === email)?.code
        if (code === undefined) throw new Error('No code was sent')
        return code
      },
    })
  })
}
