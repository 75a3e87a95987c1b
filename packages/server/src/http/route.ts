import type { ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { messageTexts } from '../contract/contractDocument.ts'
import type {
  KeyedOperationId,
  OperationId,
  ParamsOf,
  PlatformOperationId,
  PublicOperationId,
  RequestBody,
  StreamId,
  MessageCode,
  SuccessBody,
  SuccessStatus,
} from '../contract/contractTypes.ts'
import type { IdempotentRequest } from '../contract/parameters.ts'

/** The path below which the operations are. */
export const API_ROOT = '/api'

/** Connection data that the caller of the fetch handler provides. */
interface Connection {
  /** The peer's address; empty when unknown. */
  readonly address: string
  /** Node's response, for streams; absent if a request has no connection. */
  readonly response?: ServerResponse | undefined
}

/** Values of a request in the pipeline. */
export interface AppEnvironment {
  Bindings: Connection
  Variables: {
    requestId: string
    operation: string | undefined
    /** Headers of a response that carries data. */
    dataHeaders: Readonly<Record<string, string>>
    /** Whether the response has them already. */
    hasDataHeaders: boolean | undefined
  }
}

/** Mounts routes that are not in the contract: files, reports, mailbox, portal. */
export type Mount = (app: Hono<AppEnvironment>) => void

/** An application without a port: takes a request and returns the response. */
export interface App {
  fetch(request: Request, connection?: Connection): Promise<Response> | Response
}

/** An application with the paths of its router, each of which has a row in `operationCosts.ts`. */
export interface RoutedApp extends App {
  readonly paths: readonly string[]
}

/** Languages that mails are written in. */
export type Language = 'en' | 'ta' | 'hi'

/** A validated request, as a route receives it. */
export interface Call<Body, Params = unknown> {
  readonly body: Body
  readonly params: Params
  /**
   * Network of the client, for limits: an IPv4 address or the /64 of an IPv6 address. Never logged.
   */
  readonly network: string
  readonly language: Language
  readonly requestId: string
  /** The session cookie of the request, valid or not. */
  readonly token: string | undefined
  /** The device cookie of the request, known or not. */
  readonly device: string | undefined
  readonly userAgent: string | undefined
  readonly ifMatch: string | undefined
}

/** The same with a valid session. */
export interface SignedInCall<Body, Params = unknown> extends Call<Body, Params> {
  readonly doctorId: string
  readonly token: string
}

/** The same with an Idempotency-Key. */
export interface KeyedCall<Body, Params = unknown> extends SignedInCall<Body, Params> {
  readonly idempotent: IdempotentRequest
}

/** A request of a platform, with a valid key. */
export interface PlatformCall<Body, Params = unknown> extends Call<Body, Params> {
  readonly platformId: string
}

/** The same with an Idempotency-Key. */
export interface KeyedPlatformCall<Body, Params = unknown> extends PlatformCall<Body, Params> {
  readonly idempotent: IdempotentRequest
}

type PlatformCallOf<Id extends OperationId> = Id extends KeyedOperationId
  ? KeyedPlatformCall<RequestBody<Id>, ParamsOf<Id>>
  : PlatformCall<RequestBody<Id>, ParamsOf<Id>>

type CallOf<Id extends OperationId> = Id extends PublicOperationId
  ? Call<RequestBody<Id>, ParamsOf<Id>>
  : Id extends PlatformOperationId
    ? PlatformCallOf<Id>
    : SignedInCallOf<Id>

type SignedInCallOf<Id extends OperationId> = Id extends KeyedOperationId
  ? KeyedCall<RequestBody<Id>, ParamsOf<Id>>
  : SignedInCall<RequestBody<Id>, ParamsOf<Id>>

export type Route<Id extends OperationId> = (call: CallOf<Id>) => Promise<SuccessResponse<Id>>

/** A route for every operation; a missing one is a compile error. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }

/** A request for a stream of events, with a valid session. */
export interface StreamCall {
  readonly doctorId: string
  readonly token: string
  readonly network: string
  readonly requestId: string
  readonly lastEventId: string | undefined
  /** The response of the connection; the route writes its headers and body. */
  readonly response: ServerResponse
  /** Headers of the stream's response. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * A route for every stream. It resolves when the stream has begun, and throws only before it
 * has written anything.
 */
export type StreamRoutes = { readonly [Id in StreamId]: (call: StreamCall) => Promise<void> }

/** The result of a route, as the pipeline uses it. */
export interface RouteResponse {
  readonly status: number
  /** Sent as JSON. */
  readonly body: unknown
  readonly cookies?: readonly string[]
  /** Further headers that the operation documents, for example `ETag`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The same with the documented status and body of one operation. */
export interface SuccessResponse<Id extends OperationId> extends RouteResponse {
  readonly status: SuccessStatus<Id>
  readonly body: SuccessBody<Id>
}

/** A body without `statusCode`; distributes over the variants of a union. */
type Fields<Body> = Body extends unknown ? Omit<Body, 'statusCode'> : never

/**
 * Returns the success response of an operation. Pass the operation's name, so that the compiler
 * checks every field against the contract: `respond<'createSlot'>(201, message('slot.created'))`.
 *
 * @param fields the body without `statusCode`, which repeats the HTTP status
 * @param extra cookies and further headers
 */
export function respond<Id extends OperationId>(
  status: SuccessStatus<Id>,
  fields: Fields<SuccessBody<Id>>,
  extra: Pick<RouteResponse, 'cookies' | 'headers'> = {},
): SuccessResponse<Id> {
  // The compiler cannot reassemble the body of a generic operation from its parts.
  const body = { ...fields, statusCode: status } as SuccessBody<Id>
  return { status, body, ...extra }
}

/** Returns `message` and `code` of a success, to be placed as the operation's schema requires. */
export function message<Code extends MessageCode>(code: Code): { message: string; code: Code } {
  return { message: messageTexts[code], code }
}
