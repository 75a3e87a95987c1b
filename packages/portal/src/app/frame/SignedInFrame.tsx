import { frameMessages } from '@nalam/ui/messages/frame'
import {
  type SpokenByServer,
  useMessages,
  useServerText,
  useToasts,
  AppShell,
  type DestinationHrefs,
  NotFound,
  OfflineBar,
} from '@nalam/ui'
import type { Message, Result } from '@nalam/sdk'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { whether } from '../../shared/actions/createActionRunner.ts'
import { useActions, spoken } from '../../shared/actions/useActions.ts'
import { api } from '../../shared/api/api.ts'
import {
  acceptSession,
  capabilities,
  readDoctor,
  useDoctor,
  sessionChannel,
  endSession,
  useCapability,
  profileImageSource,
} from '../../shared/session/session.ts'
import { CLEARED_AFTER, sessionPhase } from '../../shared/session/sessionState.ts'
import { useAppointmentsAddress } from '../../shared/bookings/chosenView.ts'
import { useBookingPoll, useDashboardBookings, waitingAddress } from '../../shared/bookings/useDashboardBookings.ts'
import { useLiveBookings } from '../../shared/bookings/useLiveBookings.ts'
import { useStore } from '../../shared/createStore.ts'
import { paths } from '../../shared/paths.ts'
import { useWaitingCount } from '../../shared/queue/todaysQueue.ts'
import { useIsOnline } from '../../shared/useIsOnline.ts'
import { PreferenceSwitch } from '../../shared/preferences/preferences.tsx'
import { loadCode } from '../pageModules.ts'
import { isOffered, pageAt, pages } from '../pages.ts'
import { useLiveConnection } from './useLiveConnection.ts'

/**
 * Manages the "Active Status" (FRAME-04). The request is a blind toggle, so it is sent only if the
 * wanted state differs; after any failure the doctor is read before anything else is sent (D24).
 */
function useActiveStatus() {
  const doctor = useDoctor()
  const { pending, run, report } = useActions<boolean>()
  const messages = useMessages(frameMessages)

  const change = async (isActive: boolean): Promise<boolean> => {
    if (isActive === doctor.isActive) return false
    const outcome = await run<SpokenByServer>('status', isActive, {
      async send() {
        const result = await api.profile.toggleActiveStatus(doctor.id).result()
        if (!result.ok) return result
        // The new state holds even if the doctor cannot be read again.
        await acceptSession({
          doctor: { ...doctor, isActive },
          accessToken: undefined,
          capabilities: capabilities.get(),
        })
        const now = await readDoctor()
        // A network that delivered the toggle twice has undone it: one more is safe now.
        if (now.ok && now.value.isActive !== isActive)
          await api.profile.toggleActiveStatus(doctor.id).result().then(readDoctor)
        return result
      },
      reconcile: () =>
        whether(readDoctor(), (now) => now.isActive === isActive, {
          message: isActive ? messages.activeOn : messages.activeOff,
        }),
      isAmbiguous: () => true,
    })
    if (outcome) report(outcome)
    return outcome?.ok ?? false
  }
  return { isActive: pending.get('status') ?? doctor.isActive, isPending: pending.size > 0, change }
}

/** Result for a session that had already ended, so no message from the server is shown. */
const OVER = { message: '' }

// A session that has already ended needs no logout.
function orOver<T>(result: Result<T>): Result<T | typeof OVER> {
  return !result.ok && result.error.status === 401 ? { ok: true, value: OVER } : result
}

/** Signs the doctor out in every tab (AUTH-20); on failure everything stays as it was. */
function useSignOut() {
  const { pending, run } = useActions()
  const toasts = useToasts()
  const serverText = useServerText()

  const signOut = async () => {
    const outcome = await run<Message | typeof OVER>('signOut', true, {
      send: () => api.session.logout().result().then(orOver),
      reconcile: () => whether(api.session.renew().result().then(orOver), (now) => now === OVER, OVER),
      settle: ({ ok }) => ok && sessionPhase.set('leaving'),
    })
    if (!outcome) return
    // Always "Logout failed", whatever the server responds (AUTH-20).
    if (!outcome.ok) return void toasts.error(serverText(spoken('logoutDoctor.failure')))
    if (outcome.value !== OVER) toasts.success(serverText(outcome.value))
    sessionChannel.announce('leaving')
    setTimeout(() => {
      endSession()
      sessionChannel.announce('signedOut')
    }, CLEARED_AFTER)
  }
  return { isPending: pending.size > 0, signOut }
}

// Rarely shown, so its code must not delay the first paint.
const FrameDialogs = lazy(() => loadCode(() => import('./FrameDialogs.tsx')))

/** Returns the first page of each entry of the sidebar, as far as the server offers it (EXT-01). */
function hrefsOf(offered: readonly string[]): DestinationHrefs {
  const hrefs: DestinationHrefs = { dashboard: paths.dashboard, profile: paths.viewProfile }
  for (const page of pages) {
    // The settings are in the account menu.
    const entry = page.path === paths.settings ? 'settings' : page.entry
    if (entry && isOffered(page, offered)) hrefs[entry] ??= page.path
  }
  return hrefs
}

/** Frame of every signed-in page (FRAME-01); a page that the server does not offer is not found. */
export default function SignedInFrame({ children }: { children?: ReactNode }) {
  const doctor = useDoctor()
  const page = pageAt(useLocation().pathname)
  const offered = useStore(capabilities)
  const { data } = useDashboardBookings(doctor.id)
  useBookingPoll(doctor.id)
  useLiveBookings(doctor.id)
  useLiveConnection()
  const { isActive, isPending, change } = useActiveStatus()
  const { isPending: isSigningOut, signOut } = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <AppShell
      doctorName={doctor.name || doctor.email}
      avatarSrc={profileImageSource(doctor)}
      current={page?.entry}
      hrefs={{ ...hrefsOf(offered), appointments: useAppointmentsAddress(doctor.id) }}
      pendingCount={data?.summary.pending}
      queueCount={useWaitingCount(doctor.id, page?.path === paths.queue)}
      pendingHref={useCapability('booking-filters') ? waitingAddress : undefined}
      isActive={isActive}
      isActivePending={isPending}
      onActiveChange={(wanted) => void change(wanted)}
      onLogout={() => setLeaving(true)}
      tools={<PreferenceSwitch />}
    >
      <OfflineBar isOffline={!useIsOnline()} />
      {children ?? (page && !isOffered(page, offered) ? <NotFound homeHref={paths.home} isInFrame /> : <Outlet />)}
      <Suspense>
        <FrameDialogs
          logout={{
            open: isLeaving,
            isPending: isSigningOut,
            onConfirm: () => void signOut(),
            onClose: () => setLeaving(false),
          }}
          activation={{ isPending: isPending, activate: () => change(true) }}
        />
      </Suspense>
    </AppShell>
  )
}
