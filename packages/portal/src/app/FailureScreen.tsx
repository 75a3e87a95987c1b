import { actionsMessages } from '@nalam/ui/messages/actions'
import { statesMessages } from '@nalam/ui/messages/states'
import { useMessages } from '@nalam/ui'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { paths } from '../shared/paths.ts'
import { useShellRemoval } from '../shared/page.ts'
import { isApiError } from '@nalam/sdk'
import { useRevalidator, useRouteError } from 'react-router'
import { CodeMissing } from './pageModules.ts'

/** Its code must not delay the first paint; the frame fetches it for pages that fail offline. */
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

/** Error screen with a retry and a link home (D13, D20). */
export function FailureScreen(props: FailureScreenProps) {
  useShellRemoval()
  return (
    <Suspense>
      <SomethingWentWrong homeHref={paths.home} {...props} />
    </Suspense>
  )
}

/** Marks a history entry whose page was reloaded once because code was missing. */
const RELOADED = 'reloadedForCode'

function wasReloaded(): boolean {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && RELOADED in state
}

/** Returns whether the host responds: without it a reload would lose the page for nothing. */
async function isHostReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.origin, { method: 'HEAD', cache: 'no-store' })).ok
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

/**
 * Reloads the page if code is missing: once after a new release, and when the connection is back.
 *
 * @returns whether the failure has to be shown
 */
export function useCodeRecovery(isMissing: boolean): boolean {
  const [isGivenUp, setGivenUp] = useState(false)
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    const reload = () => window.location.reload()
    const tryOnce = async () => {
      if (wasReloaded() || !(await isHostReachable())) return setGivenUp(true)
      if (!isCurrent) return
      window.history.replaceState({ ...window.history.state, [RELOADED]: true }, '')
      reload()
    }
    void tryOnce()
    window.addEventListener('online', reload)
    return () => {
      isCurrent = false
      window.removeEventListener('online', reload)
    }
  }, [isMissing])
  return !isMissing || isGivenUp
}

/** Error screen with a retry if a page crashed or its code is missing (D20). */
export function RouteFailure({ isInFrame = false }: { isInFrame?: boolean }) {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isCodeMissing = error instanceof CodeMissing
  const isShown = useCodeRecovery(isCodeMissing)
  if (!isShown) return null
  return (
    <FailureScreen
      requestId={isApiError(error) ? error.requestId : undefined}
      isInFrame={isInFrame}
      onRetry={() => (isCodeMissing ? window.location.reload() : void revalidate())}
    />
  )
}
