import { LeaveFormDialog } from '@nalam/ui'
import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'

interface LeaveGuardProps {
  /** As the form says. */
  hasUnsavedChanges: boolean
}

/**
 * Asks before this page is left while it has unsaved changes (PROF-13): links, Back and Forward by a dialog, reload and closing
 * by the browser's own question. Moving within the page (its query, its history state) is not leaving.
 */
export function LeaveGuard({ hasUnsavedChanges }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  useBeforeUnload(useCallback((event) => hasUnsavedChanges && event.preventDefault(), [hasUnsavedChanges]))
  return (
    <LeaveFormDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
