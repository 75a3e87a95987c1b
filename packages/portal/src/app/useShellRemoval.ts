import { useLayoutEffect } from 'react'

/** Hides the static shell of index.html; whoever draws the first real thing calls it. */
export function useShellRemoval(): void {
  useLayoutEffect(() => {
    document.documentElement.classList.add('ready')
  }, [])
}
