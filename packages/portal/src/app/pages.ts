import type { Doctor } from '@nalam/sdk'
import type { ComponentType } from 'react'
import { prefetchDashboardBookings } from '../shared/bookings/useDashboardBookings.ts'
import { lazyCode } from './lazyCode.ts'
import { paths } from '../shared/paths.ts'
import { signedInDoctor } from '../shared/session/renewSession.ts'

type Path = (typeof paths)[keyof typeof paths]

interface Page {
  default: ComponentType
  /** Fetches ahead what the page shows first. */
  prefetch?: (doctor: Doctor) => Promise<void>
}

/** The code of every page, fetched when it is first wanted. */
const code: Partial<Record<Path, () => Promise<Page>>> = {
  [paths.home]: () => import('../features/account/LoginRoute.tsx'),
  [paths.login]: () => import('../features/account/LoginRoute.tsx'),
  [paths.register]: () => import('../features/account/RegisterRoute.tsx'),
  [paths.dashboard]: () => import('../features/dashboard/DashboardRoute.tsx'),
  [paths.appointments]: () => import('../features/bookings/AppointmentsRoute.tsx'),
  [paths.slots]: () => import('../features/slots/SlotsRoute.tsx'),
  [paths.addSlot]: () => import('../features/slots/AddSlotRoute.tsx'),
  [paths.tickets]: () => import('../features/tickets/TicketsRoute.tsx'),
  [paths.viewProfile]: () => import('../features/profile/ViewProfileRoute.tsx'),
  [paths.editProfile]: () => import('../features/profile/EditProfileRoute.tsx'),
}

const isPath = (path: string): path is Path => Object.values<string>(paths).includes(path)

/** Fetches the code of a page, and what it shows first if that is wanted. A failure is met again, and shown, when the page is opened. */
async function fetchAhead(path: string, wantsData: boolean): Promise<void> {
  if (!isPath(path)) return
  const page = await code[path]?.().catch(() => undefined)
  const doctor = signedInDoctor()
  if (doctor && wantsData) await page?.prefetch?.(doctor)
}

/** Fetches code and data of a page ahead of the press. */
export function preloadPage(href: string): void {
  const [path = '', query] = href.split(/[?#]/)
  void fetchAhead(path, query === undefined && path !== window.location.pathname)
}

/** What every page behind the session stands in. */
export const SignedInFrame = lazyCode(() => import('./frame/SignedInFrame.tsx'))

/** Pages for visitors and pages behind the session, by path. */
export const visitorPages = pagesAt([paths.home, paths.login, paths.register])
export const signedInPages = pagesAt([
  paths.dashboard,
  paths.appointments,
  paths.slots,
  paths.addSlot,
  paths.tickets,
  paths.viewProfile,
  paths.editProfile,
])

function pagesAt(wanted: readonly Path[]) {
  return wanted.map((path) => {
    const load = code[path]
    if (!load) throw new Error(`No page at ${path}`)
    return { path, Page: lazyCode(load) }
  })
}

/**
 * Fetches the code of the page that this visit most likely begins with, so that it is drawn without anything before it. What is
 * missing is met again, and dealt with, when the page is drawn.
 *
 * @param path the guess of index.html, which has asked for the same files already
 */
export async function fetchFirstPage(path: string): Promise<void> {
  const visitorPage = visitorPages.find((page) => page.path === path)
  const signedInPage = signedInPages.find((page) => page.path === path)
  const needed = [visitorPage?.Page, signedInPage && SignedInFrame, signedInPage?.Page]
  await Promise.allSettled(needed.flatMap((component) => component?.fetchCode() ?? []))
}

/**
 * Asks for what the first page and its frame show, so that they can be drawn whole. A history entry with a question of its own, in the address or as a search
 * in its state (D19), asks for that itself.
 */
export async function prefetchFirstPage(path: string): Promise<void> {
  const entry: { usr?: unknown } | null = window.history.state
  const doctor = signedInDoctor()
  await Promise.all([
    doctor && prefetchDashboardBookings(doctor),
    fetchAhead(path, window.location.search === '' && !entry?.usr),
  ])
}
