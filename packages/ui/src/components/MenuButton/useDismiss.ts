import { useEffect } from 'react'
import type { RefObject } from 'react'
import { isElement } from '../../theme/targetDocument.ts'

/** Calls `close` on a click outside, on Escape, and when the focus moves outside. */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    const page = root.current?.ownerDocument
    if (!open || !page) return
    const outside = (event: Event) => {
      if (isElement(event.target) && !root.current?.contains(event.target)) close('outside')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps a dialog around it open, also in browsers that would close it on Escape.
      event.stopPropagation()
      event.preventDefault()
      close('escape')
    }
    page.addEventListener('pointerdown', outside)
    page.addEventListener('focusin', outside)
    page.addEventListener('keydown', escape, { capture: true })
    return () => {
      page.removeEventListener('pointerdown', outside)
      page.removeEventListener('focusin', outside)
      page.removeEventListener('keydown', escape, { capture: true })
    }
  }, [open, root, close])
}
