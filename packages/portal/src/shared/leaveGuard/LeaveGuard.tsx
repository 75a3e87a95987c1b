import { LeaveFormDialog } from '@nalam/ui'
import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router-dom'
import { unsavedChanges } from './unsavedChanges.ts'

interface LeaveGuardProps {
  /** As the form says. */
  hasUnsavedChanges: boolean
}

/**
 * Asks before this page is left while it has unsaved changes (PROF-13): links, Back and Forward by a dialog, reload and closing
 * by the browser's own question, logging out by its own dialog. Moving within the page (its query, its history state) is not leaving.
 */
export function LeaveGuard({ hasUnsavedChanges }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    unsavedChanges.set(hasUnsavedChanges)
    return () => unsavedChanges.set(false)
  }, [hasUnsavedChanges])
  useBeforeUnload(useCallback((event) => hasUnsavedChanges && event.preventDefault(), [hasUnsavedChanges]))
  return (
    <LeaveFormDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
