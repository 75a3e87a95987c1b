import { focusHeading } from './focusHeading.ts'
import { focusPath } from './focusPath.ts'

const FOCUSABLE = ':is(button:not(:disabled), a[href], select:not(:disabled), input[type="file"], [tabindex="0"])'
/** Parts of a page that begin with a heading: when nothing nearer is left, the focus goes there. */
const PART = 'main, dialog, [role="dialog"]'

/**
 * Keeps the focus near where it was when the focused element goes away: on the next control of the nearest part that is still
 * there, else on the heading of the page or dialog. Without it the focus falls to `<body>`, a screen reader starts at the top,
 * and the next Tab leads to the skip link. A component that knows a better place moves the focus there by itself.
 *
 * @param before what was focused last before this began, and what it was in; it may be gone already
 * @returns a function that ends it
 */
export function keepFocus(before: Element[] = []): () => void {
  let path = before[0]?.isConnected && before[0] !== document.activeElement ? [] : before
  const remember = ({ target }: FocusEvent) => {
    path = focusPath(target)
  }
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // An element that is being removed is still there now; one that was merely left stays.
    setTimeout(() => {
      if (path[0] === target && target instanceof Element && target.isConnected) path = []
    })
  }
  const keep = () => {
    const [lost] = path
    if (!lost || lost.isConnected || (document.activeElement ?? document.body) !== document.body) return
    for (const element of path) {
      if (!element.isConnected || element === document.body || element === document.documentElement) continue
      if (element.matches(PART)) {
        if (focusHeading(element)) return
        continue
      }
      const next = Array.from(element.querySelectorAll<HTMLElement>(FOCUSABLE)).find((each) => each.checkVisibility())
      if (!next || element.querySelector(PART)) continue
      next.focus()
      return
    }
    if (document.querySelector('main h1')) focusHeading(document)
  }
  const observer = new MutationObserver(keep)
  observer.observe(document.body, { childList: true, subtree: true })
  keep()
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}
