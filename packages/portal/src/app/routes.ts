import type { ComponentType } from 'react'
import { paths } from './paths.ts'

interface RouteModule {
  Component: ComponentType
}

/** The code of every page, fetched when it is first wanted. */
const pages: Readonly<Record<string, () => Promise<RouteModule>>> = {
  [paths.home]: () => import('../features/session/LoginRoute.tsx'),
  [paths.login]: () => import('../features/session/LoginRoute.tsx'),
  [paths.dashboard]: () => import('../features/dashboard/DashboardRoute.tsx'),
}

/** Fetches the code of a page ahead of the press. A failure is met again, and shown, when the page is opened. */
export function preloadRoute(href: string): void {
  const [path = ''] = href.split(/[?#]/)
  pages[path]?.().catch(() => undefined)
}

/** The code of the page at a path. */
export function loadPage(path: keyof typeof pages): () => Promise<RouteModule> {
  const load = pages[path]
  if (!load) throw new Error(`No page at ${path}`)
  return load
}
