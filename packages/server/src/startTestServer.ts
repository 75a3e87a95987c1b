import { clinicMoment, clockFrom } from './clock.ts'
import { readFailure } from './failures/failures.ts'
import { bundledPortal } from './portal/bundledPortal.ts'
import { seededRandom } from './random.ts'
import { startServer } from './server.ts'
import { StartError } from './startError.ts'

/** What a test can ask of its server; everything has a default. */
export interface TestServerOptions {
  /** Default 0: the system chooses. */
  readonly port?: number
  /** A whole number: the n-th new id is then the same in every run. Default: ids are random. */
  readonly seed?: number
  /** Date and time at the clinic when the server starts, for example `2026-11-24T09:00`; it runs on from there. Default: now. */
  readonly clock?: string
  /** Operations that answer with one of their documented errors: its status, or its code where a status has several. */
  readonly fail?: Readonly<Record<string, number | string>>
  /** `false` offers the base operations of the contract alone. Default `true`. */
  readonly extensions?: boolean
  /** Other origins whose browsers may call, for example `http://localhost:5173`. */
  readonly allowedOrigins?: readonly string[]
}

/** A mail that was stored instead of sent. */
export interface TestMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The six digits in it; `undefined` in a mail without a code. */
  readonly code: string | undefined
  /** When it was sent, by the server's clock. */
  readonly at: Date
}

/** A running server with demo data. */
export interface TestServer {
  /** `http://localhost:<port>`; the operations are below `/api`. */
  readonly origin: string
  /** Every mail that was sent, the latest first. */
  readonly mailbox: { readonly mails: readonly TestMail[] }
  /** Stops it and forgets its data. */
  close(): Promise<void>
}

/**
 * Starts a server in this process, with the demo data in a database in memory. Each call starts another one.
 *
 * @throws StartError in one sentence when an option cannot be used or the port is taken
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { port = 0, seed, clock, fail = {}, extensions = true, allowedOrigins = [] } = options
  const moment = clock === undefined ? new Date() : clinicMoment(clock)
  if (moment === undefined) throw new StartError('clock must be a date and a time like 2026-11-24T09:00.')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError('port must be from 0 to 65535.')
  const failures = Object.entries(fail).map(([operation, error]) => readFailure(`${operation}=${error}`))
  const portal = bundledPortal()
  const server = await startServer({
    demo: true,
    port,
    clock: clockFrom(moment),
    extensions,
    allowedOrigins,
    failures,
    ...(portal === undefined ? {} : { portal }),
    ...(seed === undefined ? {} : { random: seededRandom(seed) }),
  })
  return { origin: server.origin, mailbox: server.mailbox, close: () => server.close() }
}
