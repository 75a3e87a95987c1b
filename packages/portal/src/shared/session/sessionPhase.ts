import { createStore } from '../createStore.ts'

/**
 * What happens to the session beside being there or not.
 * - `steady`: nothing
 * - `expired`: it ran out while the doctor was working; the page stays until she has signed in again
 * - `leaving`: the server has ended it, the page is cleared in a moment (AUTH-20); no request goes out any more
 */
export type SessionPhase = 'steady' | 'expired' | 'leaving'

export const sessionPhase = createStore<SessionPhase>('steady')
