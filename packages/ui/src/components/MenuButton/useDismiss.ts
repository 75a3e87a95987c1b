import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls `close` on a click outside, on Escape, and when the focus moves outside. */
export function useDismiss(
  open: boolean,
  root: RefObject<HTMLElement | null>,
  close: (reason: 'escape' | 'outside') => void,
): void {
  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close('outside')
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Keeps a dialog around it open, also in browsers that would close it on Escape.
      event.stopPropagation()
      event.preventDefault()
      close('escape')
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', escape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', escape, { capture: true })
    }
  }, [open, root, close])
}
