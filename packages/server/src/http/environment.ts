import type { Hono } from 'hono'
import type { Connection } from './clientAddress.ts'

/** What travels with a request through the pipeline. */
export interface AppEnvironment {
  Bindings: Connection
  Variables: {
    requestId: string
    operation: string | undefined
    /** Headers of a response that carries data. */
    dataHeaders: Readonly<Record<string, string>>
    /** The response has them already. */
    hasDataHeaders: boolean | undefined
  }
}

/** Something beside the contract that is mounted on the application: files, reports, mailbox, portal. */
export type Mount = (app: Hono<AppEnvironment>) => void

/** A server without a port: takes a request and returns the response. */
export interface App {
  fetch(request: Request, connection?: Connection): Promise<Response> | Response
}
