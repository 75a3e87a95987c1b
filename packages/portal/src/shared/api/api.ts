import { createDoctorApi } from '@nalam/sdk'
import { createStore } from '../createStore.ts'
import { configuration } from './configuration.ts'
import { fetchOrReuse } from './fetchOrReuse.ts'
import { preferencesNow } from '../preferences/preferences.tsx'
import { sessionPhase, signedInDoctor } from '../session/sessionState.ts'

/** Header of background requests, which do not keep the session alive (goal S1). */
export const IN_BACKGROUND = { 'X-Background-Poll': '1' }

/** The last `ETag` of the profile; undefined if the platform sends none. */
export const profileVersion = createStore<string | undefined>(undefined)

/** The only API client of the portal. */
export const api = createDoctorApi({
  baseUrl: configuration.apiRoot,
  async fetch(url, init) {
    const response = await fetchOrReuse(url, init)
    profileVersion.set(response.headers.get('ETag') ?? profileVersion.get())
    return response
  },
  // Mails are written in the language chosen here (D9), not in that of the browser.
  headers: () => ({ 'Accept-Language': preferencesNow().language }),
  onUnauthorized: () => {
    // At start a 401 means that nobody is signed in, later that the session expired (SESS-05).
    if (signedInDoctor() && sessionPhase.get() === 'steady') sessionPhase.set('expired')
  },
})
