import { useSyncExternalStore } from 'react'
import { useTargetDocument } from './targetDocument.ts'

/** What each query was on screen, for each window. */
const onScreen = new WeakMap<Window, Map<string, boolean>>()

/**
 * Returns whether a query matches. While a page is printed, the width is that of the paper: a query
 * about the width keeps what it was on screen, so that a printed week does not become a day.
 */
function matches(view: Window, query: string): boolean {
  const now = view.matchMedia(query).matches
  if (!query.includes('width')) return now
  const known = onScreen.get(view) ?? new Map<string, boolean>()
  onScreen.set(view, known)
  if (view.matchMedia('print').matches) return known.get(query) ?? now
  known.set(query, now)
  return now
}

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
    () => (view ? matches(view, query) : false),
    () => false,
  )
}
