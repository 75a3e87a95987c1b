import { randomUUID } from 'node:crypto'

/**
 * A UUID or 16 to 64 hexadecimal digits, as tracing systems use them: free text could write a name
 * into the log.
 */
const REQUEST_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i

/** Returns the client's request id if it is valid, otherwise a new UUID. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && REQUEST_ID.test(header) ? header : randomUUID()
}
