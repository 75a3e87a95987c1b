/**
 * Moves the focus to the first heading of a part of the page: a named place to go on from when the focused element goes away.
 *
 * @param part the page, a dialog or a section
 * @param options as for `focus()`: whether the page scrolls to it
 * @returns whether there was one
 */
export function focusHeading(part: ParentNode, options?: FocusOptions): boolean {
  const heading = part.querySelector<HTMLElement>('main h1, h1, h2, h3')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus(options)
  return true
}
