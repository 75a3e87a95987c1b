import type { ServerResponse } from 'node:http'
import type { Hono } from 'hono'

/** Connection data that the caller of the fetch handler provides. */
export interface Connection {
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
