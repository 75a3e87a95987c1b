import { windowOf } from '../../../theme/targetDocument.ts'

/** Pixels between a cell and the popover beside it (`GAP`), and to the edge of the window. */
const GAP = 14
const EDGE = 12

/**
 * Places an element beside another one, on the side with more space, inside the window. Sets the
 * position through the CSSOM, without a `style` attribute.
 */
export function placeBeside(element: HTMLElement, anchor: Element): void {
  const place = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const { innerWidth, innerHeight } = windowOf(anchor)
  const roomAfter = innerWidth - place.right
  const beside = roomAfter >= place.left ? place.right + GAP : place.left - GAP - width
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE))
  element.style.left = `${within(beside, width, innerWidth)}px`
  element.style.top = `${within(place.top - GAP, height, innerHeight)}px`
}
