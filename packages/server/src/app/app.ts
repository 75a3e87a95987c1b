import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { closingCookie } from '../http/cookies.ts'
import { mountContract, type PipelineDependencies } from '../http/pipeline.ts'
import { API_ROOT, type AppEnvironment, type Mount, type RoutedApp, type StreamRoutes } from '../http/route.ts'
import { crossOriginHeaders, mayPass, provenanceOf } from '../http/originCheck.ts'
import { mountStreams } from '../http/streams.ts'
import { requestIdOf, exceptionFields, type Log } from '../http/log.ts'
import { Refusal, errorBody } from '../contract/refusal.ts'
import { baseHeaders, dataPolicy } from '../http/securityHeaders.ts'
import type { FinishedRequest } from '../operations/metrics.ts'
import { isUnavailable } from '../db/errors.ts'
import type { Outages } from '../operations/readiness.ts'
import type { Tracing } from '../operations/tracing.ts'

export interface AppDependencies extends PipelineDependencies {
  readonly log: Log
  readonly outages: Outages
  /** Origins that may send requests, in addition to the server's own. */
  readonly allowedOrigins: ReadonlySet<string>
  /** Event stream routes; without them, their paths are unknown. */
  readonly streams?: StreamRoutes | undefined
  readonly observe?: ((request: FinishedRequest) => void) | undefined
  readonly tracing?: Tracing | undefined
  /**
   * Mounted before the contract's routes: a request that they answer never reaches an operation.
   */
  readonly first?: readonly Mount[] | undefined
  /** Mounted after the contract's routes, in this order. */
  readonly mounts: readonly Mount[]
}

/** Default headers of every response; a response may override them. */
const dataHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Security-Policy': dataPolicy,
  'Cache-Control': 'no-store',
}

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return isUnavailable(error) ? new Refusal('server.unavailable').with({ retryAfter: 2 }) : undefined
}

/** The paths of platforms, which no page of any origin may call: their key belongs to a server. */
const PLATFORM_ROOT = `${API_ROOT}/platform/`
const NO_ORIGINS: ReadonlySet<string> = new Set()

export function createApp(dependencies: AppDependencies): RoutedApp {
  const app = new Hono<AppEnvironment>()
  const originsFor = (path: string) => (path.startsWith(PLATFORM_ROOT) ? NO_ORIGINS : dependencies.allowedOrigins)

  app.use('*', async (c, next) => {
    const began = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    const cors = crossOriginHeaders(c.req.header('origin'), originsFor(c.req.path))
    c.set('dataHeaders', { ...dataHeaders, 'X-Request-Id': requestId, ...cors })
    // An unknown path may contain anything, so only operation names are logged.
    const finished = () => ({
      requestId,
      method: c.req.method,
      operation: c.get('operation') ?? 'other',
      status: c.res.status,
    })
    const { tracing, trustedProxies } = dependencies
    if (tracing === undefined) await next()
    else {
      // The sender of a trace also decides whether it is sampled, so only a trusted proxy may send
      // one.
      const parent = trustedProxies > 0 ? c.req.header('traceparent') : undefined
      await tracing.request(parent, next, finished)
    }
    if (c.get('hasDataHeaders') !== true) {
      const { headers } = c.res
      headers.set('X-Request-Id', requestId)
      for (const name in dataHeaders) if (!headers.has(name)) headers.set(name, dataHeaders[name] ?? '')
      for (const name in cors) headers.set(name, cors[name] ?? '')
    }
    const ms = performance.now() - began
    dependencies.observe?.({ ...finished(), seconds: ms / 1000 })
    dependencies.log.info('request', { ...finished(), ms: Math.round(ms * 10) / 10 })
  })

  app.use('*', async (c, next) => {
    const provenance = provenanceOf(c.req, dependencies.trustedProxies)
    const origins = originsFor(c.req.path)
    if (!mayPass(provenance, origins)) throw new Refusal('request.cross_site')
    if (c.req.method === 'OPTIONS' && origins.has(provenance.origin ?? '')) return c.body(null, 204)
    return next()
  })

  for (const mount of dependencies.first ?? []) mount(app)
  mountContract(app, dependencies)
  const { streams } = dependencies
  if (streams !== undefined) mountStreams(app, { ...dependencies, routes: streams })
  // No path below the API root belongs to the portal.
  app.all(`${API_ROOT}/*`, () => {
    throw new Refusal('not_found')
  })
  for (const mount of dependencies.mounts) mount(app)
  app.notFound(() => {
    throw new Refusal('not_found')
  })

  app.onError((error, c) => {
    const requestId = c.get('requestId')
    const refusal = refusalOf(error) ?? new Refusal('server.failed')
    if (refusal.code === 'server.failed') dependencies.log.error('failure', { requestId, ...exceptionFields(error) })
    if (isUnavailable(error)) dependencies.outages.report(error)
    for (const [name, value] of Object.entries(refusal.headers)) c.header(name, value)
    if (refusal.code === 'session.expired') c.header('Set-Cookie', closingCookie)
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(JSON.stringify(errorBody(refusal, requestId)), refusal.status as ContentfulStatusCode)
  })

  return {
    fetch: (request, connection = { address: '' }) => app.fetch(request, connection),
    paths: [...new Set(app.routes.map(({ path }) => path))],
  }
}
