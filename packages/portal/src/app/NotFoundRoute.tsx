import { NotFound } from '@nalam/ui'
import { lazy, Suspense } from 'react'
import { paths } from '../shared/paths.ts'
import { useSession } from '../shared/session/session.ts'
import { useShellRemoval } from '../shared/page.ts'
import { loadCode } from './pageModules.ts'

const SignedInFrame = lazy(() => loadCode(() => import('./frame/SignedInFrame.tsx')))

function Shown({ isSignedIn }: { isSignedIn: boolean }) {
  useShellRemoval()
  return <NotFound homeHref={paths.home} isInFrame={isSignedIn} />
}

/** "Not found" page for any other path (D20). A signed-in doctor keeps the navigation. */
export default function NotFoundRoute() {
  const session = useSession()
  if (session.state === 'renewing') return null
  if (session.state !== 'signedIn') return <Shown isSignedIn={false} />
  return (
    <Suspense>
      <SignedInFrame>
        <Shown isSignedIn />
      </SignedInFrame>
    </Suspense>
  )
}
