import { clinicMoment, clockFrom } from '../clock.ts'
import { demoPlatform } from '../demo/doctors.ts'
import { readFailure } from '../http/failures.ts'
import { bundledPortal } from '../portal/portalFiles.ts'
import { seededRandom } from '../random.ts'
import { startServer } from './server.ts'
import { StartError } from '../startError.ts'

/** Options of a test server; every option has a default. */
export interface TestServerOptions {
  /** Default 0: the system chooses a free port. */
  readonly port?: number
  /**
   * A whole number that makes ids repeatable: the n-th new id is the same in every run. Default:
   * random ids.
   */
  readonly seed?: number
  /**
   * Date and time at the clinic when the server starts, for example `2026-11-24T09:00`; the clock
   * advances from there. Default: now.
   */
  readonly clock?: string
  /**
   * Operations that return one of their documented errors, given by its status, or by its code if a
   * status has several.
   */
  readonly fail?: Readonly<Record<string, number | string>>
  /** `false` offers only the base operations of the contract. Default `true`. */
  readonly hasExtensions?: boolean
  /** Other origins from which browsers may send requests, for example `http://localhost:5173`. */
  readonly allowedOrigins?: readonly string[]
}

/** A mail that was stored instead of sent. */
export interface TestMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The six-digit code in the mail; `undefined` if it has none. */
  readonly code: string | undefined
  /** Time at which it was sent, by the server's clock. */
  readonly at: Date
}

/** A message to a patient that was stored instead of sent. */
export interface TestMessage {
  /** For example `booking.declined`. */
  readonly type: string
  /** The booking number that the patient sees. */
  readonly bookingNumber: string
  readonly phoneNumber: string
  /** The text in the patient's language. */
  readonly text: string
  /** Time at which it was sent, by the server's clock. */
  readonly at: Date
}

/** A running server with demo data. */
export interface TestServer {
  /** `http://localhost:<port>`; the operations are below `/api`. */
  readonly origin: string
  /** The key of a platform that may book, for `createPlatformApi` of `@nalam/sdk/platform`. */
  readonly platformKey: string
  /** Every mail that was sent, latest first. */
  readonly mailbox: { readonly mails: readonly TestMail[] }
  /** Every message to a patient, latest first; empty without extensions. */
  readonly messages: readonly TestMessage[]
  /**
   * Moves the clock on, and does what is due then: messages of decisions that can no longer be undone,
   * reminders, offers that end. Sessions end by the same clock.
   */
  advance(minutes: number): Promise<void>
  /** Stops the server and discards its data. */
  close(): Promise<void>
}

/**
 * Starts a server in this process, with demo data in an in-memory database. Each call starts
 * another server.
 *
 * @throws StartError with one sentence when an option is invalid or the port is taken
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { port = 0, seed, clock, fail = {}, hasExtensions = true, allowedOrigins = [] } = options
  const moment = clock === undefined ? new Date() : clinicMoment(clock)
  if (moment === undefined) throw new StartError('clock must be a date and a time like 2026-11-24T09:00.')
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError('port must be from 0 to 65535.')
  const failures = Object.entries(fail).map(([operation, error]) => readFailure(`${operation}=${error}`))
  const started = clockFrom(moment)
  let ahead = 0
  const server = await startServer({
    demo: true,
    port,
    clock: { now: () => new Date(started.now().getTime() + ahead) },
    hasExtensions,
    allowedOrigins,
    failures,
    portal: bundledPortal(),
    random: seed === undefined ? undefined : seededRandom(seed),
  })
  return {
    origin: server.origin,
    platformKey: demoPlatform.key,
    mailbox: server.mailbox,
    get messages() {
      return (server.phones?.messages ?? []).map(({ event: { type, data }, at }) => {
        const { bookingNumber, phoneNumber, language, texts } = data
        return { type, bookingNumber, phoneNumber, text: texts[language], at }
      })
    },
    async advance(minutes) {
      ahead += minutes * 60_000
      await server.settled()
    },
    close: () => server.close(),
  }
}
