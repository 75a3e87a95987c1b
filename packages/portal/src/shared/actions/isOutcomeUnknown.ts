import type { ApiError } from '@nalam/sdk'

const GATEWAY_GAVE_UP = new Set([502, 504])

/**
 * Returns whether the outcome of a request is unknown: no response, or one that does not come from
 * the server. Such an action is reconciled before it is offered again (D24).
 */
export function isOutcomeUnknown({ kind, status, isOffline }: ApiError): boolean {
  if (kind === 'response') return GATEWAY_GAVE_UP.has(status)
  return kind !== 'setup' && kind !== 'aborted' && !isOffline
}
