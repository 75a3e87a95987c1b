import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { AppShell, type DestinationHrefs, OfflineBar } from '@nalam/ui'
import { Outlet, useLocation } from 'react-router-dom'
import { useBookingPoll, useDashboardBookings, waitingAddress } from '../../shared/bookings/useDashboardBookings.ts'
import { useLiveBookings } from '../../shared/bookings/useLiveBookings.ts'
import { useStore } from '../../shared/createStore.ts'
import { paths } from '../../shared/paths.ts'
import { PreferenceSwitch } from '../../shared/preferences/PreferenceSwitch.tsx'
import { loadCode } from '../pageModules.ts'
import { isOffered, pageAt, pages } from '../pages.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useActiveStatus } from './useActiveStatus.ts'
import { capabilities, useCapability, useDoctor } from '../../shared/session/session.ts'
import { useSignOut } from './useSignOut.ts'
import { useLiveConnection } from './useLiveConnection.ts'

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Returns whether the browser has a network connection. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

// Rarely shown, so its code must not delay the first paint.
const FrameDialogs = lazy(() => loadCode(() => import('./FrameDialogs.tsx')))

/** Returns the first page of each entry of the sidebar, as far as the server offers it (EXT-01). */
function hrefsOf(offered: readonly string[]): DestinationHrefs {
  // The logo and the account menu lead to these two.
  const hrefs: DestinationHrefs = { dashboard: paths.dashboard, profile: paths.viewProfile }
  for (const page of pages) {
    // The settings are in the account menu.
    const entry = page.path === paths.settings ? 'settings' : page.entry
    if (entry && isOffered(page, offered)) hrefs[entry] ??= page.path
  }
  return hrefs
}

/** Frame of every signed-in page (FRAME-01), around the page of the route or around `children`. */
export default function SignedInFrame({ children }: { children?: ReactNode }) {
  const doctor = useDoctor()
  const { pathname } = useLocation()
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
      current={pageAt(pathname)?.entry}
      hrefs={hrefsOf(useStore(capabilities))}
      pendingCount={data?.summary.pending}
      pendingHref={useCapability('booking-filters') ? waitingAddress : undefined}
      isActive={isActive}
      isActivePending={isPending}
      onActiveChange={(wanted) => void change(wanted)}
      onLogout={() => setLeaving(true)}
      tools={<PreferenceSwitch />}
    >
      <OfflineBar isOffline={!useIsOnline()} />
      {children ?? <Outlet />}
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
