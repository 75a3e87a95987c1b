import { AppShell, OfflineBar, type Destination } from '@nalam/ui'
import { Suspense, useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useBookingPoll } from '../../shared/bookings/useBookingPoll.ts'
import { useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { lazyCode } from '../lazyCode.ts'
import { GuardedNavigation } from '../../shared/leaveGuard/GuardedNavigation.tsx'
import { paths } from '../../shared/paths.ts'
import { PreferenceSwitch } from '../../shared/preferences/PreferenceSwitch.tsx'
import { RouteBoundary } from '../RouteBoundary.tsx'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useActiveStatus } from './useActiveStatus.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useSignOut } from './useSignOut.ts'
import { useIsOnline } from './useIsOnline.ts'

// Asked only now and then: not in the way of the first paint.
const FrameDialogs = lazyCode(() => import('./FrameDialogs.tsx'))

const destinations: Readonly<Record<Destination, string>> = {
  dashboard: paths.dashboard,
  appointments: paths.appointments,
  slots: paths.slots,
  tickets: paths.tickets,
  profile: paths.viewProfile,
}

const partOf: Readonly<Record<string, Destination>> = {
  [paths.dashboard]: 'dashboard',
  [paths.appointments]: 'appointments',
  [paths.slots]: 'slots',
  [paths.addSlot]: 'slots',
  [paths.tickets]: 'tickets',
  [paths.viewProfile]: 'profile',
  [paths.editProfile]: 'profile',
}

/** After a navigation the reader stands at the new page's heading, with keyboard and screen reader too. */
function useHeadingFocus(pathname: string): void {
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname === first) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus()
  }, [pathname, first])
}

/** The frame of every signed-in page (section 2). */
export default function SignedInFrame() {
  const doctor = useDoctor()
  const { pathname } = useLocation()
  const { data } = useDashboardBookings(doctor.id)
  useBookingPoll(doctor.id)
  const { isActive, isChanging, change } = useActiveStatus()
  const { isWorking, signOut } = useSignOut()
  const [isLeaving, setLeaving] = useState(false)
  useHeadingFocus(pathname)
  return (
    <GuardedNavigation>
      <AppShell
        doctorName={doctor.name}
        avatarSource={profileImageSource(doctor)}
        current={partOf[pathname]}
        paths={destinations}
        pendingCount={data?.summary.pending}
        isActive={isActive}
        activeBusy={isChanging}
        onActiveChange={(wanted) => void change(wanted)}
        onLogout={() => setLeaving(true)}
        tools={<PreferenceSwitch />}
      >
        <OfflineBar isOffline={!useIsOnline()} />
        <RouteBoundary inFrame>
          <Outlet />
        </RouteBoundary>
        <Suspense>
          <FrameDialogs
            logout={{
              open: isLeaving,
              busy: isWorking,
              onConfirm: () => void signOut(),
              onCancel: () => setLeaving(false),
            }}
            activation={{ busy: isChanging, activate: () => change(true) }}
          />
        </Suspense>
      </AppShell>
    </GuardedNavigation>
  )
}
