import { messageTexts } from '../contract/contractDocument.ts'
import type { MessageCode, OperationId, SuccessBody, SuccessStatus } from '../contract/contractTypes.ts'

/** The result of a route, as the pipeline uses it. */
export interface RouteResponse {
  readonly status: number
  /** Sent as JSON. */
  readonly body: unknown
  /** Values of Set-Cookie headers. */
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
