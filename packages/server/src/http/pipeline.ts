import { setTimeout } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import type { Call, IdempotentRequest, Language, Routes } from './route.ts'
import { operationDescriptions, type OperationDescription } from './contractDocument.ts'
import { idempotentRequest, pathParameters, queryParameters, refuseHeaders } from './parameters.ts'
import { readRequest } from './readRequest.ts'
import type { OperationId } from './contractTypes.ts'
import { responseProblem } from './responseCheck.ts'
import { clientAddress, networkOf } from './clientAddress.ts'
import type { AppEnvironment } from './environment.ts'
import { closingCookie, deviceTokenOf, hasSessionCookie, sessionTokenOf } from './cookies.ts'
import type { RouteResponse } from './response.ts'
import { HttpError } from './httpError.ts'
import type { Lane, Lanes } from './overload.ts'
import type { Uploads } from './uploads.ts'
import type { CallLimiter } from '../security/callLimiter.ts'

/** Finds who is signed in. */
export interface SessionFinder {
  /**
   * @param isUse whether this request keeps the session alive; background polls do not
   * @returns `undefined` when there is no such session, or it is over
   */
  find(token: string, isUse: boolean): Promise<{ readonly doctorId: string; readonly blocked: boolean } | undefined>
}

/** What the pipeline of an operation needs from the rest. */
export interface PipelineDependencies {
  readonly routes: Routes
  readonly sessions: SessionFinder
  /** Calls of one signed-in doctor. */
  readonly callLimiter: CallLimiter
  /** Calls of one network that need no session. */
  readonly publicLimiter: CallLimiter
  readonly uploads: Uploads
  /** Takes one of a doctor's uploads per hour; throws a HttpError when none is left. */
  readonly takeUpload: (doctorId: string) => Promise<void>
  /** Refuse what would be too late; without lanes everything waits for its turn. */
  readonly lanes: Lanes | undefined
  /** Check every response against the contract too: development and tests. */
  readonly checkResponses: boolean
  readonly trustedProxies: number
  /** Offer the operations and fields of the extensions, too (EXT-02). */
  readonly extensions: boolean
}

/** Where the operations live. */
export const API_ROOT = '/api'

/** A request with this header is a background poll and does not keep a session alive (S1). */
export const BACKGROUND_HEADER = 'X-Background-Poll'

/** Whole seconds after which a refused request may come again. */
const OVERLOAD_RETRY_AFTER = 1

/** The first of our languages that the browser asks for. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const entry of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = entry.split(';')[0]?.trim().toLowerCase().split('-')[0]
    if (tag === 'en' || tag === 'ta' || tag === 'hi') return tag
  }
  return 'en'
}

/**
 * The session of a request. Whoever is not signed in costs one read at most.
 *
 * @param isUse whether the request keeps the session alive
 */
export async function findDoctor(
  c: Context<AppEnvironment>,
  { sessions }: Pick<PipelineDependencies, 'sessions'>,
  token: string | undefined,
  isUse: boolean,
): Promise<{ readonly doctorId: string; readonly token: string }> {
  if (token === undefined) {
    throw new HttpError(hasSessionCookie(c.req.header('cookie')) ? 'session.expired' : 'session.required')
  }
  const session = await sessions.find(token, isUse)
  if (session === undefined) throw new HttpError('session.expired')
  if (session.blocked) throw new HttpError('account.blocked')
  return { doctorId: session.doctorId, token }
}

/** Where a request comes from, for limits. */
export function networkOfRequest(c: Context<AppEnvironment>, trustedProxies: number): string {
  return networkOf(clientAddress(c.env.address, c.req.header('x-forwarded-for'), trustedProxies))
}

/** @throws HttpError 429 when this caller has no call left */
export function takeCall(limiter: CallLimiter, caller: string): void {
  const retryAfter = limiter.take(caller)
  if (retryAfter > 0) throw new HttpError('limit.exceeded', { retryAfter })
}

/** Milliseconds that a refusal of somebody who is not signed in is held back. */
const REFUSAL_DELAY = 100

/** Refuses late what is refused: a client that sends again as soon as it is refused would take the processor from the others. */
async function refuseLate<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (refusal) {
    await setTimeout(REFUSAL_DELAY)
    throw refusal
  }
}

const nothing = () => undefined

/**
 * @returns whether it had to wait, which says that the server is busy
 * @throws HttpError 503 when a request has waited so long that it would be too late
 */
export async function waitForTurn(lane: Lane | undefined): Promise<boolean> {
  const turn = lane?.enter()
  if (turn === undefined) return false
  if (await turn) return true
  throw new HttpError('server.unavailable', { retryAfter: OVERLOAD_RETRY_AFTER })
}

/**
 * The part of the pipeline that knows the operation, in this order: overload, session, limits, body, contract check, route.
 * Nothing of a body is read before session and limits let the request pass.
 */
async function perform(
  c: Context<AppEnvironment>,
  operation: OperationDescription,
  dependencies: PipelineDependencies,
): Promise<RouteResponse> {
  const lane = dependencies.lanes?.[operation.needsSession ? 'signedIn' : 'public']
  const isBusy = await waitForTurn(lane)
  const run = <T>(work: () => Promise<T>): Promise<T> => (lane === undefined ? work() : lane.run(work))
  const cookieHeader = c.req.header('cookie')
  const token = sessionTokenOf(cookieHeader)
  const network = networkOfRequest(c, dependencies.trustedProxies)
  const isUse = c.req.header(BACKGROUND_HEADER) === undefined
  const session = operation.needsSession ? await run(() => findDoctor(c, dependencies, token, isUse)) : undefined
  const doctorId = session?.doctorId
  if (doctorId === undefined) await refuseLate(() => takeCall(dependencies.publicLimiter, network))
  else takeCall(dependencies.callLimiter, doctorId)
  const isUpload = (operation.request?.files.size ?? 0) > 0
  const release = isUpload ? dependencies.uploads.take(doctorId ?? network, operation.request?.limit ?? 0) : nothing
  try {
    if (isUpload && doctorId !== undefined) await dependencies.takeUpload(doctorId)
    const params = {
      ...pathParameters(operation, c.req.param()),
      ...queryParameters(operation, (name) => c.req.queries(name)),
    }
    // Anybody may send the largest bodies to the public operations, as many at once as he has connections.
    const read = () => readRequest(operation, c.req.raw, () => waitForTurn(operation.needsSession ? undefined : lane))
    const body = await (isBusy && !operation.needsSession ? refuseLate(read) : read())
    if (!dependencies.extensions) refuseExtensionFields(operation, body)
    refuseHeaders(operation, c.req.raw.headers)
    const call: Call<unknown> = {
      body,
      params,
      network,
      language: languageOf(c.req.header('accept-language')),
      requestId: c.get('requestId'),
      token,
      device: deviceTokenOf(cookieHeader),
      ifMatch: c.req.header('if-match'),
    }
    // The body was just checked against the operation's own schema, which is what the route's type is made from.
    const route = dependencies.routes[operation.operationId as OperationId] as (
      call: Call<unknown> & { doctorId: string | undefined; idempotent: IdempotentRequest | undefined },
    ) => Promise<RouteResponse>
    const idempotent = idempotentRequest(operation, c.req.header('idempotency-key'), params, body)
    return await run(() => route({ ...call, doctorId, idempotent }))
  } finally {
    release()
  }
}

/** Without extensions their fields are as unknown as any other. */
function refuseExtensionFields(operation: OperationDescription, body: unknown): void {
  const given = operation.request?.extensionFields.filter((field) => Object.hasOwn(Object(body), field)) ?? []
  if (given.length === 0) return
  throw new HttpError('request.invalid', {
    errors: Object.fromEntries(given.map((field) => [field, 'This field is not known.'])),
  })
}

/** A path of the contract in the router's form. */
function routerPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** Mounts every operation of the contract, and 405 for other methods of its paths. */
export function mountContract(app: Hono<AppEnvironment>, dependencies: PipelineDependencies): void {
  const offered = operationDescriptions.filter(({ capability }) => dependencies.extensions || capability === undefined)
  for (const operation of offered) {
    app.on(operation.method, API_ROOT + routerPath(operation.path), async (c) => {
      c.set('operation', operation.operationId)
      const { status, body, cookies = [], headers: further } = await perform(c, operation, dependencies)
      // All headers at once: setting them one by one on a finished response took a quarter of its time.
      const headers: Record<string, string> = {
        ...c.get('dataHeaders'),
        'Content-Type': 'application/json; charset=utf-8',
        ...further,
      }
      const [cookie, ...otherCookies] = cookies
      if (cookie !== undefined) headers['Set-Cookie'] = cookie
      const response = new Response(JSON.stringify(body), { status, headers })
      for (const other of otherCookies) response.headers.append('Set-Cookie', other)
      if (dependencies.checkResponses) {
        const problem = responseProblem(operation, status, new Headers(headers), JSON.parse(JSON.stringify(body)))
        if (problem !== undefined) throw new Error(`Response outside the contract: ${problem}`)
      }
      c.set('hasDataHeaders', true)
      return response
    })
  }
  for (const path of new Set(offered.map((operation) => operation.path))) {
    const operations = offered.filter((operation) => operation.path === path)
    const allowed = operations.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    app.all(API_ROOT + routerPath(path), () => {
      throw new HttpError('request.method_not_allowed', { headers: { Allow: allowed.join(', ') } })
    })
  }
}

/** Whether an ended session's cookie should be taken out of the browser with this httpError. */
export function cookieOfError(httpError: HttpError): string | undefined {
  return httpError.code === 'session.expired' ? closingCookie : undefined
}
