import type { Destination } from '@nalam/ui'
import type { PageTitles } from '@nalam/ui/early'
import { paths } from '../shared/paths.ts'
import type { Capability } from '@nalam/sdk'

/**
 * One page of the portal. Router, guards, sidebar, titles, prefetching and index.html are derived
 * from it.
 */
export interface Page {
  path: string
  /** Who may see it: visitors only, or the signed-in doctor only. */
  audience: 'visitor' | 'doctor'
  title: keyof PageTitles
  /** The line below the title on pages for visitors. */
  welcome?: keyof PageTitles
  /** Whether the heading shows data of the doctor instead of the title. */
  hasOwnHeading?: boolean
  /**
   * Sidebar entry that is current on this page. The entry leads to the first page that names it.
   */
  entry?: Destination
  /** Extension that the page belongs to: without it the page does not exist (EXT-01). */
  capability?: Capability
  /**
   * The module below `src`: its default export is the component, its `prefetch` starts the initial
   * queries.
   */
  module: `features/${string}Route.tsx`
}

/**
 * Every page, once. Data only, because the build imports it too: the initial queries of a page are
 * the `prefetch` export of its module, so that their code is loaded with the page.
 */
export const pages: readonly Page[] = [
  {
    path: paths.home,
    audience: 'visitor',
    title: 'login',
    welcome: 'loginWelcome',
    module: 'features/account/LoginRoute.tsx',
  },
  {
    path: paths.login,
    audience: 'visitor',
    title: 'login',
    welcome: 'loginWelcome',
    module: 'features/account/LoginRoute.tsx',
  },
  {
    path: paths.register,
    audience: 'visitor',
    title: 'registration',
    welcome: 'registrationWelcome',
    module: 'features/account/RegisterRoute.tsx',
  },
  {
    path: paths.dashboard,
    audience: 'doctor',
    title: 'dashboard',
    entry: 'dashboard',
    module: 'features/dashboard/DashboardRoute.tsx',
  },
  {
    path: paths.appointments,
    audience: 'doctor',
    title: 'appointments',
    entry: 'appointments',
    module: 'features/bookings/AppointmentsRoute.tsx',
  },
  {
    path: paths.calendar,
    audience: 'doctor',
    title: 'calendar',
    entry: 'calendar',
    capability: 'calendar',
    module: 'features/calendar/CalendarRoute.tsx',
  },
  {
    path: paths.slots,
    audience: 'doctor',
    title: 'slots',
    entry: 'slots',
    module: 'features/slots/SlotsRoute.tsx',
  },
  {
    path: paths.addSlot,
    audience: 'doctor',
    title: 'addSlot',
    entry: 'slots',
    module: 'features/slots/AddSlotRoute.tsx',
  },
  {
    path: paths.availability,
    audience: 'doctor',
    title: 'availability',
    entry: 'availability',
    capability: 'availability',
    module: 'features/availability/AvailabilityRoute.tsx',
  },
  {
    path: paths.tickets,
    audience: 'doctor',
    title: 'tickets',
    entry: 'tickets',
    module: 'features/tickets/TicketsRoute.tsx',
  },
  {
    path: paths.viewProfile,
    audience: 'doctor',
    title: 'profile',
    hasOwnHeading: true,
    entry: 'profile',
    module: 'features/profile/ViewProfileRoute.tsx',
  },
  {
    path: paths.editProfile,
    audience: 'doctor',
    title: 'editProfile',
    entry: 'profile',
    module: 'features/profile/EditProfileRoute.tsx',
  },
]

/**
 * Returns the page at an address of the portal, with or without its query; undefined for any other
 * address.
 */
export function pageAt(address: string): Page | undefined {
  const [path = ''] = address.split(/[?#]/)
  return pages.find((page) => page.path === path)
}
