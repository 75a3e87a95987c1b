import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { lazyCode } from './lazyCode.ts'
import { SignedInFrame, signedInPages, visitorPages } from './pages.ts'
import { Root } from './Root.tsx'
import { RequireNoSession, RequireSession } from './SessionGuards.tsx'

const NotFoundRoute = lazyCode(() => import('./NotFoundRoute.tsx'))

/**
 * Every route and who may see it. Declarative routes: the data router is 14 kB more before the login form (goal P1).
 * While the code of the next page is on its way the page before it stays; at start the static shell does.
 */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route element={<Root />}>
          <Route element={<RequireNoSession />}>
            {visitorPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route element={<RequireSession />}>
            <Route element={<SignedInFrame />}>
              {signedInPages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          </Route>
          <Route path="*" element={<NotFoundRoute />} />
        </Route>
      </Routes>
    </Suspense>
  )
}
