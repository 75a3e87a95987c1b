import type { Page } from '@playwright/test'

/** Parts of a page that cannot be read completely or tapped. */
export interface LayoutFaults {
  /** Texts that are cut off. */
  clipped: string[]
  /** Labels of buttons, dates and the greeting that wrapped onto more lines than designed. */
  wrapped: string[]
  /** Controls under 44 px, with their size. Links in running text are as high as their line. */
  small: string[]
}

/** Checks everything that is visible now. Small controls are reported only for a coarse pointer. */
export function layoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate(() => {
    const faults: LayoutFaults = { clipped: [], wrapped: [], small: [] }
    const isCoarse = matchMedia('(pointer: coarse)').matches
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}"`
    const ownText = (element: Element) =>
      Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim())
    const linesOf = (select: (range: Range) => void) => {
      const range = document.createRange()
      select(range)
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom / 6))).size
    }
    const textsOf = (element: Element) => Array.from(element.childNodes).filter((node) => node.nodeType === 3)
    const brokenDates = (element: Element) =>
      textsOf(element).flatMap((node) =>
        Array.from((node.textContent ?? '').matchAll(/\d{2}-\d{2}-\d{4}/g), ({ 0: date, index }) => ({
          node,
          date,
          index,
        }))
          .filter(
            ({ date, index }) =>
              linesOf((range) => (range.setStart(node, index), range.setEnd(node, index + date.length))) > 1,
          )
          .map(({ date }) => date),
      )
    const pen = document.createElement('canvas').getContext('2d')
    const isCut = (select: HTMLSelectElement) => {
      const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select)
      if (pen === null) throw new Error('Nothing to measure text with')
      // The shorthand is empty where a part of it cannot be written in it.
      pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
      // Widths of elements are rounded.
      const room = select.clientWidth + 1 - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return pen.measureText(select.selectedOptions[0]?.label ?? '').width > room
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden=true], #shell'))
        continue
      const box = element.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) continue
      const style = getComputedStyle(element)
      if (ownText(element)) {
        const hides = style.overflowX !== 'visible' || style.textOverflow === 'ellipsis'
        // In a week, the name of a patient may be cut off: the popover and the accessible name show
        // it in full.
        const mayBeCut = element.matches('[role=gridcell][data-may-cut], [role=gridcell] > [data-may-cut]')
        if (hides && !mayBeCut && element.scrollWidth > element.clientWidth + 1) faults.clipped.push(name(element))
        const isLabel = element.matches('button') && style.display !== 'inline'
        const isBroken = (node: Node) => linesOf((range) => range.selectNodeContents(node)) > 1
        if (isLabel && textsOf(element).some(isBroken)) faults.wrapped.push(name(element))
        faults.wrapped.push(...brokenDates(element))
        const isGreeting = element.matches('header[data-print] > p')
        if (isGreeting && linesOf((range) => range.selectNodeContents(element)) > 2) faults.wrapped.push(name(element))
      }
      if (element instanceof HTMLSelectElement && isCut(element)) faults.clipped.push(name(element))
      if (!isCoarse || !element.matches('button, a[href], select, input, textarea, [role=switch]')) continue
      // The label is part of the tap target.
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
