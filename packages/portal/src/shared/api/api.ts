import { createDoctorApi } from '@nalam/sdk'
import { configuration } from './configuration.ts'
import { fetchOrReuse } from './fetchOrReuse.ts'
import { languageNow } from '../preferences/preferences.ts'
import { sessionPhase, signedInDoctor } from '../session/sessionState.ts'

/** Header of background requests, which do not keep the session alive (goal S1). */
export const IN_BACKGROUND = { 'X-Background-Poll': '1' }

let version: string | undefined

/** Returns the last `ETag` of the profile; undefined if the platform sends none. */
export const profileVersion = (): string | undefined => version

export function rememberProfileVersion(response: Response): Response {
  version = response.headers.get('ETag') ?? version
  return response
}

/** Called before a login, which may be that of another doctor. */
export function forgetProfileVersion(): void {
  version = undefined
}

/** The only API client of the portal. */
export const api = createDoctorApi({
  baseUrl: configuration.apiRoot,
  fetch: (url, init) => fetchOrReuse(url, init).then(rememberProfileVersion),
  // Mails are written in the language chosen here (D9), not in that of the browser.
  headers: () => ({ 'Accept-Language': languageNow() }),
  onUnauthorized: () => {
    // At start a 401 means that nobody is signed in, later that the session expired (SESS-05).
    if (signedInDoctor() && sessionPhase.get() === 'steady') sessionPhase.set('expired')
  },
})
