import { focusHeading } from '@nalam/ui'
import { useEffect, useRef } from 'react'

/**
 * Shows the top of a new page and moves the focus to its heading, for keyboard and screen reader
 * users.
 *
 * @param page another value means another page
 * @param isRestored the browser restores the scroll position
 */
export function usePageStart(page: string | boolean, isRestored = false): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    focusHeading(document, { preventScroll: true })
    if (!isRestored) window.scrollTo(0, 0)
  }, [page, isRestored])
}
