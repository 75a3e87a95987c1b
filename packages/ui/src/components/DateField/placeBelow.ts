/** Between a control and what opens below it, and to the edge of the window where there is room, pixels. */
const GAP = 8
const EDGE = 12

/** Puts an element in the top layer below a control, their ends in line, or above it, inside the window. By the object model: no style attribute. */
export function placeBelow(element: HTMLElement, control: HTMLElement): void {
  const { top, bottom, right } = control.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const below = bottom + GAP
  const above = top - GAP - height
  const isBelow = below + height <= window.innerHeight || above < 0
  element.style.left = `${within(right - width, width, window.innerWidth)}px`
  element.style.top = `${within(isBelow ? below : above, height, window.innerHeight)}px`
}

/** Keeps something of a size inside a room; in its middle where it fills the room. */
function within(start: number, size: number, room: number): number {
  const edge = Math.min(EDGE, (room - size) / 2)
  return Math.max(edge, Math.min(start, room - size - edge))
}
