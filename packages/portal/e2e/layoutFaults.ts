import type { Page } from '@playwright/test'

/** What of a page cannot be read whole or hit by a finger. */
export interface LayoutFaults {
  /** Texts that are cut off. */
  clipped: string[]
  /** Labels of buttons that broke into lines. */
  wrapped: string[]
  /** Controls under 44 px, with their size. Links in running text are as high as their line. */
  small: string[]
}

/** Looks at everything that is shown now. Small controls are looked for under a coarse pointer only. */
export function layoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate(() => {
    const faults: LayoutFaults = { clipped: [], wrapped: [], small: [] }
    const isCoarse = matchMedia('(pointer: coarse)').matches
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`
    const ownText = (element: Element) =>
      Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim())
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 6))).size
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true], #shell'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const style = getComputedStyle(element)
      if (ownText(element)) {
        const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis'
        if (hides && element.scrollWidth > element.clientWidth + 1) faults.clipped.push(name(element))
        const isLabel = element.matches('button') && style.display !== 'inline' && element.children.length === 0
        if (isLabel && linesOf(element) > 1) faults.wrapped.push(name(element))
      }
      if (!isCoarse || !element.matches('button, a[href], select, input, textarea, [role=switch]')) continue
      // The label is a part of what can be hit.
      const label = 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
      const boxes = [box, ...(label instanceof Element ? [label.getBoundingClientRect()] : [])]
      const width = Math.max(...boxes.map((each) => each.width))
      const height = Math.max(...boxes.map((each) => each.height))
      const isInText = style.display === 'inline' && element.parentElement !== null && ownText(element.parentElement)
      if (!isInText && (width < 43.5 || height < 43.5)) {
        faults.small.push(`${name(element)} ${Math.round(width)} × ${Math.round(height)}`)
      }
    }
    return faults
  })
}
