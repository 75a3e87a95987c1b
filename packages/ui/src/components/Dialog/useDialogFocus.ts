import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { focusHeading } from '../../theme/focusHeading.ts'
import { focusPath } from '../../theme/focusPath.ts'
import { focusNear } from '../../theme/keepFocus.ts'
import { isElement, isFocusLost, useTargetDocument } from '../../theme/targetDocument.ts'

/** Where the focus may be while a dialog is open: popups in front of it, and the ends of Tab's way. */
const IN_FRONT = '[data-portal-node], [data-tabster-dummy], dialog, [popover]'

/**
 * The focus of an open dialog. It starts in the field, the safe answer or the title, stays inside
 * also if the page behind focuses something by script, and returns on closing to the element that
 * had it, else close to its place. Fluent's Dialog focuses its first control, lets a script leave,
 * and returns the focus to a `DialogTrigger` only.
 */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  const page = useTargetDocument()
  useLayoutEffect(() => (page ? keepPageShown(page) : undefined), [page])
  // Before the next effect, which moves the focus out on closing.
  useLayoutEffect(() => {
    const keepInside = ({ target }: FocusEvent) => {
      const element = dialog.current
      if (!element || !isElement(target) || element.contains(target) || target.closest(IN_FRONT)) return
      firstFocus(element)?.focus()
    }
    page?.addEventListener('focusin', keepInside)
    return () => page?.removeEventListener('focusin', keepInside)
  }, [dialog, page])
  useLayoutEffect(() => {
    const before = focusPath(page?.activeElement ?? null)
    const element = dialog.current
    // While the dialog is still in the page, so that the focus is never lost.
    return () => {
      if (page && (isFocusLost(page) || element?.contains(page.activeElement))) focusNear(page, before)
    }
  }, [dialog, page])
  // After Fluent's Dialog, which focuses its first control.
  useEffect(() => {
    if (dialog.current) firstFocus(dialog.current)?.focus()
  }, [dialog])
  // If the focused element was removed (the button of a booking that was decided meanwhile), the
  // focus moves to the title.
  useEffect(() => {
    if (dialog.current && isFocusLost(dialog.current.ownerDocument)) focusHeading(dialog.current)
  })
}

/** Milliseconds after closing: Fluent shows what it has hidden after 250. */
const SHOWN_AGAIN = 300

/** Dialogs and popovers that hide the page behind them, also those of a host. */
const HIDING = '[data-tabster*=modalizer], [aria-modal=true]'

/** What was shown on a page before its dialogs opened. */
const shownBefore = new WeakMap<Document, Set<Element>>()

/**
 * Fluent hides the page behind an open dialog from a screen reader. If the last root with Fluent is
 * unmounted meanwhile, its Tabster is gone before it shows the host's page again (tabster 530): then
 * this does. Call when a dialog opens; returns a function to call when it closes.
 */
function keepPageShown(page: Document): () => void {
  const isHidden = (element: Element) => element.getAttribute('aria-hidden') === 'true'
  const shown = shownBefore.get(page) ?? new Set()
  shownBefore.set(page, shown)
  for (const element of page.body.children) if (!isHidden(element)) shown.add(element)
  return () => {
    setTimeout(() => {
      if (page.querySelector(HIDING)) return
      for (const element of shown) if (isHidden(element)) element.removeAttribute('aria-hidden')
      shown.clear()
    }, SHOWN_AGAIN)
  }
}

/**
 * Returns the element with the initial focus: the one with `data-autofocus`; else the first field;
 * else, in an alert, the first button; else the title, so that it is read first.
 */
function firstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('input:not([type=hidden], [disabled]), select, textarea') ??
    (dialog.role === 'alertdialog' ? dialog.querySelector('button') : null) ??
    dialog.querySelector('h2')
  )
}
