import { createStore } from '../createStore.ts'

/**
 * Phase of a session, in addition to whether there is one.
 * - `steady`: normal
 * - `expired`: the session ran out while the doctor was working; the page stays until they have
 *   signed in again
 * - `leaving`: the server has ended it, the page is cleared in a moment (AUTH-20); no more requests
 *   are sent
 */
export type SessionPhase = 'steady' | 'expired' | 'leaving'

export const sessionPhase = createStore<SessionPhase>('steady')
