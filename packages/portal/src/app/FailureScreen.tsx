import { actionsMessages } from '@nalam/ui/messages/actions'
import { statesMessages } from '@nalam/ui/messages/states'
import { useMessages } from '@nalam/ui'
import { lazy, Suspense, type ComponentType } from 'react'
import { paths } from '../shared/paths.ts'
import { useShellRemoval } from '../shared/useShellRemoval.ts'

/**
 * Fetches the code of the error screen: a separate chunk, because it is rarely needed and must not
 * delay the first paint. The frame fetches it once it is shown, for pages that fail offline.
 */
export const fetchFailureScreen = (): Promise<{
  default: ComponentType<FailureScreenProps & { homeHref: string }>
}> =>
  import('@nalam/ui/screens/SomethingWentWrong').then(
    ({ SomethingWentWrong: Screen }) => ({ default: Screen }),
    // The code of the error screen is missing too: show a plain message instead of an empty page.
    () => ({ default: PlainFailure }),
  )

const SomethingWentWrong = lazy(fetchFailureScreen)

interface FailureScreenProps {
  /** Message about the failure, if it can be shown to a doctor. */
  error?: string | undefined
  requestId?: string | undefined
  isInFrame?: boolean
  onRetry: () => void
}

function PlainFailure({ error, onRetry }: FailureScreenProps) {
  const states = useMessages(statesMessages)
  const actions = useMessages(actionsMessages)
  return (
    <div role="alert">
      <h1>{error ?? states.failedTitle}</h1>
      <button type="button" onClick={onRetry}>
        {actions.tryAgain}
      </button>
    </div>
  )
}

/** Error screen for a page that cannot be shown, with a retry and a link home (D13, D20). */
export function FailureScreen(props: FailureScreenProps) {
  useShellRemoval()
  return (
    <Suspense>
      <SomethingWentWrong homeHref={paths.home} {...props} />
    </Suspense>
  )
}
