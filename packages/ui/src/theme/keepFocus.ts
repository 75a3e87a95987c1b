import { focusHeading } from './focusHeading.ts'
import { focusPath } from './focusPath.ts'
import { isElement, isFocusLost } from './targetDocument.ts'

const FOCUSABLE = ':is(button:not(:disabled), a[href], select:not(:disabled), input[type="file"], [tabindex="0"])'
/** Parts of a page that begin with a heading: it takes the focus if there is no closer control. */
const PART = 'main, dialog, [role="dialog"], [role="alertdialog"]'
/**
 * An element that Fluent's focus manager adds, focuses and removes when Tab leaves the page: the
 * focus is not lost then.
 */
const PASSED_THROUGH = '[data-tabster-dummy]'

/**
 * Focuses the first element of a path if it is still in the page, else the next control of its
 * nearest ancestor that is, else the heading of that part of the page.
 *
 * @param page the document of the provider
 * @param path an element that had the focus, with its ancestors
 */
export function focusNear(page: Document, path: readonly Element[]): void {
  const [lost] = path
  if (isElement(lost) && lost.isConnected && lost !== page.body) {
    lost.focus()
    if (page.activeElement === lost) return
  }
  for (const element of path) {
    if (!element.isConnected || element === page.body || element === page.documentElement) continue
    if (element.matches(PART)) {
      if (focusHeading(element)) return
      continue
    }
    const next = Array.from(element.querySelectorAll<HTMLElement>(FOCUSABLE)).find((each) => each.checkVisibility())
    if (!next || element.querySelector(PART)) continue
    next.focus()
    return
  }
  if (page.querySelector('main h1')) focusHeading(page)
}

/**
 * Keeps the focus near its place when the focused element is removed: on the next control of the
 * nearest ancestor that is still in the page, else on the heading of the page or dialog. Without it
 * the focus falls to `<body>`, a screen reader starts at the top, and the next Tab leads to the
 * skip link. A component that knows a better place moves the focus there itself.
 *
 * @param page the document of the provider
 * @returns a function that stops it
 */
export function keepFocus(page: Document): () => void {
  let path = focusPath(page.activeElement)
  const remember = ({ target }: FocusEvent) => {
    path = isElement(target) && target.matches(PASSED_THROUGH) ? [] : focusPath(target)
  }
  const forget = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return
    // During removal the element is still connected, so the check is deferred: an element that only
    // lost the focus stays connected.
    setTimeout(() => {
      if (path[0] === target && isElement(target) && target.isConnected) path = []
    })
  }
  const keep = () => {
    const [lost] = path
    if (lost && !lost.isConnected && isFocusLost(page)) focusNear(page, path)
  }
  const observer = new MutationObserver(keep)
  observer.observe(page.body, { childList: true, subtree: true })
  page.addEventListener('focusin', remember)
  page.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
    page.removeEventListener('focusout', forget)
  }
}
