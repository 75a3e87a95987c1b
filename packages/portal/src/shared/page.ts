import { focusHeading } from '@nalam/ui'
import { useEffect, useRef, useLayoutEffect } from 'react'
import { createStore } from './createStore.ts'

/** Title of the page's current step (code, forgotten password); undefined for its first step. */
export const stepTitle = createStore<string | undefined>(undefined)

/** Focuses the heading of a new page, at its top unless the browser restores the position. */
export function usePageStart(page: string | boolean, isRestored = false): void {
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    focusHeading(document, { preventScroll: true })
    if (!isRestored) window.scrollTo(0, 0)
  }, [page, isRestored])
}

let tellShown: () => void

/** Resolves after the first real page has been drawn. Other code is loaded after that. */
export const firstPageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/** Hides the static shell of index.html. The first real page calls it. */
export function useShellRemoval(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.add('ready')
    // Waits for the frame that shows the page, then for a task after it.
    requestAnimationFrame(() => setTimeout(tellShown))
  }, [])
}
