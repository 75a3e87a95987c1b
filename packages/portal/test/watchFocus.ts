/**
 * Reports every focused element that goes away, is disabled or hidden and leaves the focus on `<body>`: a screen reader then
 * starts at the top of the page, and the next Tab leads to its beginning. Needs nothing from outside, so that a browser test can
 * hand its source to a page.
 *
 * @param report called with the element's name, a moment after it was lost
 * @returns how to stop
 */
export function watchFocus(report: (lost: string) => void): () => void {
  let last: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const isGone = (element: Element) =>
    !element.isConnected || element.matches(':disabled') || !element.checkVisibility()
  const isNowhere = () => (document.activeElement ?? document.body) === document.body
  const look = () => {
    const lost = last
    clearTimeout(timer)
    timer = undefined
    if (lost === null || !isGone(lost) || !isNowhere()) return
    // Components move the focus after they have drawn, which takes as long as the page still changes.
    timer = setTimeout(() => {
      timer = undefined
      if (last !== lost || !isGone(lost) || !isNowhere()) return
      // The next page is still on its way: there is no place yet for the focus.
      if (!document.querySelector('main h1')) return look()
      last = null
      report(`${lost.tagName.toLowerCase()} "${lost.getAttribute('aria-label') ?? lost.textContent.trim()}"`)
    }, 250)
  }
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element && target !== document.body ? target : null
  }
  const forget = ({ target }: FocusEvent) => {
    // A click beside everything leaves the element where it is.
    setTimeout(() => {
      if (last === target && last !== null && !isGone(last) && isNowhere()) last = null
    })
  }
  const observer = new MutationObserver(look)
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  observer.observe(document, { attributes: true, childList: true, subtree: true })
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}
