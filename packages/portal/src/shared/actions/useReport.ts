import { useServerText, useToasts, type SpokenByServer } from '@nalam/ui'
import type { Outcome } from './createActionRunner.ts'

/**
 * Returns a function that reports an outcome with a toast, except an expired session, which has its
 * own dialog (SESS-05).
 *
 * @returns a function of the outcome, and of the name of what the action concerned if there are
 *   several on the page
 */
export function useReport(): (outcome: Outcome<SpokenByServer>, name?: string) => void {
  const toasts = useToasts()
  const serverText = useServerText()
  return (outcome, name) => {
    const textOf = (spoken: SpokenByServer) => named(serverText(spoken), name)
    if (outcome.ok) toasts.success(textOf(outcome.value))
    else if (outcome.error.status !== 401) toasts.error(textOf(outcome.error))
  }
}

/** Returns a report that begins with the name of what it concerns. */
export const named = (text: string, name: string | undefined): string =>
  name === undefined ? text : `${name}: ${text}`
