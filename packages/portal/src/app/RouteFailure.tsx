import { isApiError } from '@nalam/sdk'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { FailureScreen } from './FailureScreen.tsx'
import { CodeMissing } from './loadCode.ts'
import { useCodeRecovery } from './useCodeRecovery.ts'

/**
 * Error screen with a retry for a page that crashed or whose code could not be fetched; never a
 * blank page (D20).
 */
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
