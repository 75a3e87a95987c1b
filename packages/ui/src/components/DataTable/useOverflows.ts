import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Returns whether an element's content is wider than the element, updated on every resize. */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const frame = element.current
    if (!frame) return
    const measure = () => setOverflows(frame.scrollWidth > frame.clientWidth + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    for (const child of frame.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return overflows
}
