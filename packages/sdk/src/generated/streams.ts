// Generated from openapi/ by `pnpm --filter @nalam/openapi generate`. Never edited by hand.
import type { OperationMetadata, StreamId } from './operations.ts'

/** The operations whose response is a stream of events. */
export const streams: Readonly<Record<StreamId, OperationMetadata>> = {
  streamEvents: { method: 'GET', path: '/doctor/events', messages: {} },
}
