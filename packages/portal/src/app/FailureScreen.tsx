import { useMessages } from '@nalam/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { paths } from '../shared/paths.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'

// Hopefully never needed, so nobody waits for it.
const SomethingWentWrong = lazy((): Promise<{ default: ComponentType<FailureScreenProps & { homeHref: string }> }> =>
  import('@nalam/ui/screens/SomethingWentWrong').then(
    ({ SomethingWentWrong: Screen }) => ({ default: Screen }),
    // Even its code is missing: a page that says so is better than an empty one.
    () => ({ default: PlainFailure }),
  ),
)

interface FailureScreenProps {
  /** What was said about the failure, where it can be shown to a doctor. */
  error?: string | undefined
  requestId?: string | undefined
  inFrame?: boolean
  onRetry: () => void
}

function PlainFailure({ error, onRetry }: FailureScreenProps) {
  const { states, actions } = useMessages()
  return (
    <div role="alert">
      <h1>{error ?? states.failedTitle}</h1>
      <button type="button" onClick={onRetry}>
        {actions.tryAgain}
      </button>
    </div>
  )
}

/** A page that cannot be shown: says so, offers a retry and the way home (D13, D20). */
export function FailureScreen(props: FailureScreenProps) {
  useShellRemoval()
  return (
    <Suspense>
      <SomethingWentWrong homeHref={paths.home} {...props} />
    </Suspense>
  )
}
