import type { Context } from 'hono'
import { createEventStreams, type EventStreams } from '../changes/events/eventStreams.ts'
import { countDeliveries } from '../changes/messages/deliveryStore.ts'
import { createMessageSender, type MessageSender } from '../changes/messages/messageSender.ts'
import type { DemoPhones } from '../changes/messages/receivers.ts'
import type { PeriodicWork } from '../changes/periodicWork.ts'
import type { OpenDatabase } from '../db/open.ts'
import { seedDemo } from '../demo/seedDemo.ts'
import type { Dependencies } from '../dependencies.ts'
import { createCallLimiter } from '../http/callLimiter.ts'
import { mountFailures, type Failure } from '../http/failures.ts'
import { listen, type Listening } from '../http/listen.ts'
import { createLanes, createUploads } from '../http/overload.ts'
import { runInTurn } from '../http/pipeline.ts'
import { API_ROOT, type AppEnvironment, type Routes, type RoutedApp, type Language } from '../http/route.ts'
import { mountMailbox } from '../mail/mailboxPage.ts'
import type { Mailbox } from '../mail/mailer.ts'
import { outboxAge } from '../mail/outbox.ts'
import { createRetention } from '../operations/erasePatients.ts'
import { createMetrics, type Metrics } from '../operations/metrics.ts'
import { createOutages, createReadiness, mountHealth } from '../operations/readiness.ts'
import { mountPortal, scriptFonts } from '../portal/portalFiles.ts'
import { mountReports } from '../portal/reports.ts'
import { accountRoutes } from '../resources/account/routes.ts'
import { securityRoutes } from '../resources/session/securityRoutes.ts'
import { offeredCapabilities } from '../resources/session/signIn.ts'
import { createKeepPublished } from '../resources/publication/keepPublished.ts'
import { availabilityRoutes } from '../resources/availability/routes.ts'
import { publicationRoutes } from '../resources/publication/routes.ts'
import { createOfferEnds } from '../resources/bookings/offerStore.ts'
import { createLapses } from '../resources/platforms/platformBookings.ts'
import { createPlatformNotices } from '../resources/platforms/tellPlatforms.ts'
import { offerRoutes, bookingRoutes, reminderRoutes, visitRoutes } from '../resources/bookings/routes.ts'
import { calendarRoutes } from '../resources/calendar/routes.ts'
import { mountCalendarFeeds, calendarFeedRoutes } from '../resources/calendarFeed/routes.ts'
import { removeFeed } from '../resources/calendarFeed/store.ts'
import { lookupRoutes } from '../resources/lookups/routes.ts'
import { seedLookups } from '../resources/lookups/seedLookups.ts'
import { passkeyOnlyRoutes } from '../resources/passkeys/passkeyOnlyRoutes.ts'
import { passkeyRoutes } from '../resources/passkeys/routes.ts'
import { platformRoutes } from '../resources/platforms/routes.ts'
import { mountProfileImages, profileRoutes } from '../resources/profile/routes.ts'
import { queueRoutes } from '../resources/queue/routes.ts'
import { mountQueueScreens } from '../resources/queue/screenRoutes.ts'
import { createQueueScreens, type QueueScreens } from '../resources/queue/screenStreams.ts'
import { sessionRoutes } from '../resources/session/routes.ts'
import { slotChangeRoutes } from '../resources/slotChanges/routes.ts'
import { slotRoutes } from '../resources/slots/routes.ts'
import { ticketRoutes } from '../resources/tickets/routes.ts'
import { defaultStreamLimits, SCREENS_PER_DOCTOR, type StreamLimits } from '../security/limits.ts'
import { mountedCosts, PLACES_PER_DOCTOR, weightOf } from '../security/operationCosts.ts'
import { takeTries } from '../security/rateLimits.ts'
import { createApp } from './app.ts'
import { openDependencies, startCleaning, type DependencyOptions, type OpenedDependencies } from './openDependencies.ts'

const HEARTBEAT_EVERY = 15_000

export function createRoutes(dependencies: Dependencies): Routes {
  return {
    ...accountRoutes(dependencies),
    ...securityRoutes(dependencies, (tx, changer) => removeFeed(tx, dependencies, changer)),
    ...passkeyRoutes(dependencies),
    ...passkeyOnlyRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...profileRoutes(dependencies),
    ...bookingRoutes(dependencies),
    ...visitRoutes(dependencies),
    ...offerRoutes(dependencies),
    ...reminderRoutes(dependencies),
    ...queueRoutes(dependencies),
    ...slotRoutes(dependencies),
    ...slotChangeRoutes(dependencies),
    ...platformRoutes(dependencies),
    ...calendarRoutes(dependencies),
    ...calendarFeedRoutes(dependencies),
    ...availabilityRoutes(dependencies),
    ...publicationRoutes(dependencies),
    ...ticketRoutes(dependencies),
    ...lookupRoutes(dependencies),
  }
}

/** Options of a server; the defaults suit tests. */
export interface ServerOptions extends DependencyOptions {
  /** Default 0: the system chooses a free port. */
  readonly port?: number
  readonly host?: string
  /** The patients' language. Default Tamil. */
  readonly messagesLanguage?: Language
  /**
   * Patients' names and numbers are erased from bookings that are older than this number of months.
   * Default: never.
   */
  readonly retentionMonths?: number | undefined
  readonly portal?: string | undefined
  readonly allowedOrigins?: readonly string[]
  readonly trustedProxies?: number
  readonly checkResponses?: boolean
  /** Port for the metrics, 0 for any free port; without it no metrics are collected. */
  readonly metricsPort?: number | undefined
  readonly failures?: readonly Failure[]
  /**
   * Rejects requests with 503 if they would have to wait too long. Tests send bursts that must all
   * be served.
   */
  readonly shedsLoad?: boolean
  readonly streamLimits?: Partial<StreamLimits>
  /** Whether nothing else runs in this process (see `listen`). */
  readonly ownsProcess?: boolean
  /** Interval between two heartbeats of a stream, in milliseconds; default 15,000. */
  readonly heartbeat?: number
  /** Time that running requests have to finish when the server closes, in milliseconds. */
  readonly patience?: number
}

export interface RunningServer {
  /** `http://localhost:<port>`. Browsers accept the Secure cookie for this host without TLS. */
  readonly origin: string
  /** Origin of the metrics; `undefined` without metrics. */
  readonly metricsOrigin: string | undefined
  /** Mails that were stored because there is no mail server. */
  readonly mailbox: Mailbox
  /** The patients' phones of a demo; `undefined` where messages go elsewhere or nowhere. */
  readonly phones: DemoPhones | undefined
  /** Sends messages to patients; `undefined` where nothing receives them. */
  readonly messages: MessageSender | undefined
  /** The application, for tests that need no port. */
  readonly app: RoutedApp
  /** Event streams; `undefined` without extensions. */
  readonly streams: EventStreams | undefined
  /** Screens of waiting rooms; `undefined` without extensions. */
  readonly screens: QueueScreens | undefined
  /** The dependencies, for tests that check more than HTTP responses. */
  readonly dependencies: Dependencies
  /**
   * Resolves with the reason why the process must stop without another write (see `OpenDatabase`).
   */
  readonly lost: OpenDatabase['lost']
  /** Does all background work that is due, and resolves when it is done. */
  settled(): Promise<void>
  close(): Promise<void>
}

interface RunningStreams {
  readonly streams: EventStreams | undefined
  readonly screens: QueueScreens | undefined
}

function composeApp(
  options: ServerOptions,
  { dependencies, mailbox, phones }: OpenedDependencies,
  { streams, screens, metrics }: RunningStreams & { metrics: Metrics | undefined },
): RoutedApp {
  const { db, clock, log, sessions, limits, hasExtensions } = dependencies
  const trustedProxies = options.trustedProxies ?? 0
  const showsMailbox = options.demo === true && options.smtpUrl === undefined
  const outages = createOutages(log, clock)
  const lanes = options.shedsLoad === true ? createLanes(PLACES_PER_DOCTOR) : undefined
  const inTurnOf =
    (path: keyof typeof mountedCosts) =>
    <T>(c: Context<AppEnvironment>, doctorId: string, work: () => Promise<T>) =>
      runInTurn(c, lanes, { doctorId, weight: mountedCosts[path].weight }, work)
  return createApp({
    observe: metrics && ((request) => metrics.observe(request)),
    tracing: options.tracing,
    routes: createRoutes(dependencies),
    streams: streams && { streamEvents: (call) => streams.open(call) },
    sessions,
    platforms: dependencies.platforms,
    platformLimiter: createCallLimiter(limits.callsPerPlatform, clock),
    callLimiter: createCallLimiter(limits.callsPerDoctor, clock),
    publicLimiter: createCallLimiter(limits.publicCallsPerAddress, clock),
    takeMemory: createUploads(),
    takeUpload: (doctorId) =>
      takeTries(dependencies, [{ name: 'upload:doctor', subject: doctorId, limit: limits.uploadsPerDoctor }]),
    weightOf,
    lanes,
    checkResponses: options.checkResponses ?? true,
    trustedProxies,
    capabilities: () => offeredCapabilities(dependencies),
    hasExtensions,
    log,
    outages,
    allowedOrigins: new Set(options.allowedOrigins),
    first: [
      mountFailures(options.failures ?? [], API_ROOT),
      ...(screens === undefined
        ? []
        : [
            mountQueueScreens({
              ...dependencies,
              screens,
              publicLimiter: createCallLimiter(limits.publicCallsPerAddress, clock),
              screenLimiter: createCallLimiter(limits.connectionsPerScreenLink, clock),
              inTurn: inTurnOf('/api/queue-screen'),
              trustedProxies,
            }),
          ]),
    ],
    mounts: [
      mountHealth(createReadiness(db, outages, log)),
      mountProfileImages(dependencies),
      ...(hasExtensions
        ? [
            mountCalendarFeeds({
              ...dependencies,
              publicLimiter: createCallLimiter(limits.publicCallsPerAddress, clock),
              feedLimiter: createCallLimiter(limits.callsPerFeed, clock),
              inTurn: inTurnOf('/calendar/:file'),
              trustedProxies,
            }),
          ]
        : []),
      mountReports({ log, limiter: createCallLimiter(limits.reportsPerAddress, clock), trustedProxies }),
      ...(showsMailbox ? [mountMailbox(mailbox, phones, scriptFonts(options.portal))] : []),
      ...(options.portal === undefined ? [] : [mountPortal(options.portal)]),
    ],
  })
}

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const opened = await openDependencies(options)
  const { open, dependencies, mailbox, receiver, phones } = opened
  const { db, clock, sessions, log, outbox, hasExtensions } = dependencies
  const cleaning = startCleaning(dependencies)
  const works: PeriodicWork[] = []
  let streams: EventStreams | undefined
  let screens: QueueScreens | undefined
  let messages: MessageSender | undefined
  let measuring: Listening | undefined
  const closeDependencies = async () => {
    for (const work of [cleaning, ...works]) await work.close()
    await streams?.close()
    await screens?.close()
    await measuring?.close(0)
    await opened.close()
  }

  try {
    if (options.demo === true) await seedDemo(db, clock, dependencies.passwords)
    else if (options.migrates ?? true) await seedLookups(db)
    if (hasExtensions) {
      const { heartbeat = HEARTBEAT_EVERY } = options
      const limits = { ...defaultStreamLimits, ...options.streamLimits }
      screens = createQueueScreens({ ...dependencies, limits: { ...limits, perDoctor: SCREENS_PER_DOCTOR }, heartbeat })
      streams = await createEventStreams({ open, clock, sessions, limits, log, heartbeat, followers: [screens] })
      works.push(
        createKeepPublished(dependencies),
        createOfferEnds(dependencies),
        createLapses(dependencies),
        createPlatformNotices(dependencies),
      )
    }
    if (options.retentionMonths !== undefined) works.push(createRetention(dependencies, options.retentionMonths))
    if (receiver !== undefined) {
      messages = createMessageSender({ ...dependencies, receiver, language: options.messagesLanguage ?? 'ta' })
      works.push(messages)
    }
    const metrics =
      options.metricsPort === undefined
        ? undefined
        : createMetrics({
            connections: open.connections,
            outboxAge: () => outboxAge(db, clock.now()),
            deliveries: () => countDeliveries(db),
            streams: () => (streams?.size ?? 0) + (screens?.size ?? 0),
          })
    const app = composeApp(options, opened, { streams, screens, metrics })
    const host = options.host ?? 'localhost'
    measuring = metrics && (await listen(metrics.app, { host, port: options.metricsPort ?? 0 }))
    const listening = await listen(app, { host, port: options.port ?? 0, ownsProcess: options.ownsProcess, clock })
    const originOf = (port: number) => `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`
    opened.listensAt(originOf(listening.port))
    for (const work of [outbox, ...works]) work.wake()
    return {
      origin: originOf(listening.port),
      metricsOrigin: measuring && originOf(measuring.port),
      mailbox,
      phones,
      messages,
      app,
      streams,
      screens,
      dependencies,
      lost: open.lost,
      async settled() {
        await Promise.all([outbox, cleaning, ...works].map((work) => work.settled()))
      },
      async close() {
        // No new request is accepted from now on. Event streams never end by themselves.
        const closed = listening.close(options.patience ?? 5000)
        await streams?.close()
        await screens?.close()
        await closed
        await closeDependencies()
      },
    }
  } catch (error) {
    await closeDependencies()
    throw error
  }
}
