import { capabilitiesOf, type Capability, type Doctor, type Message, type Result, type Session } from '@nalam/sdk'
import useSWR, { mutate } from 'swr'
import { useCallback, useSyncExternalStore } from 'react'
import { useToasts } from '@nalam/ui'
import type { LoginValues } from '@nalam/sdk/validation'
import { api, profileVersion } from '../api/api.ts'
import { prefetchDashboardBookings } from '../bookings/bookingQueries.ts'
import { configuration } from '../api/configuration.ts'
import { createStore } from '../createStore.ts'
import { localStore } from '../localStore.ts'
import { queries } from '../queries/queries.ts'
import { forgetSearches, rememberSignedInDoctor, sessionPhase, signedInDoctor } from './sessionState.ts'

/**
 * Messages between the tabs of one browser (SESS-06). `leaving`: the server has ended the session;
 * no more requests are sent, the pages are cleared in a moment. `signedOut`: they are cleared now.
 * `signedIn`: a doctor has signed in, the same one or another.
 */
const NEWS = ['leaving', 'signedOut', 'signedIn'] as const
type SessionNews = (typeof NEWS)[number]

/** Creates a channel between the tabs of this browser. A tab does not receive its own messages. */
export function createSessionChannel() {
  const channel = new BroadcastChannel('nalam.session')
  return {
    announce: (news: SessionNews) => channel.postMessage(news),
    listen(listener: (news: SessionNews) => void) {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const news = NEWS.find((name) => name === data)
        if (news) listener(news)
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
  }
}

export const sessionChannel = createSessionChannel()

/** SWR key of the signed-in doctor: the doctor, or null when nobody is signed in. */
export const sessionKey = queries.session.renew().key

/** Extensions that the server offers, from the last response about the session, signed in or not. */
export const capabilities = createStore<readonly string[]>([])

/** Whether the session had ended before the start, until the toast has said so (SESS-01). */
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
 *   If a session has ended, the doctor signs in again in a dialog over the page (SESS-05)
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
  capabilities.set(capabilitiesOf(error))
  const hadSession = error.code === 'session.expired' || localStore.read('doctorStatus') !== null
  forgetSession()
  sessionWasOver.set(hadSession)
  return null
}

/** Returns the session of this tab. All components share one request. */
export function useSession() {
  const { data, error } = useSWR<Doctor | null, unknown>(sessionKey, renewSession, { revalidateIfStale: false })
  if (data) return { state: 'signedIn', doctor: data } as const
  if (data === null) return { state: 'signedOut' } as const
  return error === undefined ? ({ state: 'renewing' } as const) : ({ state: 'unavailable', error } as const)
}

/** Returns the signed-in doctor. Throws outside of signed-in routes. */
export function useDoctor(): Doctor {
  const session = useSession()
  if (session.state !== 'signedIn') throw new Error('useDoctor is for routes behind RequireAudience')
  return session.doctor
}

/** As `useCapability`, outside React. */
export const hasCapability = (name: Capability): boolean => capabilities.get().includes(name)

/** Returns whether the server offers an extension (EXT-01). */
export const useCapability = (name: Capability): boolean =>
  useSyncExternalStore(capabilities.subscribe, () => hasCapability(name))

export function acceptSession(accepted: Session): Promise<unknown> {
  rememberSession(accepted)
  return mutate(sessionKey, accepted.doctor, { revalidate: false })
}

export async function readDoctor(): Promise<Result<Doctor>> {
  const result = await api.session.renew().result()
  if (!result.ok) return result
  await acceptSession(result.value)
  return { ok: true, value: result.value.doctor }
}

/** Shows the doctor of a new session. What failed with the expired one is sent again. */
export function useEnterSession(): (doctor: Doctor | null) => Promise<void> {
  const { dismissErrors } = useToasts()
  return useCallback(
    async (doctor) => {
      dismissErrors()
      await mutate(sessionKey, doctor, { revalidate: false })
      if (sessionPhase.get() !== 'expired') return
      sessionPhase.set('steady')
      void mutate((key) => key !== sessionKey)
    },
    [dismissErrors],
  )
}

/** Removes a doctor's data; the guards lead to the sign-in page. */
export function endSession(): void {
  forgetSession()
  // Writing into the cache starts no request. A paused query would otherwise start as soon as the
  // phase is steady.
  void mutate((key) => key !== sessionKey, undefined, { revalidate: false })
  void mutate(sessionKey, null, { revalidate: false })
  sessionPhase.set('steady')
}

/** Opens a session with one request and notifies the other tabs. */
export function useOpenSession() {
  const enterSession = useEnterSession()
  return async <R extends Result<Session & Message>>(open: () => Promise<R>): Promise<R> => {
    // The next doctor may be another one.
    profileVersion.set(undefined)
    const result = await open()
    if (result.ok) {
      rememberSession(result.value)
      // The first page and its frame need them: they travel while both are drawn.
      void prefetchDashboardBookings(result.value.doctor)
      await enterSession(result.value.doctor)
      sessionChannel.announce('signedIn')
    }
    return result
  }
}

/** Signs in with e-mail and password (AUTH-03). */
export function useLogin(): (credentials: LoginValues) => Promise<Result<Message>> {
  const openSession = useOpenSession()
  return (credentials) => openSession(() => api.session.login(credentials).result())
}

/** Returns the URL of the doctor's picture, the stored file name first (FRAME-02). */
export function profileImageSource(doctor: Doctor): string | undefined {
  const name = localStore.read('doctorImage') ?? doctor.profileImage
  return name ? `${configuration.fileStore}/${encodeURIComponent(name)}` : undefined
}
