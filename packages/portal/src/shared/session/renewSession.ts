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

/** Extensions that the server offers, from the last response about the session. */
export const capabilities = createStore<readonly string[]>([])

/**
 * Whether this browser's session had already ended at start. Reset after the toast about it was
 * shown (SESS-01).
 */
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

/** Removes everything that this browser has stored about a doctor. */
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
 * @returns the doctor, or null if the server says at start that nobody is signed in (401, 403)
 * @throws ApiError for any other failure: a missing response says nothing about the session (D13).
 *   If the session of a signed-in doctor has ended, the page stays and the doctor signs in again in
 *   a dialog over it (SESS-05)
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
