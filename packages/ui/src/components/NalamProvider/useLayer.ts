import { createContext, use, useLayoutEffect, useState, type RefObject } from 'react'

/**
 * The layer of the host into which dialogs, menus and toasts are rendered; null for the page, and
 * undefined outside of every provider of this copy of the library.
 */
export const LayerContext = createContext<HTMLElement | null | undefined>(undefined)

/**
 * Returns the layer of a provider: the given one, else the modal dialog or popover of the host around
 * it, else that of the outer provider. Dialogs and popovers lie in the browser's top layer: what is at
 * the end of the page is below them, whatever its `z-index`.
 */
export function useLayer(rootRef: RefObject<HTMLElement | null>, given: HTMLElement | undefined): HTMLElement | null {
  const outer = use(LayerContext)
  const [around, setAround] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    setAround(rootRef.current?.closest<HTMLElement>('dialog, [popover]') ?? null)
  }, [rootRef])
  return given ?? around ?? outer ?? null
}
