import { useSyncExternalStore } from 'react'

/**
 * Returns whether a media query (`(max-width: 639.98px)`, or a value of `media`) matches, and
 * updates on change. False on the server.
 */
export function useMediaQuery(media: string): boolean {
  const query = media.replace('@media ', '')
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
