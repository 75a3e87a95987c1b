import { useLayoutEffect } from 'react'

let tellShown: () => void

/** When the first real page has been drawn: what nobody needs to see it comes after that. */
export const firstPageShown = new Promise<void>((resolve) => {
  tellShown = resolve
})

/** Hides the static shell of index.html; whoever draws the first real thing calls it. */
export function useShellRemoval(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.add('ready')
    // The frame that shows it comes next, and a task of its own after that frame.
    requestAnimationFrame(() => setTimeout(tellShown))
  }, [])
}
