/** Returns whether a window shows a page of the documentation. */
const isDocs = ({ location }: Window) => new URLSearchParams(location.search).get('viewMode') === 'docs'

/**
 * Keeps focus and place of a page of the documentation from its stories, whose parts focus
 * themselves and whose play functions focus what they use: whoever opens a page reads it from the
 * top. A story that the reader clicks or types in gets the focus as in a product.
 */
export function keepDocsQuiet(): void {
  const page = window.parent === window ? undefined : window.parent
  const isOnPage = page !== undefined && isDocs(page)
  // Called with the element as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const focus = HTMLElement.prototype.focus
  // The address of the page that is used: another page begins unused.
  let used: string | undefined
  const use = ({ isTrusted }: Event) => {
    if (isTrusted) used = location.search
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, use, true)
  HTMLElement.prototype.focus = function (options) {
    const isUsed = used === location.search
    if (isUsed || (!isOnPage && !isDocs(window))) focus.call(this, options)
    else if (isOnPage) {
      // A play function goes on inside its frame.
      focus.call(this, { ...options, preventScroll: true })
      page.focus()
    }
  }
}
