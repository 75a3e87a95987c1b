import { setTimeout } from 'node:timers/promises'
import { routerPath } from '@nalam/sdk/rules'
import type { Context, Hono } from 'hono'
import { API_ROOT, type Call, type Language, type Routes, type AppEnvironment, type RouteResponse } from './route.ts'
import type { IdempotentRequest } from '../contract/parameters.ts'
import { operationDescriptions, type OperationDescription } from '../contract/contractDocument.ts'
import { idempotentRequest, pathParameters, queryParameters, refuseHeaders } from '../contract/parameters.ts'
import { readRequest } from './readRequest.ts'
import type { OperationId, StreamId } from '../contract/contractTypes.ts'
import { responseProblem } from '../contract/requestCheck.ts'
import { networkOfRequest } from './clientAddress.ts'
import { deviceTokenOf, hasSessionCookie, sessionTokenOf } from './cookies.ts'
import { Refusal, refuseMethod } from '../contract/refusal.ts'
import type { Lane, Lanes, TakeMemory } from './overload.ts'
import type { CallLimiter } from './callLimiter.ts'

/** Finds the session of a token. */
export interface SessionFinder {
  /**
   * Finds a session.
   *
   * @param isUse whether this request keeps the session alive; background polls do not
   * @returns `undefined` when the session does not exist or has expired
   */
  find(token: string, isUse: boolean): Promise<{ readonly doctorId: string; readonly blocked: boolean } | undefined>
}

/** Finds the platform of a key. */
export interface PlatformFinder {
  /** @returns `undefined` for a key that no platform has */
  find(key: string): Promise<{ readonly id: string } | undefined>
}

export interface PipelineDependencies {
  readonly routes: Routes
  readonly sessions: SessionFinder
  readonly platforms: PlatformFinder
  /** Rate limit per signed-in doctor. */
  readonly callLimiter: CallLimiter
  /** Rate limit per platform. */
  readonly platformLimiter: CallLimiter
  /** Rate limit per network, for operations without a session, and for wrong keys. */
  readonly publicLimiter: CallLimiter
  readonly takeMemory: TakeMemory
  /** Counts one of a doctor's uploads per hour; throws an Refusal when none is left. */
  readonly takeUpload: (doctorId: string) => Promise<void>
  /** Returns the places that a call takes while it runs. */
  readonly weightOf: (id: OperationId | StreamId, body: unknown) => number
  /** Refuse requests that would have to wait too long; without lanes no request waits. */
  readonly lanes: Lanes | undefined
  /** Whether every response is also checked against the contract: in development and tests. */
  readonly checkResponses: boolean
  readonly trustedProxies: number
  /** The names of the offered extensions; `undefined` without any. */
  readonly capabilities: () => readonly string[] | undefined
  /** Whether the operations and fields of the extensions are offered too (EXT-02). */
  readonly hasExtensions: boolean
}

/** A request with this header is a background poll and does not keep a session alive (S1). */
export const BACKGROUND_HEADER = 'X-Background-Poll'

/** Seconds after which a refused request may be repeated. */
const OVERLOAD_RETRY_AFTER = 1

/** Returns the first supported language of the Accept-Language header. */
export function languageOf(acceptLanguage: string | undefined): Language {
  for (const entry of (acceptLanguage ?? '').slice(0, 200).split(',')) {
    const tag = entry.split(';')[0]?.trim().toLowerCase().split('-')[0]
    if (tag === 'en' || tag === 'ta' || tag === 'hi') return tag
  }
  return 'en'
}

/** Finds the session of a request. A request that is not signed in costs at most one query. */
export async function findDoctor(
  c: Context<AppEnvironment>,
  { sessions }: Pick<PipelineDependencies, 'sessions'>,
  token: string | undefined,
  isUse: boolean,
): Promise<{ readonly doctorId: string; readonly token: string }> {
  if (token === undefined) {
    throw new Refusal(hasSessionCookie(c.req.header('cookie')) ? 'session.expired' : 'session.required')
  }
  const session = await sessions.find(token, isUse)
  if (session === undefined) throw new Refusal('session.expired')
  if (session.blocked) throw new Refusal('account.blocked')
  return { doctorId: session.doctorId, token }
}

const BEARER = /^Bearer ([\w.-]{1,200})$/i

/**
 * Finds the platform of a request. Browsers are refused, whatever key they send: a key that a page
 * has is everybody's.
 *
 * @throws Refusal 401 without a valid key, 403 for a browser, 429 after too many of either
 */
async function findPlatform(
  c: Context<AppEnvironment>,
  { platforms, publicLimiter }: Pick<PipelineDependencies, 'platforms' | 'publicLimiter'>,
  network: string,
): Promise<string> {
  const isBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
  const [, key] = BEARER.exec(c.req.header('authorization') ?? '') ?? []
  const platform = isBrowser || key === undefined ? undefined : await platforms.find(key)
  if (platform !== undefined) return platform.id
  return refuseLate(() => {
    publicLimiter(network)
    throw new Refusal(isBrowser ? 'request.cross_site' : 'platform.key_required')
  })
}

/** Delay of an error response to a client that is not signed in, in milliseconds. */
const REFUSAL_DELAY = 100

/**
 * Delays errors: a client that repeats a refused request immediately would use up the processor.
 */
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
 * Waits for a turn in the lane.
 *
 * @param caller the session's token or the network: which doctor it is costs a query
 * @returns whether it had to wait, which means that the server is busy
 * @throws Refusal 503 when the request has waited too long
 */
export async function waitForTurn(lane: Lane | undefined, caller: string): Promise<boolean> {
  const turn = lane?.enter(caller)
  if (turn === undefined) return false
  if (await turn) return true
  throw new Refusal('server.unavailable').with({ retryAfter: OVERLOAD_RETRY_AFTER })
}

/**
 * Runs work of a doctor when it is this doctor's turn.
 *
 * @throws Refusal 503 when the request has waited too long
 */
export async function runInTurn<T>(
  c: Context<AppEnvironment>,
  lanes: Lanes | undefined,
  { doctorId, weight }: { readonly doctorId: string; readonly weight: number },
  work: () => Promise<T>,
): Promise<T> {
  if (lanes === undefined) return work()
  const leave = await lanes.doctors.enter(doctorId, weight, () => c.req.raw.signal)
  if (leave === undefined) throw new Refusal('server.unavailable').with({ retryAfter: OVERLOAD_RETRY_AFTER })
  try {
    return await lanes.signedIn.run(work)
  } finally {
    leave()
  }
}

/**
 * Performs an operation in this order: overload, session, limits, body, contract check, the
 * doctor's turn, route. The body is read only after the session and the limits have been checked. A
 * doctor takes turns with a complete body, so that a slow connection holds no place.
 */
async function perform(
  c: Context<AppEnvironment>,
  operation: OperationDescription,
  dependencies: PipelineDependencies,
): Promise<RouteResponse> {
  const { needsSession, isOfPlatform } = operation
  const isPublic = !needsSession && !isOfPlatform
  const lane = dependencies.lanes?.[isPublic ? 'public' : 'signedIn']
  const cookieHeader = c.req.header('cookie')
  const token = sessionTokenOf(cookieHeader)
  const network = networkOfRequest(c, dependencies.trustedProxies)
  const isBusy = await waitForTurn(lane, (needsSession ? token : undefined) ?? network)
  const run = <T>(work: () => Promise<T>): Promise<T> => (lane === undefined ? work() : lane.run(work))
  const isUse = c.req.header(BACKGROUND_HEADER) === undefined
  const findSession = async () => {
    try {
      return await findDoctor(c, dependencies, token, isUse)
    } catch (error) {
      // For a sign-in page, which then asks for nothing that is not offered.
      const isForSignIn = operation.operationId === 'getDoctorProfile'
      const capabilities = dependencies.capabilities()
      if (!isForSignIn || capabilities === undefined || !(error instanceof Refusal) || error.status !== 401) throw error
      throw new Refusal(error.code, undefined, { capabilities })
    }
  }
  const session = needsSession ? await run(findSession) : undefined
  const doctorId = session?.doctorId
  const platformId = isOfPlatform ? await run(() => findPlatform(c, dependencies, network)) : undefined
  if (platformId !== undefined) dependencies.platformLimiter(platformId)
  else if (doctorId === undefined) await refuseLate(() => dependencies.publicLimiter(network))
  else dependencies.callLimiter(doctorId)
  const isUpload = (operation.request?.files.size ?? 0) > 0
  const release = isUpload ? dependencies.takeMemory(doctorId ?? network, operation.request?.limit ?? 0) : nothing
  try {
    if (isUpload && doctorId !== undefined) await dependencies.takeUpload(doctorId)
    const params = {
      ...pathParameters(operation, c.req.param()),
      ...queryParameters(operation, (name) => c.req.queries(name)),
    }
    // Anybody can send bodies of the maximum size to the public operations, one per connection.
    // Checking such a body therefore waits for another turn.
    const read = () => readRequest(operation, c.req.raw, () => waitForTurn(isPublic ? lane : undefined, network))
    const body = await (isBusy && isPublic ? refuseLate(read) : read())
    if (!dependencies.hasExtensions) refuseExtensionFields(operation, body)
    refuseHeaders(operation, c.req.raw.headers)
    const call: Call<unknown> = {
      body,
      params,
      network,
      language: languageOf(c.req.header('accept-language')),
      requestId: c.get('requestId'),
      token,
      device: deviceTokenOf(cookieHeader),
      userAgent: c.req.header('user-agent'),
      ifMatch: c.req.header('if-match'),
    }
    // The body was checked against the operation's schema, from which the route's
    // type is generated.
    const id = operation.operationId as OperationId
    const route = dependencies.routes[id] as (
      call: Call<unknown> & {
        doctorId: string | undefined
        platformId: string | undefined
        idempotent: IdempotentRequest | undefined
      },
    ) => Promise<RouteResponse>
    const idempotent = idempotentRequest(operation, c.req.header('idempotency-key'), params, body)
    const respond = () => route({ ...call, doctorId, platformId, idempotent })
    // A platform takes turns like one doctor.
    const caller = doctorId ?? platformId
    if (caller === undefined) return await run(respond)
    const weight = dependencies.weightOf(id, body)
    return await runInTurn(c, dependencies.lanes, { doctorId: caller, weight }, respond)
  } finally {
    release()
  }
}

/** Refuses fields of extensions. Without extensions they are treated like any unknown field. */
function refuseExtensionFields(operation: OperationDescription, body: unknown): void {
  const given = operation.request?.extensionFields.filter((field) => Object.hasOwn(Object(body), field)) ?? []
  if (given.length === 0) return
  throw new Refusal('request.invalid', Object.fromEntries(given.map((field) => [field, 'This field is not known.'])))
}

/**
 * Mounts every operation of the contract, and responds with 405 to other methods of their paths.
 */
export function mountContract(app: Hono<AppEnvironment>, dependencies: PipelineDependencies): void {
  const offered = operationDescriptions.filter(
    ({ capability }) => dependencies.hasExtensions || capability === undefined,
  )
  for (const operation of offered) {
    app.on(operation.method, API_ROOT + routerPath(operation.path), async (c) => {
      c.set('operation', operation.operationId)
      const { status, body, cookies = [], headers: further } = await perform(c, operation, dependencies)
      // All headers are set at once: setting them one by one on a finished response took a quarter
      // of its time.
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
    app.all(API_ROOT + routerPath(path), refuseMethod(allowed.join(', ')))
  }
}
