/** Options of a single call. */
export type CallOptions = {
  /** Ends the call before, during and between its attempts. The error has the kind `aborted`; `timeout` for `AbortSignal.timeout()`. */
  signal?: AbortSignal | undefined
  /** Milliseconds for everything: attempts, back-off, reading the body. A positive finite number. */
  timeout?: number | undefined
  /**
   * How often a call is repeated after 429, 502, 503, 504 or no response: a read, or an action of an extension, which carries an
   * `Idempotency-Key`. Other actions are never repeated.
   */
  retries?: number | undefined
  /** Headers for this call. They replace those of the client, and an `Idempotency-Key` of your own replaces the one made for the call. */
  headers?: Readonly<Record<string, string>> | undefined
  /** Cookies and other credentials; `include` when left out. */
  credentials?: RequestCredentials | undefined
  /** Use of the browser's HTTP cache. */
  cache?: RequestCache | undefined
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean | undefined
  /** How urgent the request is among the others of the page. */
  priority?: RequestPriority | undefined
}
