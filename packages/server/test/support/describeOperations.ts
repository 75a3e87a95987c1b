import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { openDatabase, type DatabaseSource, type OpenDatabase } from '../../src/db/open.ts'
import { demoDoctors } from '../../src/demo/doctors.ts'
import { demoSnapshot } from '../../src/demo/demoSnapshot.ts'
import { startServer, type RunningServer } from '../../src/server.ts'
import { createSettableClock, type SettableClock } from './settableClock.ts'
import { createTestClient, type TestClient, type TestResponse } from './testClient.ts'
import { startTestPostgres, type TestPostgres } from './testDatabases.ts'

/** What the tests of operations use. */
export interface OperationsWorld {
  readonly clock: SettableClock
  /** Runs with demo data. */
  readonly server: RunningServer
  /** Signed in as the demo doctor whose profile is complete; a new one for each test. */
  readonly client: TestClient
  /** The code that was mailed last to an address. */
  codeFor(email: string): Promise<string>
}

/** The status of a response, and the code that its body carries. */
export function outcome({ status, body }: Pick<TestResponse, 'status' | 'body'>): [status: number, code: unknown] {
  const inside = body['data']
  const code =
    body['code'] ?? (typeof inside === 'object' && inside !== null && 'code' in inside ? inside.code : undefined)
  return [status, code]
}

/**
 * Describes operations over HTTP, on both databases. Responses are checked against the contract on the way (checkResponses), so a
 * status and a code are all that is left to expect.
 *
 * @param title what is described
 * @param tests registers the tests; `world` is filled before the first one
 */
export function describeOperations(title: string, tests: (world: OperationsWorld) => void): void {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startTestPostgres()
  })
  afterAll(() => postgres.stop())

  const databases: ReadonlyArray<readonly [string, (clock: SettableClock) => Promise<DatabaseSource>]> = [
    ['the embedded database', async (clock) => ({ kind: 'memory', snapshot: await demoSnapshot(clock) })],
    ['PostgreSQL', async () => ({ kind: 'postgres', url: await postgres.create('operations') })],
  ]
  describe.each(databases)(`${title} on %s`, (_name, source) => {
    const clock = createSettableClock()
    let open: OpenDatabase
    let server: RunningServer
    let client: TestClient

    beforeAll(async () => {
      open = await openDatabase(await source(clock))
      server = await startServer({ open, demo: true, clock })
    })
    afterAll(async () => {
      await server.close()
      await open.close()
    })
    beforeEach(async () => {
      client = createTestClient(server.origin)
      await client.signIn(demoDoctors.complete.email)
    })

    tests({
      clock,
      get server() {
        return server
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
