/** Options of a single call. */
export type CallOptions = {
  /**
   * Aborts the call, also between attempts. The error has the kind `aborted`, or `timeout` for
   * `AbortSignal.timeout()`.
   */
  signal?: AbortSignal | undefined
  /**
   * Milliseconds for the whole call: attempts, back-off and reading the body. A positive finite
   * number.
   */
  timeout?: number | undefined
  /**
   * Number of retries after 429, 502, 503, 504 or no response. Only reads and actions of
   * extensions, which carry an `Idempotency-Key`, are retried.
   */
  retries?: number | undefined
  /**
   * Headers of this call. They replace those of the client and the generated `X-Request-Id` and
   * `Idempotency-Key`.
   */
  headers?: Readonly<Record<string, string>> | undefined
  /** Credentials mode of `fetch`. Default: `include`. */
  credentials?: 'include' | 'same-origin' | 'omit' | undefined
  /** Cache mode of `fetch`. */
  cache?: 'default' | 'force-cache' | 'no-cache' | 'no-store' | 'only-if-cached' | 'reload' | undefined
  /** Lets the request finish after the page is closed. */
  keepalive?: boolean | undefined
  /** Priority of the request among those of the page. */
  priority?: 'high' | 'low' | 'auto' | undefined
}
