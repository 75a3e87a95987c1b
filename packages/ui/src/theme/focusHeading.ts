/**
 * Moves the focus to the first heading of a part of the page, as a labelled place to continue from
 * after the focused element was removed.
 *
 * @param part the page, a dialog or a section
 * @param options as for `focus()`: whether the page scrolls to it
 * @returns whether there is a heading
 */
export function focusHeading(part: ParentNode, options?: FocusOptions): boolean {
  const heading = part.querySelector<HTMLElement>('main h1, h1, h2, h3')
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus(options)
  return true
}
