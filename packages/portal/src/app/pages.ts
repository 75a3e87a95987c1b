import type { Destination } from '@nalam/ui'
import type { PageTitles } from '@nalam/ui/early'
import type { Capability } from '@nalam/sdk'
import { paths } from '../shared/paths.ts'

/** One page. Router, guards, sidebar, titles, prefetching and index.html derive from it. */
export interface Page {
  path: string
  audience: 'visitor' | 'doctor'
  title: keyof PageTitles
  /** The line below the title on pages for visitors. */
  welcome?: keyof PageTitles
  /** Whether the heading shows data of the doctor instead of the title. */
  hasOwnHeading?: boolean
  /** Current entry of the sidebar. An entry leads to the first page that names it. */
  entry?: Destination
  /** Extension that the page belongs to, or several: without any of them it does not exist (EXT-01). */
  capability?: Capability | readonly Capability[]
  /** Module below `src`: its component by default, and `prefetch` for its initial queries. */
  module: string
}

const pagesFor = (audience: Page['audience'], rows: readonly Omit<Page, 'audience'>[]): Page[] =>
  rows.map((row) => ({ ...row, audience, module: `features/${row.module}Route.tsx` }))

/** Every page, once. Data only, because the build imports it too. */
export const pages: readonly Page[] = [
  ...pagesFor('visitor', [
    { path: paths.home, title: 'login', welcome: 'loginWelcome', module: 'account/Login' },
    { path: paths.login, title: 'login', welcome: 'loginWelcome', module: 'account/Login' },
    { path: paths.register, title: 'registration', welcome: 'registrationWelcome', module: 'account/Register' },
  ]),
  ...pagesFor('doctor', [
    { path: paths.dashboard, title: 'dashboard', entry: 'dashboard', module: 'dashboard/Dashboard' },
    { path: paths.appointments, title: 'appointments', entry: 'appointments', module: 'bookings/Appointments' },
    { path: paths.calendar, title: 'calendar', entry: 'calendar', capability: 'calendar', module: 'calendar/Calendar' },
    { path: paths.queue, title: 'queue', entry: 'queue', capability: 'queue', module: 'queue/Queue' },
    { path: paths.slots, title: 'slots', entry: 'slots', module: 'slots/Slots' },
    { path: paths.addSlot, title: 'addSlot', entry: 'slots', module: 'slots/AddSlot' },
    {
      path: paths.availability,
      title: 'availability',
      entry: 'availability',
      capability: 'availability',
      module: 'availability/Availability',
    },
    { path: paths.tickets, title: 'tickets', entry: 'tickets', module: 'tickets/Tickets' },
    { path: paths.viewProfile, title: 'profile', hasOwnHeading: true, entry: 'profile', module: 'profile/ViewProfile' },
    { path: paths.editProfile, title: 'editProfile', entry: 'profile', module: 'profile/EditProfile' },
    {
      path: paths.settings,
      title: 'settings',
      capability: ['account-security', 'calendar-feed', 'intake', 'messages'],
      module: 'settings/Settings',
    },
  ]),
]

/** Returns whether a server with these capabilities has the page (EXT-01). */
export const isOffered = ({ capability }: Page, offered: readonly string[]): boolean =>
  capability === undefined || [capability].flat().some((name) => offered.includes(name))

/** Returns the page at an address, with or without its query. */
export function pageAt(address: string): Page | undefined {
  const [path = ''] = address.split(/[?#]/)
  // As the router compares: without the slash at the end, in any case.
  const name = path.replace(/(?<=.)\/$/, '').toLowerCase()
  return pages.find((page) => page.path === name)
}

export function destinationAfterSignIn(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined
  return typeof from === 'string' && pageAt(from)?.audience === 'doctor' ? from : paths.dashboard
}

/**
 * Returns the redirect of a user who may not see a page; the build writes those into index.html.
 */
export function redirectOf(
  audience: Page['audience'],
  isSignedIn: boolean,
  here: { address: string; state: unknown },
): { to: string; state: { from: string } | null } | undefined {
  if (isSignedIn === (audience === 'doctor')) return undefined
  return isSignedIn
    ? { to: destinationAfterSignIn(here.state), state: null }
    : { to: paths.home, state: { from: here.address } }
}
