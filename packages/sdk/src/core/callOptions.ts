/** What can be said about a single call. */
export type CallOptions = {
  /** Ends the call before, during and between its attempts; the error then has the kind `aborted`. */
  signal?: AbortSignal | undefined
  /** Milliseconds for everything: attempts, back-off, reading the body. `Infinity` for no deadline. */
  timeout?: number | undefined
  /** How often a read is repeated after 429, 502, 503, 504 or no response. Actions are never repeated. */
  retries?: number | undefined
  /** Headers for this call; they win over those of the client. */
  headers?: Readonly<Record<string, string>> | undefined
}
