import { useSyncExternalStore } from 'react'
import { useTargetDocument } from './targetDocument.ts'

/**
 * Returns whether a media query (`(max-width: 39.9988em)`, or a value of `media`) matches, and
 * updates on change. False on the server.
 *
 * @param page the document of the window that is asked; defaults to the provider's
 */
export function useMediaQuery(media: string, page?: Document): boolean {
  const query = media.replace('@media ', '')
  const own = useTargetDocument()
  const view = (page ?? own)?.defaultView
  return useSyncExternalStore(
    (changed) => {
      const list = view?.matchMedia(query)
      list?.addEventListener('change', changed)
      return () => list?.removeEventListener('change', changed)
    },
    () => view?.matchMedia(query).matches ?? false,
    () => false,
  )
}
