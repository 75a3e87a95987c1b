import { useSyncExternalStore } from 'react'

/** Whether a media query (`(max-width: 639.98px)`) holds now; follows it. False where there is no window. */
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
