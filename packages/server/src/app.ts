import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import {
  API_ROOT,
  type AppEnvironment,
  type PipelineDependencies,
  cookieOfRefusal,
  mountContract,
} from './http/pipeline.ts'
import { crossOriginHeaders } from './http/crossOriginHeaders.ts'
import { mayPass } from './http/crossSite.ts'
import type { Connection } from './http/clientAddress.ts'
import { exceptionFields, type Log } from './http/log.ts'
import { Refusal, errorBody } from './http/refusal.ts'
import { baseHeaders, dataPolicy } from './http/securityHeaders.ts'
import { isUnavailable } from './db/isUnavailable.ts'
import type { Outages } from './health/outages.ts'
import { PasswordsBusy } from './security/passwords.ts'

/** Something beside the contract that is mounted on the application: files, reports, mailbox, portal. */
export type Mount = (app: Hono<AppEnvironment>) => void

/** What an application is made of. */
export interface AppDependencies extends PipelineDependencies {
  readonly log: Log
  readonly outages: Outages
  /** Origins besides our own that may call (S2). */
  readonly allowedOrigins: ReadonlySet<string>
  /** Beside the contract, in this order. */
  readonly mounts: readonly Mount[]
}

/** A server without a port: takes a request and gives the answer. */
export interface App {
  fetch(request: Request, connection?: Connection): Promise<Response> | Response
}

/** What every answer carries that does not say otherwise. */
const dataHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'Content-Security-Policy': dataPolicy,
  'Cache-Control': 'no-store',
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,128}$/

function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof PasswordsBusy || isUnavailable(error))
    return new Refusal('server.unavailable', { retryAfter: 2 })
  return undefined
}

/** Puts the dependencies together as a fetch handler. */
export function createApp(dependencies: AppDependencies): App {
  const app = new Hono<AppEnvironment>()

  app.use('*', async (c, next) => {
    const began = performance.now()
    const wanted = c.req.header('x-request-id')
    const requestId = wanted !== undefined && REQUEST_ID.test(wanted) ? wanted : randomUUID()
    c.set('requestId', requestId)
    const cors = crossOriginHeaders(c.req.header('origin'), dependencies.allowedOrigins)
    c.set('dataHeaders', { ...dataHeaders, 'X-Request-Id': requestId, ...cors })
    await next()
    if (c.get('headersComplete') !== true) {
      const { headers } = c.res
      headers.set('X-Request-Id', requestId)
      for (const name in dataHeaders) if (!headers.has(name)) headers.set(name, dataHeaders[name] ?? '')
      for (const name in cors) headers.set(name, cors[name] ?? '')
    }
    dependencies.log.info('request', {
      requestId,
      method: c.req.method,
      // Paths that we do not know may hold anything, so only names of operations are written.
      operation: c.get('operation') ?? 'other',
      status: c.res.status,
      ms: Math.round((performance.now() - began) * 10) / 10,
    })
  })

  app.use('*', async (c, next) => {
    const provenance = {
      method: c.req.method,
      host: c.req.header('host') ?? new URL(c.req.url).host,
      origin: c.req.header('origin'),
      secFetchSite: c.req.header('sec-fetch-site'),
    }
    if (!mayPass(provenance, dependencies.allowedOrigins)) throw new Refusal('request.cross_site')
    if (c.req.method === 'OPTIONS' && dependencies.allowedOrigins.has(provenance.origin ?? '')) return c.body(null, 204)
    return next()
  })

  mountContract(app, dependencies)
  // Nothing below the API root is a page of the portal.
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
    const cookie = cookieOfRefusal(refusal)
    if (cookie !== undefined) c.header('Set-Cookie', cookie)
    c.header('Content-Type', 'application/json; charset=utf-8')
    return c.body(JSON.stringify(errorBody(refusal, requestId)), refusal.status as ContentfulStatusCode)
  })

  return { fetch: (request, connection = { address: '' }) => app.fetch(request, connection) }
}
