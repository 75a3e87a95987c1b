import { isApiError } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { FailureScreen } from './FailureScreen.tsx'
import { CodeMissing } from './lazyCode.ts'
import { reportFailure } from '../shared/reports/reportFailure.ts'

/** A screen crashed, or its code could not be fetched: an error screen with a retry, never a blank page (D20). */
export function RouteBoundary({ children, inFrame = false }: { children: ReactNode; inFrame?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      onError={reportFailure}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailureScreen
          requestId={isApiError(error) ? error.requestId : undefined}
          inFrame={inFrame}
          onRetry={error instanceof CodeMissing ? () => window.location.reload() : resetErrorBoundary}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
