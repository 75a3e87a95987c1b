import { focusHeading } from './focusHeading.ts'
import { focusPath } from './focusPath.ts'

const FOCUSABLE = ':is(button:not(:disabled), a[href], select:not(:disabled), input[type="file"], [tabindex="0"])'
/** Parts of a page that begin with a heading: it takes the focus if there is no closer control. */
const PART = 'main, dialog, [role="dialog"]'

/**
 * Keeps the focus near its place when the focused element is removed: on the next control of the
 * nearest ancestor that is still in the page, else on the heading of the page or dialog. Without it
 * the focus falls to `<body>`, a screen reader starts at the top, and the next Tab leads to the
 * skip link. A component that knows a better place moves the focus there itself.
 *
 * @param before the element that was focused last before the call, with its ancestors; it may
 *   already be removed
 * @returns a function that stops it
 */
export function keepFocus(before: Element[] = []): () => void {
  let path = before[0]?.isConnected && before[0] !== document.activeElement ? [] : before
  const remember = ({ target }: FocusEvent) => {
    path = focusPath(target)
  }
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // During removal the element is still connected, so the check is deferred: an element that only
    // lost the focus stays connected.
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
