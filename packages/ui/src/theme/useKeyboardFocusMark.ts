import { applyFocusVisiblePolyfill } from '@fluentui/react-tabster'
import { useEffect } from 'react'

/** Fluent's components draw their focus ring where this mark is set: on keyboard focus, never on a click. */
export function useKeyboardFocusMark(): void {
  useEffect(() => applyFocusVisiblePolyfill(document.body, window), [])
}
