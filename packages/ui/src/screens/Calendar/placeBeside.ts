/** Between a cell and what stands beside it, and to the edge of the window, pixels. */
const GAP = 14
const EDGE = 12

/** Puts an element beside another one, on the side with more room, inside the window. By the object model: no style attribute. */
export function placeBeside(element: HTMLElement, anchor: HTMLElement): void {
  const place = anchor.getBoundingClientRect()
  const { width, height } = element.getBoundingClientRect()
  const roomAfter = window.innerWidth - place.right
  const beside = roomAfter >= place.left ? place.right + GAP : place.left - GAP - width
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE))
  element.style.left = `${within(beside, width, window.innerWidth)}px`
  element.style.top = `${within(place.top - GAP, height, window.innerHeight)}px`
}
