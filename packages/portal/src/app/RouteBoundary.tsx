import { isApiError } from '@nalam/sdk'
import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { FailureScreen } from './FailureScreen.tsx'

/** A screen crashed, or its code could not be fetched: an error screen with a retry, never a blank page (D20). */
export function RouteBoundary({ children, inFrame = false }: { children: ReactNode; inFrame?: boolean }) {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <FailureScreen
          requestId={isApiError(error) ? error.requestId : undefined}
          inFrame={inFrame}
          onRetry={resetErrorBoundary}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
