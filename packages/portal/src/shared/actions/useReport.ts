import { useServerText, useToasts, type SpokenByServer } from '@nalam/ui'
import type { Outcome } from './createActionRunner.ts'

/**
 * Reports an outcome with a toast, except an expired session, which has its own dialog (SESS-05).
 */
export function useReport(): (outcome: Outcome<SpokenByServer>) => void {
  const toasts = useToasts()
  const serverText = useServerText()
  return (outcome) => {
    if (outcome.ok) toasts.success(serverText(outcome.value))
    else if (outcome.error.status !== 401) toasts.error(serverText(outcome.error))
  }
}
