import { useLayoutEffect } from 'react'

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
