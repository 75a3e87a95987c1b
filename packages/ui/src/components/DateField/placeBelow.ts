import { windowOf } from '../../theme/targetDocument.ts'

/**
 * Pixels between a control and its popover (`GAP`), and to the edge of the window if there is space
 * (`EDGE`).
 */
const GAP = 8
const EDGE = 12

/**
 * Places a popover in the top layer below a control, or above it if there is no space below,
 * aligned at the end and inside the window. Sets the position through the CSSOM, without a `style`
 * attribute.
 */
export function placeBelow(element: HTMLElement, control: HTMLElement): void {
  const { top, bottom, right } = control.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const { innerWidth, innerHeight } = windowOf(control)
  const below = bottom + GAP
  const above = top - GAP - height
  const isBelow = below + height <= innerHeight || above < 0
  element.style.left = `${within(right - width, width, innerWidth)}px`
  element.style.top = `${within(isBelow ? below : above, height, innerHeight)}px`
}

/** Returns the start that keeps an element of `size` inside `room`, centred if it fills `room`. */
function within(start: number, size: number, room: number): number {
  const edge = Math.min(EDGE, (room - size) / 2)
  return Math.max(edge, Math.min(start, room - size - edge))
}
