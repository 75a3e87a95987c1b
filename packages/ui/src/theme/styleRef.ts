import { isElement } from './targetDocument.ts'

/** Properties of an element's style whose values are computed: sizes and places. */
export type ElementStyle = Readonly<Record<string, string | number | undefined>>

function setStyle(element: HTMLElement | null, style: ElementStyle): void {
  for (const [name, value] of Object.entries(style)) {
    if (value === undefined) element?.style.removeProperty(name)
    else element?.style.setProperty(name, String(value))
  }
}

/**
 * Returns a ref that sets computed sizes and places on its element: the Content-Security-Policy
 * forbids `style` attributes in HTML from a server, and allows what a script sets.
 *
 * @param style the properties by their CSS names, for example `{ width: '40%' }`
 */
export const styleRef = (style: ElementStyle) => (element: HTMLElement | null) => setStyle(element, style)

/** Returns a ref that sets them on the children of its element, in their order. */
export const childStylesRef = (styles: readonly ElementStyle[]) => (element: HTMLElement | null) => {
  for (const [index, child] of [...(element?.children ?? [])].entries())
    if (isElement(child)) setStyle(child, styles[index] ?? {})
}
