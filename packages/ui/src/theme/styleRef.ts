import { useLayoutEffect, useRef, type RefObject } from 'react'
import { isElement } from './targetDocument.ts'

/** Properties of an element's style whose values are computed: sizes and places. */
export type ElementStyle = Readonly<Record<string, string | undefined>>

function setStyle(element: HTMLElement | null, style: ElementStyle): void {
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) element?.style.removeProperty(name)
    else element?.style.setProperty(name, value)
  }
}

/**
 * Returns a ref that sets computed sizes and places on its element: the Content-Security-Policy
 * forbids `style` attributes in HTML from a server, and allows what a script sets.
 *
 * @param style the properties by their CSS names, for example `{ width: '40%' }`
 */
export function useElementStyle<Element extends HTMLElement>(style: ElementStyle): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => setStyle(ref.current, style))
  return ref
}

/**
 * Returns a ref that sets computed sizes and places on the children of its element, in their order:
 * one hook for many elements.
 */
export function useChildStyles<Element extends HTMLElement>(
  styles: readonly ElementStyle[],
): RefObject<Element | null> {
  const ref = useRef<Element>(null)
  useLayoutEffect(() => {
    const children = ref.current?.children ?? []
    for (const [index, child] of [...children].entries()) {
      if (isElement(child)) setStyle(child, styles[index] ?? {})
    }
  })
  return ref
}
