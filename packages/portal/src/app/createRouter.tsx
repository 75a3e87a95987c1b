import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { paths } from '../shared/paths.ts'
import { loadCode, loadPage } from './pageModules.ts'
import { type Page, pages } from './pages.ts'
import { RequireAudience } from './RequireAudience.tsx'
import { Root } from './Root.tsx'
import { RouteFailure } from './FailureScreen.tsx'

const componentOf = (load: () => Promise<{ default: ComponentType }>) => async () => ({
  Component: (await load()).default,
})

const routesFor = (audience: Page['audience']): RouteObject[] =>
  pages
    .filter((page) => page.audience === audience)
    .map((page) => ({ path: page.path, lazy: componentOf(() => loadPage(page)) }))

/**
 * Creates the router from the table of pages; the page before stays while code loads.
 *
 * @param create where the address is: in the path, or for a host of files in the fragment
 */
export function createRouter(create: typeof createBrowserRouter = createBrowserRouter) {
  return create([
    {
      Component: Root,
      errorElement: <RouteFailure />,
      HydrateFallback: () => null,
      children: [
        { element: <RequireAudience audience="visitor" />, children: routesFor('visitor') },
        {
          element: <RequireAudience audience="doctor" />,
          children: [
            {
              lazy: componentOf(() => loadCode(() => import('./frame/SignedInFrame.tsx'))),
              // If one page fails, the frame stays.
              children: [{ errorElement: <RouteFailure isInFrame />, children: routesFor('doctor') }],
            },
          ],
        },
        {
          // For everybody: the link of a mail is also opened where the doctor is signed in.
          path: paths.stopRecovery,
          lazy: componentOf(() => loadPage({ module: 'features/account/StopRecoveryRoute.tsx' })),
        },
        { path: '*', lazy: componentOf(() => loadCode(() => import('./NotFoundRoute.tsx'))) },
      ],
    },
  ])
}
