import { randomUUID } from 'node:crypto'

/** A UUID or 16 to 64 hexadecimal digits, as tracing systems write them: free text could carry a name into the log. */
const REQUEST_ID = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{16,64})$/i

/** The caller's request id where it is one, else a new UUID. */
export function requestIdOf(header: string | undefined): string {
  return header !== undefined && REQUEST_ID.test(header) ? header : randomUUID()
}
