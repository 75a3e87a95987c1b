import type { SWRConfiguration } from 'swr'
import { sessionPhase } from '../shared/session/sessionPhase.ts'

export const swrOptions: SWRConfiguration = {
  // The SDK has already repeated what is worth repeating, and a focus is no reason to ask for everything again.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // Nothing is read with a session that has ended (goal S9).
  isPaused: () => sessionPhase.get() !== 'steady',
}
