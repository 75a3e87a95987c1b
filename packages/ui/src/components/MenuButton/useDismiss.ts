import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Closes something open on a click outside, on Escape, and when the focus leaves it. */
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
      // A dialog around it stays open, also where the browser would close it.
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
