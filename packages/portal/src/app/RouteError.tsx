import { isApiError } from '@nalam/sdk'
import { SomethingWentWrong } from '@nalam/ui'
import { useRouteError } from 'react-router-dom'
import { paths } from './paths.ts'
import { useShellRemoval } from './useShellRemoval.ts'

/** A screen crashed, or its code could not be fetched: an error screen with a retry, never a blank page (D20). */
export function RouteError() {
  useShellRemoval()
  const error = useRouteError()
  return (
    <SomethingWentWrong
      requestId={isApiError(error) ? error.requestId : undefined}
      onRetry={() => window.location.reload()}
      homePath={paths.home}
    />
  )
}
