import { AppShell, OfflineBar, type Destination, type DestinationHrefs } from '@nalam/ui'
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { waitingAddress } from '../../shared/bookings/addresses.ts'
import { useBookingPoll } from '../../shared/bookings/useBookingPoll.ts'
import { useDashboardBookings } from '../../shared/bookings/useDashboardBookings.ts'
import { useLiveBookings } from '../../shared/bookings/useLiveBookings.ts'
import { PreferenceSwitch } from '../../shared/preferences/PreferenceSwitch.tsx'
import { loadCode } from '../loadCode.ts'
import { pageAt, pages } from '../pages.ts'
import { profileImageSource } from '../../shared/session/profileImageSource.ts'
import { useActiveStatus } from './useActiveStatus.ts'
import { useCapability } from '../../shared/session/useCapability.ts'
import { useDoctor } from '../../shared/session/useDoctor.ts'
import { useSignOut } from './useSignOut.ts'
import { useIsOnline } from './useIsOnline.ts'
import { useLiveConnection } from './useLiveConnection.ts'

// Rarely shown, so its code must not delay the first paint.
const FrameDialogs = lazy(() => loadCode(() => import('./FrameDialogs.tsx')))

/** Returns the path of a sidebar entry: the first page that names the entry. */
function leadsTo(entry: Destination): string {
  const page = pages.find((candidate) => candidate.entry === entry)
  if (!page) throw new Error(`No page for the entry ${entry}`)
  return page.path
}

const destinations: DestinationHrefs = {
  dashboard: leadsTo('dashboard'),
  appointments: leadsTo('appointments'),
  slots: leadsTo('slots'),
  tickets: leadsTo('tickets'),
  profile: leadsTo('profile'),
}

/**
 * Returns the sidebar links of this doctor; those of extensions only if the server offers them
 * (EXT-01).
 */
function useDestinations(): DestinationHrefs {
  const hasCalendar = useCapability('calendar')
  const hasAvailability = useCapability('availability')
  return useMemo(
    () => ({
      ...destinations,
      ...(hasCalendar && { calendar: leadsTo('calendar') }),
      ...(hasAvailability && { availability: leadsTo('availability') }),
    }),
    [hasCalendar, hasAvailability],
  )
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
      hrefs={useDestinations()}
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
