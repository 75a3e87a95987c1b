import { messageTexts } from './contractDocument.ts'
import type { MessageCode, OperationId, SuccessBody, SuccessStatus } from './contractTypes.ts'

/** What a route returns, as the pipeline sees it. */
export interface RouteResponse {
  readonly status: number
  /** Sent as JSON. */
  readonly body: unknown
  /** Values of Set-Cookie headers. */
  readonly cookies?: readonly string[]
  /** Further headers that the operation documents, for example `ETag`. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The same with the status and the body that the contract documents for one operation. */
export interface SuccessResponse<Id extends OperationId> extends RouteResponse {
  readonly status: SuccessStatus<Id>
  readonly body: SuccessBody<Id>
}

/** A body without `statusCode`, for each variant of a union. */
type Fields<Body> = Body extends unknown ? Omit<Body, 'statusCode'> : never

/**
 * The success response of an operation. Name the operation, so that the compiler holds every field against the contract:
 * `respond<'createSlot'>(201, message('slot.created'))`.
 *
 * @param fields the body without `statusCode`, which repeats the HTTP status
 * @param extra cookies and further headers
 */
export function respond<Id extends OperationId>(
  status: SuccessStatus<Id>,
  fields: Fields<SuccessBody<Id>>,
  extra: Pick<RouteResponse, 'cookies' | 'headers'> = {},
): SuccessResponse<Id> {
  // The compiler cannot put a body of a generic operation together again from its parts.
  const body = { ...fields, statusCode: status } as SuccessBody<Id>
  return { status, body, ...extra }
}

/** `message` and `code` of a success, for the place that the operation's schema gives them. */
export function message<Code extends MessageCode>(code: Code): { message: string; code: Code } {
  return { message: messageTexts[code], code }
}
