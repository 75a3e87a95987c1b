import { PRODUCT_NAME } from '@nalam/sdk'
import { createApp } from './app.ts'
import type { App } from './http/environment.ts'
import { createKeepPublished, type KeepPublished } from './availability/keepPublished.ts'
import { createReadAudit } from './audit/reads.ts'
import { systemClock, type Clock } from './clock.ts'
import { openDatabase, type DatabaseSource, type OpenDatabase } from './db/open.ts'
import { seedLookups } from './lookups/seedLookups.ts'
import { seedDemo } from './demo/seedDemo.ts'
import { mountFailures, type Failure } from './failures/failures.ts'
import { createOutages } from './health/outages.ts'
import { createReadiness } from './health/readiness.ts'
import { createEventStreams, type EventStreams } from './events/eventStreams.ts'
import { cleanEvents } from './events/store.ts'
import { cleanKeys } from './idempotency/store.ts'
import { cleanMessages } from './messages/store.ts'
import { cleanSlotChanges } from './slotChanges/store.ts'
import { mountHealth } from './health/routes.ts'
import { mountPortal } from './portal/portalFiles.ts'
import { mountProfileImages } from './profile/imageFiles.ts'
import { exceptionFields, silentLog, type Log } from './http/log.ts'
import { createMailbox, type StoredMail, type Mailbox } from './mail/mailbox.ts'
import { mountMailbox } from './mail/mailboxPage.ts'
import { createSmtpMailer } from './mail/mailer.ts'
import { createOutbox, outboxAge } from './mail/outbox.ts'
import { createMetrics } from './metrics/metrics.ts'
import type { Dependencies } from './dependencies.ts'
import { secureRandom, type Random } from './random.ts'
import { mountReports } from './reports/routes.ts'
import { createRoutes } from './routes.ts'
import { createCallLimiter } from './http/callLimiter.ts'
import { createCodes } from './security/codes.ts'
import { defaultLimits, defaultStreamLimits, type Limits, type StreamLimits } from './security/limits.ts'
import { createPasswords, type Passwords } from './security/passwords.ts'
import { createRateLimits } from './security/rateLimits.ts'
import { createDevices } from './security/devices.ts'
import { createSessions } from './session/store.ts'
import { listen, type Listening } from './http/listen.ts'
import { API_ROOT } from './http/pipeline.ts'
import { createLanes } from './http/overload.ts'
import { createUploads } from './http/uploads.ts'
import { takeTries } from './security/takeTries.ts'
import type { Tracing } from './tracing/tracing.ts'

/** Options of a server; the defaults suit tests. */
export interface ServerOptions {
  /** Default: a new database in memory. */
  readonly database?: DatabaseSource
  /** Uses this open database instead; the caller closes it. */
  readonly open?: OpenDatabase
  /**
   * Default `true`. With `false` the schema is not migrated, and the server is not ready until
   * another process has migrated it.
   */
  readonly migrates?: boolean
  /** Default 0: the system chooses a free port. */
  readonly port?: number
  readonly host?: string
  /** Seeds demo data on the first start, and serves `/dev/mailbox` when there is no mail server. */
  readonly demo?: boolean
  /** Folder of a built portal. */
  readonly portal?: string
  readonly smtpUrl?: string
  readonly mailFrom?: string
  readonly allowedOrigins?: readonly string[]
  readonly allowedEmailDomains?: readonly string[]
  readonly trustedProxies?: number
  /** Default `true`; `false` offers only the base operations (EXT-02). */
  readonly extensions?: boolean
  readonly checkResponses?: boolean
  /** Port for the metrics, 0 for any free port; without it no metrics are collected. */
  readonly metricsPort?: number
  /**
   * Traces requests and their SQL statements. The statements of an {@link open} database are traced
   * only if it was opened with tracing.
   */
  readonly tracing?: Tracing | undefined
  /** Operations that return an error on purpose. */
  readonly failures?: readonly Failure[]
  /**
   * Rejects requests with 503 if they would have to wait too long. Tests send bursts that must all
   * be served.
   */
  readonly shedsLoad?: boolean
  readonly limits?: Partial<Limits>
  readonly streamLimits?: Partial<StreamLimits>
  readonly clock?: Clock
  readonly random?: Random
  readonly passwords?: Passwords
  readonly log?: Log
  /** Called for every mail that is stored in the mailbox. */
  readonly onMail?: (mail: StoredMail) => void
  /** Whether nothing else runs in this process (see `listen`). */
  readonly ownsProcess?: boolean
  /** Interval between two heartbeats of an event stream, in milliseconds. */
  readonly heartbeat?: number
  /** Time that running requests have to finish when the server closes, in milliseconds. */
  readonly patience?: number
}

/** A running server. */
export interface RunningServer {
  /** `http://localhost:<port>`. Browsers accept the Secure cookie for this host without TLS. */
  readonly origin: string
  /** Origin of the metrics; `undefined` without metrics. */
  readonly metricsOrigin: string | undefined
  /** Mails that were stored because there is no mail server. */
  readonly mailbox: Mailbox
  /** The application, for tests that need no port. */
  readonly app: App
  /** Event streams; `undefined` without extensions. */
  readonly streams: EventStreams | undefined
  /** The dependencies, for tests that check more than HTTP responses. */
  readonly dependencies: Dependencies
  /**
   * Resolves with the reason why the process must stop without another write (see `OpenDatabase`).
   */
  readonly lost: OpenDatabase['lost']
  /** Stops gracefully. */
  close(): Promise<void>
}

const CLEANING_EVERY = 10 * 60_000

/** Opens the dependencies, creates the application and listens. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const clock = options.clock ?? systemClock
  const log = options.log ?? silentLog
  const random = options.random ?? secureRandom
  const limits = { ...defaultLimits, ...options.limits }
  const trustedProxies = options.trustedProxies ?? 0
  const migrates = options.migrates ?? true
  const open =
    options.open ??
    (await openDatabase(options.database ?? { kind: 'memory' }, { migrates, observe: options.tracing?.statement }))
  const { db } = open
  const passwords = options.passwords ?? createPasswords()
  const codes = createCodes(db, clock, random, passwords)
  const mailbox = createMailbox(() => clock.now(), options.onMail)
  const mailer =
    options.smtpUrl === undefined
      ? mailbox
      : createSmtpMailer(options.smtpUrl, options.mailFrom ?? `${PRODUCT_NAME} <no-reply@nalam.example>`)
  const outbox = createOutbox({ db, clock, codes, mailer, log })
  const rateLimits = createRateLimits(db, clock)
  const readAudit = createReadAudit(db, clock, log)
  const sessions = createSessions(db, clock, random)
  const devices = createDevices(db, clock)
  const dependencies: Dependencies = {
    db,
    clock,
    random,
    passwords,
    codes,
    outbox,
    sessions,
    devices,
    rateLimits,
    limits,
    readAudit,
    log,
    extensions: options.extensions ?? true,
    allowedEmailDomains: options.allowedEmailDomains,
  }

  const clean = () =>
    Promise.all([
      ...[sessions, devices, codes, rateLimits, outbox, readAudit].map((store) => store.clean()),
      ...[cleanEvents, cleanKeys, cleanMessages, cleanSlotChanges].map((cleanTable) => cleanTable(db, clock.now())),
    ]).catch((error: unknown) => log.error('cleaning', exceptionFields(error)))
  const cleaning = setInterval(() => void clean(), CLEANING_EVERY)
  cleaning.unref()

  let streams: EventStreams | undefined
  let keepPublished: KeepPublished | undefined
  let measuring: Listening | undefined
  const closeDependencies = async () => {
    clearInterval(cleaning)
    await keepPublished?.close()
    await streams?.close()
    await measuring?.close(0)
    await readAudit.close()
    await outbox.close()
    mailer.close()
    if (options.open === undefined) await open.close()
  }

  try {
    if (options.demo === true) await seedDemo(db, clock, passwords)
    else if (migrates) await seedLookups(db)
    const showsMailbox = options.demo === true && options.smtpUrl === undefined
    const outages = createOutages(log, clock)
    const readiness = createReadiness(db, outages, log)
    if (dependencies.extensions) {
      streams = await createEventStreams({
        open,
        clock,
        sessions,
        limits: { ...defaultStreamLimits, ...options.streamLimits },
        log,
        heartbeat: options.heartbeat,
      })
      keepPublished = createKeepPublished(dependencies)
    }
    const metrics =
      options.metricsPort === undefined
        ? undefined
        : createMetrics({
            connections: open.connections,
            outboxAge: () => outboxAge(db, clock.now()),
            streams: () => streams?.size ?? 0,
          })
    const app = createApp({
      observe: metrics?.observe,
      tracing: options.tracing,
      routes: createRoutes(dependencies),
      streams: streams && { streamEvents: streams.open },
      sessions,
      callLimiter: createCallLimiter(limits.callsPerDoctor, clock),
      publicLimiter: createCallLimiter(limits.publicCallsPerAddress, clock),
      uploads: createUploads(),
      takeUpload: (doctorId) =>
        takeTries(dependencies, [{ name: 'upload:doctor', subject: doctorId, limit: limits.uploadsPerDoctor }]),
      lanes: options.shedsLoad === true ? createLanes() : undefined,
      checkResponses: options.checkResponses ?? true,
      trustedProxies,
      extensions: dependencies.extensions,
      log,
      outages,
      allowedOrigins: new Set(options.allowedOrigins),
      first: [mountFailures(options.failures ?? [], API_ROOT)],
      mounts: [
        mountHealth(readiness),
        mountProfileImages(db),
        mountReports({ log, limiter: createCallLimiter(limits.reportsPerAddress, clock), trustedProxies }),
        ...(showsMailbox ? [mountMailbox(mailbox)] : []),
        ...(options.portal === undefined ? [] : [mountPortal(options.portal)]),
      ],
    })
    const host = options.host ?? 'localhost'
    measuring = metrics && (await listen(metrics.app, { host, port: options.metricsPort ?? 0 }))
    const listening = await listen(app, { host, port: options.port ?? 0, ownsProcess: options.ownsProcess })
    outbox.wake()
    keepPublished?.wake()
    const originOf = (port: number) => `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
    return {
      origin: originOf(listening.port),
      metricsOrigin: measuring && originOf(measuring.port),
      mailbox,
      app,
      streams,
      dependencies,
      lost: open.lost,
      async close() {
        // Event streams never end by themselves, so they are closed before the wait for running
        // requests.
        await streams?.close()
        await listening.close(options.patience ?? 5000)
        await closeDependencies()
      },
    }
  } catch (error) {
    await closeDependencies()
    throw error
  }
}
