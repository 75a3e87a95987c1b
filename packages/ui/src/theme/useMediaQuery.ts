import { useSyncExternalStore } from 'react'

/**
 * Returns whether a media query (`(max-width: 639.98px)`) matches, and updates on change. False on
 * the server.
 */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
