import { NotFound } from '@nalam/ui'
import { lazy, Suspense } from 'react'
import { paths } from '../shared/paths.ts'
import { useSession } from '../shared/session/useSession.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'
import { loadCode } from './loadCode.ts'

const SignedInFrame = lazy(() => loadCode(() => import('./frame/SignedInFrame.tsx')))

/** Hides the static shell as soon as one of the two is drawn. */
function Shown({ isSignedIn }: { isSignedIn: boolean }) {
  useShellRemoval()
  return <NotFound homeHref={paths.home} inFrame={isSignedIn} />
}

/** Any other path (D20); a signed-in doctor keeps her navigation. */
export default function NotFoundRoute() {
  const { session } = useSession()
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
