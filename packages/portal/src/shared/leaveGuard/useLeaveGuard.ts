import { useEffect } from 'react'
import { leaveGuard } from './leaveGuard.ts'

/**
 * Asks before this page is left while it has unsaved changes (PROF-13): links, Back and Forward by a dialog of the frame, reload
 * and closing by the browser's own question. Moving within the page (its query, its history state) is not leaving.
 *
 * @param hasUnsavedChanges as the form says
 */
export function useLeaveGuard(hasUnsavedChanges: boolean): void {
  useEffect(() => {
    if (!hasUnsavedChanges) return undefined
    const release = leaveGuard.hold()
    const onUnload = (event: BeforeUnloadEvent) => {
      if (leaveGuard.isHeld()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onUnload)
    return () => {
      release()
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [hasUnsavedChanges])
}
