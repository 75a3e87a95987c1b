import { applyFocusVisiblePolyfill } from '@fluentui/react-tabster'
import { useEffect } from 'react'
import { windowOf } from './targetDocument.ts'

/**
 * Sets the attribute that Fluent's components use for their focus ring: on keyboard focus, never on
 * a click.
 */
export function useKeyboardFocusMark(page: Document | undefined): void {
  useEffect(() => (page ? applyFocusVisiblePolyfill(page.body, windowOf(page.body)) : undefined), [page])
}
