import { lazy, Suspense } from 'react'
import { paths } from './paths.ts'
import { useShellRemoval } from './useShellRemoval.ts'

// Hopefully never needed, so nobody waits for it.
const SomethingWentWrong = lazy(async () => ({
  default: (await import('@nalam/ui/screens/SomethingWentWrong')).SomethingWentWrong,
}))

interface FailureScreenProps {
  /** What was said about the failure, where it can be shown to a doctor. */
  message?: string | undefined
  requestId?: string | undefined
  inFrame?: boolean
  onRetry: () => void
}

/** A page that cannot be shown: says so, offers a retry and the way home (D13, D20). */
export function FailureScreen(props: FailureScreenProps) {
  useShellRemoval()
  return (
    <Suspense>
      <SomethingWentWrong homePath={paths.home} {...props} />
    </Suspense>
  )
}
