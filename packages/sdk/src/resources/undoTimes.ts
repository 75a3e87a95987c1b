import { text, type Unchecked } from '../core/json.ts'
import type { components } from '../generated/schema.ts'

/** Returns the times that a booking has while its decision can be undone; otherwise none. */
export const undoTimes = ({
  decidedAt,
  undoUntil,
}: Unchecked<components['schemas']['Booking']>): { decidedAt?: string; undoUntil?: string } =>
  undoUntil === undefined ? {} : { decidedAt: text(decidedAt), undoUntil: text(undoUntil) }
