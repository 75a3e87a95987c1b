import type { ServerResponse } from 'node:http'
import type {
  KeyedOperationId,
  OperationId,
  ParamsOf,
  PublicOperationId,
  RequestBody,
  StreamId,
} from '../contract/contractTypes.ts'
import type { IdempotentRequest } from '../contract/parameters.ts'
import type { SuccessResponse } from './response.ts'

/** Languages that mails are written in. */
export type Language = 'en' | 'ta' | 'hi'

/** A validated request, as a route receives it. */
export interface Call<Body, Params = unknown> {
  readonly body: Body
  /** The parameters in the path and the query. */
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
  /** The `User-Agent` header. */
  readonly userAgent: string | undefined
  /** The `If-Match` header. */
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

type CallOf<Id extends OperationId> = Id extends PublicOperationId
  ? Call<RequestBody<Id>, ParamsOf<Id>>
  : Id extends KeyedOperationId
    ? KeyedCall<RequestBody<Id>, ParamsOf<Id>>
    : SignedInCall<RequestBody<Id>, ParamsOf<Id>>

/** Performs an operation. */
export type Route<Id extends OperationId> = (call: CallOf<Id>) => Promise<SuccessResponse<Id>>

/** A route for every operation; a missing one is a compile error. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }

/** A request for a stream of events, with a valid session. */
export interface StreamCall {
  readonly doctorId: string
  readonly token: string
  readonly network: string
  readonly requestId: string
  /** The `Last-Event-ID` header. */
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
