import { createDoctorApi } from '@nalam/sdk'
import { configuration } from './configuration.ts'
import { fetchOrTakeOver } from './session/earlySession.ts'
import { sessionPhase } from './session/sessionPhase.ts'

/** The one client of the portal. */
export const api = createDoctorApi({
  baseUrl: configuration.apiRoot,
  fetch: fetchOrTakeOver,
  onUnauthorized: (error) => {
    // At start a 401 says that nobody is signed in; only later that a session ran out (SESS-05).
    if (error.operation !== 'getDoctorProfile' && sessionPhase.get() === 'steady') sessionPhase.set('expired')
  },
})
