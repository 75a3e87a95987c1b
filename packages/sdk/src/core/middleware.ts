/** Parameters of a middleware. */
export type MiddlewareParams = {
  request: Request
  /**
   * The path of the operation in the contract, such as `/doctor/loginDoctor` or
   * `/doctor/bookings/{id}/undo`.
   */
  readonly schemaPath: string
  /** Id of the attempt. The id of the call is its header `X-Request-Id`. */
  readonly id: string
  /** Path and query parameters, if the operation has any. */
  readonly params: { readonly path?: Record<string, unknown>; readonly query?: Record<string, unknown> }
  readonly options: { readonly baseUrl: string }
}

/**
 * Middleware of openapi-fetch, which sees every request and response of the client, live events
 * included. An exception in `onRequest` ends the call with a setup error, because nothing was sent.
 * One in `onResponse` ends the attempt with a network error: its outcome is unknown.
 */
export type Middleware = {
  /** Returns another request to send, a response to use instead of sending, or nothing. */
  onRequest?(
    params: MiddlewareParams,
  ): void | Request | Response | undefined | Promise<Request | Response | undefined | void>
  /** Returns another response to use, or nothing. */
  onResponse?(
    params: MiddlewareParams & { response: Response },
  ): void | Response | undefined | Promise<Response | undefined | void>
  /** Returns a response to use instead of the failure, another error, or nothing. */
  onError?(params: MiddlewareParams & { error: unknown }): void | Response | Error | Promise<void | Response | Error>
}
