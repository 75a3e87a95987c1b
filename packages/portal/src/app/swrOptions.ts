import type { SWRConfiguration } from 'swr'
import { sessionPhase } from '../shared/session/sessionPhase.ts'

export const swrOptions: SWRConfiguration = {
  // The SDK has already retried what can be retried, and regaining focus is no reason to read
  // everything again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // No query is sent after the session has ended (goal S9).
  isPaused: () => sessionPhase.get() !== 'steady',
}
