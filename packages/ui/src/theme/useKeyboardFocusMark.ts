import { applyFocusVisiblePolyfill } from '@fluentui/react-tabster'
import { useEffect } from 'react'

/**
 * Sets the attribute that Fluent's components use for their focus ring: on keyboard focus, never on
 * a click.
 */
export function useKeyboardFocusMark(): void {
  useEffect(() => applyFocusVisiblePolyfill(document.body, window), [])
}
