import { createDoctorApi } from '@nalam/sdk'
import { configuration } from './configuration.ts'
import { languageNow } from '../preferences/preferences.ts'
import { fetchOrReuse } from './earlySession.ts'
import { rememberProfileVersion } from './profileVersion.ts'
import { sessionPhase } from '../session/sessionPhase.ts'
import { signedInDoctor } from '../session/signedInDoctor.ts'

/** The only API client of the portal. */
export const api = createDoctorApi({
  baseUrl: configuration.apiRoot,
  fetch: (url, init) => fetchOrReuse(url, init).then(rememberProfileVersion),
  // Mails are written in the language of the request (D9): the language chosen here, not the
  // browser's.
  headers: () => ({ 'Accept-Language': languageNow() }),
  onUnauthorized: () => {
    // At start a 401 means that nobody is signed in; later it means that the session expired
    // (SESS-05).
    if (signedInDoctor() && sessionPhase.get() === 'steady') sessionPhase.set('expired')
  },
})
