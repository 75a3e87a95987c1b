import { useRef } from 'react'
import type { FocusEvent } from 'react'

/**
 * Tells whether the focus inside an element was moved by the keyboard. Letters act only then: a
 * user who clicked a row or cell and then types probably means to search. Call `onFocus` for every
 * focus event inside the element, and spread `pointerProps` on it.
 */
export function useKeyboardFocus() {
  const isPointerDown = useRef(false)
  const isKeyboardFocus = useRef(false)
  const releasePointer = () => {
    isPointerDown.current = false
  }
  return {
    isByKeyboard: () => isKeyboardFocus.current,
    /** Call before a key, or the page itself, moves the focus by script. */
    setByKeyboard: () => {
      isKeyboardFocus.current = true
    },
    onFocus: ({ target }: FocusEvent) => {
      // A dialog that was opened by a key returns the focus without `:focus-visible`.
      isKeyboardFocus.current = !isPointerDown.current && (isKeyboardFocus.current || target.matches(':focus-visible'))
      releasePointer()
    },
    pointerProps: {
      onPointerDown: () => {
        isPointerDown.current = true
        isKeyboardFocus.current = false
      },
      onPointerUp: releasePointer,
      onPointerCancel: releasePointer,
    },
  }
}
