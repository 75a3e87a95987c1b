/**
 * Reports every focused element that is removed, disabled or hidden and leaves the focus on
 * `<body>`: a screen reader then starts at the top of the page, and the next Tab goes to its
 * beginning. The function uses nothing from outside, so that a browser test can pass its source to
 * a page.
 *
 * @param report called with the element's name, a moment after the focus was lost
 * @returns a function that stops watching
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
    // Components move the focus after they are drawn, so the check waits until the page stops
    // changing.
    timer = setTimeout(() => {
      timer = undefined
      if (last !== lost || !isGone(lost) || !isNowhere()) return
      // The next page is still loading: nothing can receive the focus yet.
      if (!document.querySelector('main h1')) return look()
      last = null
      report(`${lost.tagName.toLowerCase()} "${lost.getAttribute('aria-label') ?? lost.textContent.trim()}"`)
    }, 250)
  }
  const remember = ({ target }: FocusEvent) => {
    // Fluent focuses and removes an element of its own when Tab leaves the page.
    const isOwn = target instanceof Element && target !== document.body && !target.matches('[data-tabster-dummy]')
    last = isOwn ? target : null
  }
  const forget = ({ target }: FocusEvent) => {
    // A click outside all controls leaves the element on the page.
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
