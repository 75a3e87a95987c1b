import { createBrowserRouter } from 'react-router-dom'
import { paths } from './paths.ts'
import { Root } from './Root.tsx'
import { RouteError } from './RouteError.tsx'
import { loadPage } from './routes.ts'
import { RequireNoSession, RequireSession } from './session/SessionGuards.tsx'

const page = (path: string) => ({ path, lazy: loadPage(path) })

/** Every route: who may see it, and which code it brings. */
export const router = createBrowserRouter([
  {
    Component: Root,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { Component: RequireNoSession, children: [page(paths.home), page(paths.login)] },
          {
            Component: RequireSession,
            children: [
              {
                lazy: () => import('./SignedInFrame.tsx'),
                children: [{ ErrorBoundary: RouteError, children: [page(paths.dashboard)] }],
              },
            ],
          },
          { path: '*', lazy: () => import('./NotFoundRoute.tsx') },
        ],
      },
    ],
  },
])
