import type { ServerResponse } from 'node:http'
import type {
  KeyedOperationId,
  OperationId,
  ParamsOf,
  PublicOperationId,
  RequestBody,
  StreamId,
} from './contractTypes.ts'
import type { SuccessResponse } from './response.ts'

/** Languages that mails are written in. */
export type Language = 'en' | 'ta' | 'hi'

/** A request that fits the contract, as a route sees it. */
export interface Call<Body, Params = unknown> {
  readonly body: Body
  /** The parameters in the path and the query. */
  readonly params: Params
  /** Where the client is, for limits: an IPv4 address or the /64 of an IPv6 address. Never logged. */
  readonly network: string
  readonly language: Language
  readonly requestId: string
  /** The session cookie that came along, whether it is valid or not. */
  readonly token: string | undefined
  /** The device cookie that came along, whether the browser has signed in before or not. */
  readonly device: string | undefined
  /** The `If-Match` header. */
  readonly ifMatch: string | undefined
}

/** The same with a valid session. */
export interface SignedInCall<Body, Params = unknown> extends Call<Body, Params> {
  readonly doctorId: string
}

/** Names a request, so that it is carried out once. */
export interface IdempotentRequest {
  /** The `Idempotency-Key` header. */
  readonly key: string
  /** The same for the same operation with the same parameters and body. */
  readonly fingerprint: string
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

/** What performs an operation. */
export type Route<Id extends OperationId> = (call: CallOf<Id>) => Promise<SuccessResponse<Id>>

/** A route for every operation; the compiler refuses a missing one. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }

/** A request for a stream of events, with a valid session. */
export interface StreamCall {
  readonly doctorId: string
  readonly token: string
  readonly network: string
  readonly requestId: string
  /** The `Last-Event-ID` header. */
  readonly lastEventId: string | undefined
  /** The connection's response, which the route writes to from its head on. */
  readonly response: ServerResponse
  /** Headers of a stream that begins. */
  readonly headers: Readonly<Record<string, string>>
}

/** A route for every stream: it resolves when the stream has begun, and throws before it has written anything. */
export type StreamRoutes = { readonly [Id in StreamId]: (call: StreamCall) => Promise<void> }
