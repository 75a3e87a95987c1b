import { createStore } from '../createStore.ts'
import { LeaveFormDialog } from '@nalam/ui'
import { useCallback, useEffect, useRef } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Whether the page on screen has unsaved changes. */
export const unsavedChanges = createStore(false)

/**
 * Asks before the doctor leaves a page with unsaved changes (PROF-13), reloads or closes it. A
 * change of only the query or the history state is not leaving.
 */
export function LeaveGuard({ hasUnsavedChanges }: { hasUnsavedChanges: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    unsavedChanges.set(hasUnsavedChanges)
    return () => unsavedChanges.set(false)
  }, [hasUnsavedChanges])
  useBeforeUnload(useCallback((event) => hasUnsavedChanges && event.preventDefault(), [hasUnsavedChanges]))
  // The router draws in a transition: the second click of a double click still meets the dialog, and
  // the router throws if it proceeds twice.
  const confirmed = useRef<typeof blocker>(undefined)
  const leave = () => {
    if (confirmed.current === blocker) return
    confirmed.current = blocker
    blocker.proceed?.()
  }
  return <LeaveFormDialog open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()} onConfirm={leave} />
}
