import type { Doctor, Session } from '@nalam/sdk'
import { api } from '../api.ts'
import { configuration } from '../configuration.ts'
import { localStore } from '../localStore.ts'

/** SWR key of the signed-in doctor: the doctor, or null when nobody is signed in. */
export const sessionKey = 'session'

/** Keeps what section 4 asks to keep of a renewed session, under the keys of D13. */
export function rememberSession({ doctor, accessToken }: Session): void {
  localStore.write('doctorStatus', String(doctor.isActive))
  if (doctor.profileImage) localStore.write('doctorImage', doctor.profileImage)
  else localStore.remove('doctorImage')
  if (configuration.storeAccessToken && accessToken) localStore.write('accessToken', accessToken)
}

/** Forgets everything that was kept of a doctor in this browser. */
export function forgetSession(): void {
  localStore.remove('doctorStatus')
  localStore.remove('doctorImage')
  localStore.remove('accessToken')
}

/**
 * Renews the session (section 4).
 *
 * @returns the doctor, or null when the server says that nobody is signed in (401, 403)
 * @throws ApiError for any other failure: no answer says nothing about the session (D13)
 */
export async function renewSession(): Promise<Doctor | null> {
  const result = await api.session.renew().result()
  if (result.ok) {
    rememberSession(result.value)
    return result.value.doctor
  }
  if (result.error.status !== 401 && result.error.status !== 403) throw result.error
  forgetSession()
  return null
}
