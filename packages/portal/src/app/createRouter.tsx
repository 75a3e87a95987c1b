import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { paths } from '../shared/paths.ts'
import { loadCode, loadPage } from './pageModules.ts'
import { type Page, pages } from './pages.ts'
import { RequireAudience } from './RequireAudience.tsx'
import { Root } from './Root.tsx'
import { RouteFailure } from './FailureScreen.tsx'

function routesFor(audience: Page['audience']): RouteObject[] {
  return pages
    .filter((page) => page.audience === audience)
    .map((page) => ({
      path: page.path,
      lazy: async () => {
        const { default: Component } = await loadPage(page)
        if (page.capability === undefined) return { Component }
        const { RequireCapability } = await loadCode(() => import('./RequireCapability.tsx'))
        return {
          element: (
            <RequireCapability page={page}>
              <Component />
            </RequireCapability>
          ),
        }
      },
    }))
}

/** Creates the router from the table of pages; the page before stays while code loads. */
export function createRouter() {
  return createBrowserRouter([
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
              lazy: async () => ({ Component: (await loadCode(() => import('./frame/SignedInFrame.tsx'))).default }),
              // If one page fails, the frame stays.
              children: [{ errorElement: <RouteFailure isInFrame />, children: routesFor('doctor') }],
            },
          ],
        },
        {
          // For everybody: the link of a mail is also opened where the doctor is signed in.
          path: paths.stopRecovery,
          lazy: async () => ({
            Component: (await loadPage({ module: 'features/account/StopRecoveryRoute.tsx' })).default,
          }),
        },
        { path: '*', lazy: async () => ({ Component: (await loadCode(() => import('./NotFoundRoute.tsx'))).default }) },
      ],
    },
  ])
}
