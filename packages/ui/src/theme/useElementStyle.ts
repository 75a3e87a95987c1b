import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Properties of an element's style whose values are computed: sizes and places. */
export type ElementStyle = Readonly<Record<string, string | undefined>>

/**
 * Returns a ref that sets computed sizes and places on its element: the Content-Security-Policy
 * forbids `style` attributes in HTML from a server, and allows what a script sets.
 *
 * @param style the properties by their CSS names, for example `{ width: '40%' }`
 */
export function useElementStyle<Element extends HTMLElement>(style: ElementStyle): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(style)) {
      if (value === undefined) ref.current?.style.removeProperty(name)
      else ref.current?.style.setProperty(name, value)
    }
  })
  return ref
}
