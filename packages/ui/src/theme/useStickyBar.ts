import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useCallback } from 'react'
import { media } from './nalamTokens.ts'
import { isFocusLost, windowOf } from './targetDocument.ts'

export type StickyEdge = 'start' | 'end'

const useStyles = makeStyles({
  // In a low or zoomed window, the bars would leave too little of the page.
  bar: { position: 'sticky', [media.low]: { position: 'static' } },
  start: { insetBlockStart: 0 },
  end: { insetBlockEnd: 0 },
})

/** A bar that is a card, to be spread into a style: on a phone it is as wide as the window. */
export const stickyCard = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginBlockStart: '16px',
  padding: '13px 20px',
  [media.phone]: { padding: '9px 16px', marginInline: '-16px', borderRadius: 0, borderInlineStyle: 'none' },
} as const

/** The bars on screen. Bars of one edge lie above each other, so their heights add up. */
const bars = new Map<HTMLElement, StickyEdge>()

/**
 * Writes the heights of the bars into the custom properties that base.css uses as `scroll-padding`,
 * so that no focused element is scrolled under a bar. A focused element that a new or grown bar
 * covers is scrolled clear of it.
 */
function update(page: Document): void {
  const shown = [...bars].filter(([bar]) => bar.ownerDocument === page)
  for (const edge of ['start', 'end']) {
    let height = 0
    for (const [bar, own] of shown) if (own === edge) height += bar.getBoundingClientRect().height
    page.documentElement.style.setProperty(`--nalam-bars-${edge}`, `${Math.ceil(height)}px`)
  }
  const focused = page.activeElement
  const isInBar = shown.some(([bar]) => bar.contains(focused) || focused?.contains(bar))
  if (focused && !isFocusLost(page) && !isInBar) {
    const { top, bottom } = focused.getBoundingClientRect()
    const isCovered = shown.some(([bar]) => {
      const box = bar.getBoundingClientRect()
      return windowOf(bar).getComputedStyle(bar).position === 'sticky' && top < box.bottom && bottom > box.top
    })
    if (isCovered) focused.scrollIntoView({ block: 'nearest' })
  }
}

/**
 * Returns the ref and the class of a bar that stays at an edge of the window: the one rule for all
 * of them.
 *
 * @param isSticky whether the bar stays at the edge now; otherwise it scrolls with the page
 */
export function useStickyBar(
  edge: StickyEdge,
  isSticky = true,
): [ref: (bar: HTMLElement | null) => (() => void) | undefined, className: string | undefined] {
  const styles = useStyles()
  const ref = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar || !isSticky) return undefined
      bars.set(bar, edge)
      const observer = new ResizeObserver(() => update(bar.ownerDocument))
      observer.observe(bar)
      return () => {
        observer.disconnect()
        bars.delete(bar)
        update(bar.ownerDocument)
      }
    },
    [edge, isSticky],
  )
  return [ref, isSticky ? mergeClasses(styles.bar, styles[edge]) : undefined]
}
