import type { Doctor, Session } from '@nalam/sdk'
import { api } from '../api/api.ts'
import { configuration } from '../api/configuration.ts'
import { createStore } from '../createStore.ts'
import { localStore } from '../localStore.ts'
import { queries } from '../queries/queries.ts'
import { forgetSearches } from './searchTexts.ts'
import { sessionPhase } from './sessionPhase.ts'
import { rememberSignedInDoctor, signedInDoctor } from './signedInDoctor.ts'

/** SWR key of the signed-in doctor: the doctor, or null when nobody is signed in. */
export const sessionKey = queries.session.renew().key

/** What the server offers beyond the base operations, as the last response about the session names it. */
export const capabilities = createStore<readonly string[]>([])

/** Whether the session that this browser had was found over at start; who has said so sets it back (SESS-01). */
export const sessionWasOver = createStore(false)

/** Stores details of a renewed session locally (SESS-01), under the keys of D13. */
export function rememberSession({ doctor, accessToken, capabilities: offered }: Session): void {
  rememberSignedInDoctor(doctor)
  capabilities.set(offered)
  localStore.write('doctorStatus', String(doctor.isActive))
  if (doctor.profileImage) localStore.write('doctorImage', doctor.profileImage)
  else localStore.remove('doctorImage')
  if (configuration.storeAccessToken && accessToken) localStore.write('accessToken', accessToken)
}

/** Forgets everything that was kept of a doctor in this browser. */
export function forgetSession(): void {
  rememberSignedInDoctor(undefined)
  capabilities.set([])
  forgetSearches()
  localStore.remove('doctorStatus')
  localStore.remove('doctorImage')
  localStore.remove('accessToken')
}

/**
 * Renews the session (SESS-01).
 *
 * @returns the doctor, or null when the server says at start that nobody is signed in (401, 403)
 * @throws ApiError for any other failure: no response says nothing about the session (D13). Where a doctor is at work a session
 *   that has ended is no reason to take her page away: she signs in again over it (SESS-05)
 */
export async function renewSession(): Promise<Doctor | null> {
  const result = await api.session.renew().result()
  if (result.ok) {
    rememberSession(result.value)
    return result.value.doctor
  }
  const { error } = result
  if (error.status !== 401 && error.status !== 403) throw error
  if (signedInDoctor()) {
    if (sessionPhase.get() === 'steady') sessionPhase.set('expired')
    throw error
  }
  const hadSession = error.code === 'session.expired' || localStore.read('doctorStatus') !== null
  forgetSession()
  sessionWasOver.set(hadSession)
  return null
}
